import type { AddressSearchPageModel } from '../../../client/pages/page-model.ts';
import { type AddressSearchAnswer, UNKNOWN_PLACE } from '../../../shared/contract/finding/reverse-search.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { type SearchValues, splitAddress } from '../../../shared/forms/search-form.ts';
import { normaliseLocation } from '../../../shared/urls/location.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { addressErrors } from '../../search/address-errors.ts';
import { addressPathOf, addressSearchHead } from '../../seo/address-head.ts';
import { tidyText } from '../../tidy-text.ts';

const { errors: words } = addressPageCopy.search;

/**
 * GET /address-search: the form, and where it goes. 303 to the page of the address; the form again where nothing is on
 * record of it (200), of a place that nobody knows (404), or where it can be no address (400). A place alone only fills in the form.
 */
export async function addressSearch(c: EdgeContext): Promise<Response> {
  const { searchParams } = c.var.url;
  const typed = { street: tidyText(searchParams.get('street')), location: tidyText(searchParams.get('location')) };
  if (typed.street === '') return renderForm(c, 200, typed);
  const errors = addressErrors(typed);
  if (Object.keys(errors).length > 0) return renderForm(c, 400, typed, { errors });

  // The page that this leads to takes one of the searches; the way there is counted apart, so that a search is one.
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

/** The form with what was typed already. Only the empty one is a page of its own, for search engines. */
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
