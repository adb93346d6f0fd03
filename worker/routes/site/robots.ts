import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';

/**
 * Nothing private is listed: these are prefixes that every site like this has, not pages of anybody. What is only not to be
 * found, such as a filtered search, stays readable: an engine has to see its noindex.
 */
const RULES = `User-agent: *
Content-Signal: search=yes, ai-input=no, ai-train=no
Disallow: /api
Disallow: /auth
Disallow: /checkout
Disallow: /billing
Disallow: /account
`;

/** GET /robots.txt */
export function robots(c: EdgeContext): Response {
  return c.text(`${RULES}\nSitemap: ${siteOrigin(c)}${paths.sitemap()}\n`);
}
