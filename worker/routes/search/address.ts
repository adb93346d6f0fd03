import type { AddressPageModel } from '../../../client/pages/page-model.ts';
import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { funnelHref } from '../../../shared/funnels/decide-funnel.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { addressHead, addressPathOf } from '../../seo/address-head.ts';

/**
 * GET /address/{street}/{location}/{id} (F2-16): who lives and lived there. Any spelling of the street is answered, with a
 * link to the one on record; an id that is of another street is as unknown as none.
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
  const { propertySite } = c.var.settings;
  const isMasked = [...answer.residents, ...answer.pastResidents].some(({ type }) => type === 'masked');
  return {
    kind: 'address',
    answer,
    // Whoever has a lookup left is named everybody, and sees no way to a price.
    seeHref: isMasked
      ? funnelHref(
          'address',
          { userType, hasLookupsLeft: false },
          { wpContent: 'addresses', wpSource: 'address', wpMedium: 'onepages', funnelType: 'address', addressId },
        )
      : null,
    propertyHref: property?.pnpId == null ? null : paths.propertyPage({ pnpId: property.pnpId, propertySite }),
    visit:
      c.var.botClass === 'human'
        ? { id: null, path: addressPathOf(answer), label: street, place: placeText(city, stateCode) }
        : null,
  };
}
