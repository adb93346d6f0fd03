import type { PropertyHomePageModel } from '../../../client/pages/property-home/property-home-model.ts';
import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { typedLocation } from '../../../shared/urls/typed-location.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { tidyText } from '../../input/tidy-text.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { findBrowsePage } from '../../search/browse-page.ts';
import { loadDirectory } from '../../search/load-directory.ts';
import { linkTo, loadMeantPlaces } from '../../search/meant-places.ts';
import { centerOf, placeToMoveTo } from '../../search/place-path.ts';
import { hasFlags, hasListFlags, isPlaceItself } from '../../seo/page-heads.ts';
import { propertyHomeHead, propertySearchHead } from '../../seo/property-heads.ts';

/**
 * GET /property: the form, and the states to start with. It submits a place: 303 to its properties. Whether it has any
 * is checked there, once.
 */
export async function propertyHome(c: EdgeContext): Promise<Response> {
  const typed = c.get('url').searchParams.get('location');
  if (typed === null) return renderPropertyForm(c, 200, '', null);
  await takeFromLimit(c, 'search');
  const location = tidyText(typed);
  const place = typedLocation(location);
  if (place === '') return renderPropertyForm(c, 400, location, propertyPagesCopy.home.missing);
  return c.redirect(paths.propertySearch({ location: place }), 303);
}

/** The form with what was typed, and its error. Only the empty form is indexed. */
async function renderPropertyForm(
  c: EdgeContext,
  status: 200 | 400 | 404,
  location: string,
  error: string | null,
  meant: PropertyHomePageModel['meant'] = [],
): Promise<Response> {
  const [directory, viewer] = await Promise.all([loadDirectory(c), loadViewer(c)]);
  allowRevalidation(c);
  return renderPage(c, status, {
    head: propertyHomeHead(siteOrigin(c), error !== null || hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer, { location }),
    page: { kind: 'property-home', location, error, meant, states: directory?.states ?? [] },
  });
}

/**
 * GET /property-search/{location} (F2-21): the cities of a state, or the properties of a city by street. A zip
 * and a nickname redirect to the city, as in the white pages. A place without properties is a 404 with the form for another
 * one, and the places that may be meant.
 */
export async function propertySearch(c: EdgeContext): Promise<Response> {
  const location = paramsOf(c, 'property-search').location.slice(0, SEARCH_TEXT_MAX);
  const center = centerOf(location);
  if (center !== null) return c.redirect(paths.propertySearch({ location: center }), 301);
  const { answer, viewer } = await findBrowsePage(c, (query) =>
    createOriginClient(c).get('propertySearch', query, { location }),
  );
  if (answer === null) {
    const meant = (await loadMeantPlaces(c, location)).filter(({ properties }) => properties > 0);
    return renderPropertyForm(c, 404, location, propertyPagesCopy.home.none(location), meant.map(linkToProperties));
  }
  const listed = { city: answer.kind === 'city' ? answer.city : null, stateCode: answer.stateCode };
  const place = placeText(listed.city, listed.stateCode);
  const moved = placeToMoveTo(location, listed);
  if (moved !== null) return c.redirect(paths.propertySearch({ location: moved, page: answer.page }), 301);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: propertySearchHead(
      answer,
      siteOrigin(c),
      hasListFlags(c.get('url').searchParams) || !isPlaceItself(location, place),
    ),
    site: siteFor(c, viewer, { location: place }),
    page: { kind: 'property-search', answer, propertySite: c.get('settings').propertySite },
  });
}

const linkToProperties = (place: Parameters<typeof linkTo>[0]) =>
  linkTo(place, (location) => paths.propertySearch({ location }));
