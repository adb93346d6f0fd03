import type { EdgeContext } from '../context.ts';

/** Nothing private is listed: these are prefixes that every site like this has, not pages of anybody. */
const ROBOTS = `User-agent: *
Content-Signal: search=yes, ai-input=no, ai-train=no
Disallow: /api
Disallow: /auth
Disallow: /checkout
Disallow: /billing
Disallow: /account
`;

/** GET /robots.txt */
export function robots(c: EdgeContext): Response {
  return c.text(ROBOTS);
}
