import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { normaliseLocation } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { hasFlags } from '../../seo/has-flags.ts';
import { propertyHomeHead } from '../../seo/property-heads.ts';
import { tidyText } from '../../tidy-text.ts';
import { loadDirectory } from './load-directory.ts';

/**
 * GET /property: the form, and the states to begin with. What it sends is a place: 303 to its properties. Whether it has any
 * is asked there, once.
 */
export async function propertyHome(c: EdgeContext): Promise<Response> {
  const typed = c.var.url.searchParams.get('location');
  if (typed === null) return renderPropertyForm(c, 200, '', null);
  await takeFromLimit(c, 'search');
  const location = tidyText(typed);
  const place = normaliseLocation(location);
  if (place === '') return renderPropertyForm(c, 400, location, propertyPagesCopy.home.missing);
  return c.redirect(paths.propertySearch({ location: place }), 303);
}

/** The form with what was typed, and what is wrong with it. Only the empty form is for search engines. */
export async function renderPropertyForm(
  c: EdgeContext,
  status: 200 | 400 | 404,
  location: string,
  error: string | null,
): Promise<Response> {
  const [directory, viewer] = await Promise.all([loadDirectory(c), loadViewer(c)]);
  allowRevalidation(c);
  return renderPage(c, status, {
    head: propertyHomeHead(siteOrigin(c), error !== null || hasFlags(c.var.url.searchParams)),
    site: siteFor(c, viewer, { location }),
    page: { kind: 'property-home', location, error, states: directory?.states ?? [] },
  });
}
