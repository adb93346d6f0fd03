import type { AddressPageModel } from '../../../client/pages/address/address-model.ts';
import type { AddressSearchPageModel } from '../../../client/pages/address-search/address-search-model.ts';
import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { type AddressSearchAnswer, UNKNOWN_PLACE } from '../../../shared/contract/finding/reverse-search.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { type SearchValues, splitAddress } from '../../../shared/forms/search-form.ts';
import { funnelHref } from '../../../shared/funnels/decide-funnel.ts';
import { normaliseLocation, placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { tidyText } from '../../input/tidy-text.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { addressErrors } from '../../search/address-errors.ts';
import { addressHead, addressPathOf, addressSearchHead } from '../../seo/reverse-search-heads.ts';

const { errors: words } = addressPageCopy.search;

/**
 * GET /address-search: the form, and where it goes. 303 to the address's page; the form again if nothing is on record
 * (200), the place is unknown (404), or it cannot be an address (400). A place alone only fills in the form.
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
  const place = normaliseLocation(location);
  const found = await loadPageData(() => findAddress(c, street, place));
  switch (found) {
    case 'unknown-place':
      return renderForm(c, 404, typed, { errors: { location: words.unknownPlace } });
    case 'unknown-address':
      return renderForm(c, 200, typed, { none: { street, place } });
    default:
      return c.redirect(addressPathOf(found), 303);
  }
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
  more: Partial<Pick<AddressSearchPageModel, 'errors' | 'none'>> = {},
): Promise<Response> {
  allowRevalidation(c);
  const viewer = await loadViewer(c);
  return renderPage(c, status, {
    head: addressSearchHead(siteOrigin(c), values.street !== '' || values.location !== ''),
    site: siteFor(c, viewer, { by: 'address', ...values }),
    page: { kind: 'address-search', values, errors: {}, none: null, ...more },
  });
}

/**
 * GET /address/{street}/{location}/{id} (F2-16): who lives and has lived there. Any spelling of the street works, with
 * a canonical link to the one on record; an id from another street counts as unknown.
 */
export async function address(c: EdgeContext): Promise<Response> {
  const [answer, viewer] = await loadPageData(() => Promise.all([loadAnswer(c), loadViewer(c)]));
  const { street, city, stateCode } = answer;
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: addressHead(answer, siteOrigin(c)),
    site: siteFor(c, viewer, { by: 'address', street, location: placeText(city, stateCode) }),
    page: pageOf(c, answer, viewer?.userType ?? null),
  });
}

async function loadAnswer(c: EdgeContext): Promise<AddressSearchAnswer> {
  const { street, location, id } = paramsOf(c, 'address');
  const missing = () => new Refusal(404, 'no such address');
  if ([street, location, id].some((text) => text.length > SEARCH_TEXT_MAX)) throw missing();
  try {
    return await createOriginClient(c).get('searchAddress', { street, location, id });
  } catch (error) {
    throw error instanceof OriginProblem && error.status === 404 ? missing() : error;
  }
}

function pageOf(c: EdgeContext, answer: AddressSearchAnswer, userType: UserType | null): AddressPageModel {
  const { street, city, stateCode, addressId, property } = answer;
  const { propertySite } = c.get('settings');
  const isMasked = [...answer.residents, ...answer.pastResidents].some(
    (resident) => resident.type === 'masked' && !resident.isDead,
  );
  return {
    kind: 'address',
    answer,
    // Viewers with a lookup left see every name, and no link to a price.
    seeHref: isMasked
      ? funnelHref(
          'address',
          { userType, hasLookupsLeft: false },
          { wpContent: 'addresses', wpSource: 'address', wpMedium: 'onepages', funnelType: 'address', addressId },
        )
      : null,
    propertyHref: property?.pnpId == null ? null : paths.propertyPage({ pnpId: property.pnpId, propertySite }),
    visit:
      c.get('botClass') === 'human'
        ? { id: null, path: addressPathOf(answer), label: street, place: placeText(city, stateCode) }
        : null,
  };
}
