import type { AddressSearchPageModel } from '../../../client/pages/address-search/address-search-model.ts';
import { type AddressSearchAnswer, UNKNOWN_PLACE } from '../../../shared/contract/finding/reverse-search.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { splitAddress } from '../../../shared/forms/check-search.ts';
import type { SearchValues } from '../../../shared/forms/search-form.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { typedLocation } from '../../../shared/urls/typed-location.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { tidyText } from '../../input/tidy-text.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { addressErrors } from '../../search/address-errors.ts';
import { askedNumber } from '../../search/asked-number.ts';
import { linkTo, loadMeantPlaces } from '../../search/meant-places.ts';
import { hasFlags } from '../../seo/page-heads.ts';
import { addressSearchHead, streetPathOf } from '../../seo/reverse-search-heads.ts';

const { errors: words } = addressPageCopy.search;

/**
 * GET /address-search: the form, and where it goes. 303 to the street's page, or for readers with a plan to that of the
 * house; the form again if the street is not on record (200), the place is unknown (404), or it cannot be an address
 * (400). A place alone only fills in the form.
 */
export async function addressSearch(c: EdgeContext): Promise<Response> {
  const { searchParams } = c.get('url');
  const typed = { street: tidyText(searchParams.get('street')), location: tidyText(searchParams.get('location')) };
  if (typed.street === '') return renderForm(c, 200, typed);
  const errors = addressErrors(typed);
  if (Object.keys(errors).length > 0) return renderForm(c, 400, typed, { errors });

  // The page this leads to uses up one search; the redirect is counted separately, so that one search counts once.
  await takeFromLimit(c, 'search', 'address-search');
  const { street, location } = splitAddress(typed);
  const place = typedLocation(location);
  const found = await loadPageData(() => findAddress(c, street, place));
  switch (found) {
    case 'unknown-place':
      return renderForm(c, 404, typed, {
        errors: { location: words.unknownPlace },
        meant: (await loadMeantPlaces(c, place)).flatMap((meant) => linkToAddress(meant, street)),
      });
    case 'unknown-address':
      return renderForm(c, 200, typed, { none: { street, place } });
    default:
      return c.redirect(pathOf(found, street), 303);
  }
}

/** A house is answered only to readers with a plan; everybody else is shown its street, whatever its number. */
function pathOf(answer: AddressSearchAnswer, street: string): string {
  if (answer.house === null) return streetPathOf(answer, askedNumber(street, answer.street));
  return paths.address({ street, location: placeText(answer.city, answer.stateCode) });
}

async function findAddress(
  c: EdgeContext,
  street: string,
  location: string,
): Promise<AddressSearchAnswer | 'unknown-place' | 'unknown-address'> {
  try {
    return await createOriginClient(c).get('searchAddress', { street, location });
  } catch (error) {
    if (!(error instanceof OriginProblem) || error.status !== 404) throw error;
    return error.title === UNKNOWN_PLACE ? 'unknown-place' : 'unknown-address';
  }
}

/** The form with what was typed. Only the empty form is indexed as a page. */
async function renderForm(
  c: EdgeContext,
  status: 200 | 400 | 404,
  values: SearchValues,
  more: Partial<Pick<AddressSearchPageModel, 'errors' | 'none' | 'meant'>> = {},
): Promise<Response> {
  allowRevalidation(c);
  const viewer = await loadViewer(c);
  return renderPage(c, status, {
    head: addressSearchHead(siteOrigin(c), hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer, { by: 'address', ...values }),
    page: { kind: 'address-search', values, errors: {}, none: null, meant: [], ...more },
  });
}

/** The same street in a place that may be meant: a city, for streets are searched by city. */
function linkToAddress(place: Parameters<typeof linkTo>[0], street: string): AddressSearchPageModel['meant'] {
  return place.city === null ? [] : [linkTo(place, (location) => paths.addressSearch({ street, location }))];
}
