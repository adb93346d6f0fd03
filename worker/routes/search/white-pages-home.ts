import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { typedLocation } from '../../../shared/urls/typed-location.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { tidyText } from '../../input/tidy-text.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { loadBrowsePage } from '../../search/browse-page.ts';
import { whitePagesHomeHead } from '../../seo/browse-heads.ts';
import { hasFlags } from '../../seo/page-heads.ts';

/**
 * GET /white-pages: the states that people are listed in, and a form for a place, which leads to its white pages (303).
 * Whether anybody is listed there is checked there, once.
 */
export async function whitePagesHome(c: EdgeContext): Promise<Response> {
  const typed = c.get('url').searchParams.get('location');
  if (typed === null) return renderHome(c, 200, '', null);
  await takeFromLimit(c, 'search');
  const location = tidyText(typed);
  const place = typedLocation(location);
  if (place === '') return renderHome(c, 400, location, browseCopy.whitePages.home.missing);
  return c.redirect(paths.whitePages({ location: place }), 303);
}

/** The form with what was typed, and its error. Only the empty form is indexed. */
async function renderHome(
  c: EdgeContext,
  status: 200 | 400,
  location: string,
  error: string | null,
): Promise<Response> {
  const { answer, viewer } = await loadBrowsePage(c, () => createOriginClient(c).get('directory', {}), 'letter');
  allowRevalidation(c);
  return renderPage(c, status, {
    head: whitePagesHomeHead(siteOrigin(c), answer, error !== null || hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer, { location }),
    page: { kind: 'white-pages-home', location, error, answer },
  });
}
