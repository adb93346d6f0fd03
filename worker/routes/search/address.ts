import type { AddressPageModel, AddressPropertyModel } from '../../../client/pages/address/address-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import { funnelHref, propertyFunnelHref } from '../../../shared/funnels/decide-funnel.ts';
import { hasLivePlan } from '../../../shared/people/plan-features.ts';
import { streetKey } from '../../../shared/people/streets/street-key.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { readOpenOutcome } from '../../../shared/urls/redirect-notices.ts';
import {
  loadPriceList,
  offerPriceOf,
  type PricedViewer,
  type PriceList,
  pricedViewer,
  soldPriceOf,
} from '../../checkout/price-list.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { SAMPLE_HOME } from '../../sample-report/sample-links.ts';
import { askedNumber, readAskedNumber } from '../../search/asked-number.ts';
import { addressHead, streetPathOf } from '../../seo/reverse-search-heads.ts';
import { mapNames } from '../../tiles/map-names.ts';

/** A street and its place, as the words of a path. */
interface Asked {
  readonly street: string;
  readonly location: string;
}

/**
 * GET /address/{street}/{location} (F2-16): a street, for everybody. Another spelling of it has a canonical link; with a
 * house number, the path leads to the street, or for readers with a plan to the house.
 */
export async function street(c: EdgeContext): Promise<Response> {
  const asked = paramsOf(c, 'street');
  const answer = await loadPageData(() => loadAnswer(c, asked));
  if (answer.house !== null) return c.redirect(paths.address(asked), 302);
  if (streetKey(asked.street) !== streetKey(answer.street))
    return c.redirect(streetPathOf(answer, askedNumber(asked.street, answer.street)), 302);
  return render(c, answer, streetPathOf(answer));
}

/**
 * GET /address/{street}/{location}/{id} (F2-16): who lives and has lived in a house, for readers with a plan. Everybody
 * else is sent to the page of its street, whatever the number, the unit or the id.
 */
export async function address(c: EdgeContext): Promise<Response> {
  const asked = paramsOf(c, 'address');
  const answer = await loadPageData(() => loadAnswer(c, asked));
  if (answer.house === null) return c.redirect(streetPathOf(answer, askedNumber(asked.street, answer.street)), 302);
  return render(c, answer, paths.address(asked));
}

async function loadAnswer(c: EdgeContext, { street, location }: Asked): Promise<AddressSearchAnswer> {
  const missing = () => new Refusal(404, 'no such address');
  if ([street, location].some((text) => text.length > SEARCH_TEXT_MAX)) throw missing();
  try {
    return await createOriginClient(c).get('searchAddress', { street, location });
  } catch (error) {
    throw error instanceof OriginProblem && error.status === 404 ? missing() : error;
  }
}

async function render(c: EdgeContext, answer: AddressSearchAnswer, path: string): Promise<Response> {
  const [viewer, prices, property] = await Promise.all([loadViewer(c), loadPriceList(c), loadPropertyOf(c, answer)]);
  const { city, stateCode } = answer;
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: addressHead(answer, siteOrigin(c)),
    site: siteFor(c, viewer, { by: 'address', street: titleOf(answer), location: placeText(city, stateCode) }),
    page: pageOf(c, answer, path, { user: viewer, prices, property }),
  });
}

/** What the page is about: the house with its number for those who may ask for one, otherwise the street. */
const titleOf = ({ house, street }: AddressSearchAnswer): string => house?.address ?? street;

function pageOf(
  c: EdgeContext,
  answer: AddressSearchAnswer,
  path: string,
  {
    user,
    prices,
    property,
  }: { readonly user: User | null; readonly prices: PriceList; readonly property: PropertyAnswer | null },
): AddressPageModel {
  const { city, stateCode, house } = answer;
  const pnpId = house?.property?.pnpId ?? null;
  // Nobody is offered this with a lookup left.
  const viewer = { ...pricedViewer(user), hasLookupsLeft: false };
  const { userType } = viewer;
  const price = offerPriceOf(prices, 'person', viewer);
  // A member of a family cannot buy lookups.
  const needsPlan = house === null ? !hasLivePlan(userType) : house.isOutOfLookups && userType !== 'fam';
  return {
    kind: 'address',
    answer,
    path,
    mapNames,
    askedNumber: house === null ? readAskedNumber(c.get('url').searchParams.get('number')) : null,
    sampleHref: SAMPLE_HOME,
    propertyPrice: soldPriceOf(prices, 'property')?.short ?? null,
    foundNobody: house !== null && readOpenOutcome(c.get('url').searchParams) === 'nobody',
    plans:
      needsPlan && price !== 'unsold'
        ? {
            href: funnelHref('address', viewer, {
              wpContent: 'addresses',
              wpSource: 'address',
              wpMedium: 'onepages',
              funnelType: 'address',
            }),
            price,
          }
        : null,
    property: pnpId === null ? null : propertyModelOf(c, pnpId, { property, viewer, prices }),
    visit:
      c.get('botClass') === 'human'
        ? { id: null, path, label: titleOf(answer), place: placeText(city, stateCode) }
        : null,
  };
}

/**
 * What the report of an opened house's property holds. The page does without if it fails: its own page says it too, and is
 * elsewhere if the operator has a property site.
 */
async function loadPropertyOf(c: EdgeContext, { house }: AddressSearchAnswer): Promise<PropertyAnswer | null> {
  const pnpId = house?.property?.pnpId ?? null;
  if (pnpId === null || c.get('settings').propertySite !== null) return null;
  return createOriginClient(c)
    .get('property', {}, { pnpId })
    .catch(() => null);
}

function propertyModelOf(
  c: EdgeContext,
  pnpId: string,
  {
    property,
    viewer,
    prices,
  }: { readonly property: PropertyAnswer | null; readonly viewer: PricedViewer; readonly prices: PriceList },
): AddressPropertyModel {
  const price = offerPriceOf(prices, 'property', viewer);
  const isSold = property?.type === 'teaser' && price !== 'unsold';
  const link = { wpContent: 'property', wpMedium: 'onepages', funnelType: 'default', pnpId } as const;
  return {
    href: paths.propertyPage({ pnpId, propertySite: c.get('settings').propertySite }),
    isReadable: property?.type === 'full',
    holds: property?.type === 'teaser' ? (property.holds ?? null) : null,
    offer: isSold ? { href: propertyFunnelHref(viewer.userType, link), price: price?.whole ?? null } : null,
  };
}
