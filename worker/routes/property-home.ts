import { propertyPagesCopy } from '../../shared/copy/property-pages.ts';
import { normaliseLocation } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, siteOrigin } from '../context.ts';
import { loadPageData } from '../errors.ts';
import { allowRevalidation } from '../middleware/cache-rule.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { nullFor404 } from '../person/ladder-lookups.ts';
import { renderPage } from '../render/render-page.tsx';
import { loadViewer, siteFor } from '../render/site-model.ts';
import { propertyHomeHead } from '../seo/property-heads.ts';
import { loadDirectory } from './load-directory.ts';
import { tidy } from './people-search.ts';

const words = propertyPagesCopy.home;

/**
 * GET /property: the form, and the states to begin with. What it sends is a place: 303 to its properties, or the form
 * again, which says that there is none, or none known by that name.
 */
export async function propertyHome(c: EdgeContext): Promise<Response> {
  const typed = c.var.url.searchParams.get('location');
  if (typed === null) return renderForm(c, 200, '', null);
  const location = tidy(typed);
  const place = normaliseLocation(location);
  if (place === '') return renderForm(c, 400, location, words.missing);
  const found = await loadPageData(() =>
    nullFor404(createOriginClient(c).get('propertySearch', {}, { location: place })),
  );
  if (found === null) return renderForm(c, 404, location, words.none(location));
  return c.redirect(paths.propertySearch({ location: place }), 303);
}

/** Only the empty form is a page of its own, for search engines. */
async function renderForm(
  c: EdgeContext,
  status: 200 | 400 | 404,
  location: string,
  error: string | null,
): Promise<Response> {
  const [directory, viewer] = await Promise.all([loadDirectory(c), loadViewer(c)]);
  allowRevalidation(c);
  return renderPage(c, status, {
    head: propertyHomeHead(siteOrigin(c), error !== null),
    site: siteFor(c, viewer, { location }),
    page: { kind: 'property-home', location, error, states: directory?.states ?? [] },
  });
}
