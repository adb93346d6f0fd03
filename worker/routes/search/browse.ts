import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { findBrowsePage, loadBrowsePage, noSuchPlace, notListed } from '../../search/browse-page.ts';
import { centerOf, placeToMoveTo } from '../../search/place-path.ts';
import { directoryHead, directoryLetterHead, directoryNameHead, whitePagesHead } from '../../seo/browse-heads.ts';
import { hasFlags, hasListFlags, isPlaceItself } from '../../seo/page-heads.ts';
import { mapNames } from '../../tiles/map-names.ts';

/** GET /directory/name: letters of last names, and states. */
export async function directory(c: EdgeContext): Promise<Response> {
  const { answer, viewer } = await loadBrowsePage(c, () => createOriginClient(c).get('directory', {}), 'letter');
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: directoryHead(siteOrigin(c), answer, hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer),
    page: { kind: 'directory', answer },
  });
}

/** GET /directory/name/{letter}: last names. */
export async function directoryLetter(c: EdgeContext): Promise<Response> {
  const params = paramsOf(c, 'directory-letter');
  const { answer, viewer } = await loadBrowsePage(
    c,
    (query) => createOriginClient(c).get('directoryLetter', query, params),
    'letter',
  );
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: directoryLetterHead(siteOrigin(c), answer, hasListFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer),
    page: { kind: 'directory-letter', answer },
  });
}

/** Longest last name the origin can be asked for; nobody's is longer. */
const PARTIAL_MAX = 60;

/** GET /directory/name/{letter}/{partial}: the people of a last name. */
export async function directoryName(c: EdgeContext): Promise<Response> {
  const params = paramsOf(c, 'directory-name');
  if (params.partial.length > PARTIAL_MAX) throw notListed.name();
  const { answer, viewer } = await loadBrowsePage(
    c,
    (query) => createOriginClient(c).get('directoryName', query, params),
    'name',
  );
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: directoryNameHead(siteOrigin(c), answer, hasListFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer, { name: answer.name }),
    page: { kind: 'directory-name', answer },
  });
}

/**
 * GET /white-pages/{location}: the people of a place (F2-20). A zip redirects to its city: nobody's zip is revealed; so do
 * a nickname and the surroundings of a place. A text that is no place is a 404 with the places that it may mean.
 */
export async function whitePages(c: EdgeContext): Promise<Response> {
  const location = paramsOf(c, 'white-pages').location.slice(0, SEARCH_TEXT_MAX);
  const center = centerOf(location);
  if (center !== null) return c.redirect(paths.whitePages({ location: center }), 301);
  const { answer, viewer } = await findBrowsePage(c, (query) =>
    createOriginClient(c).get('location', query, { location }),
  );
  if (answer === null) throw await noSuchPlace(c, location);
  const listed = { city: answer.kind === 'city' ? answer.city : null, stateCode: answer.stateCode };
  const place = placeText(listed.city, listed.stateCode);
  const moved = placeToMoveTo(location, listed);
  if (moved !== null) return c.redirect(paths.whitePages({ location: moved, page: answer.page }), 301);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: whitePagesHead(
      siteOrigin(c),
      answer,
      hasListFlags(c.get('url').searchParams) || !isPlaceItself(location, place),
    ),
    site: siteFor(c, viewer, { location: place }),
    page: { kind: 'white-pages', answer, mapNames },
  });
}
