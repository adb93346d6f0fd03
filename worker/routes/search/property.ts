import { propertyAddress } from '../../../client/pages/property/property-address.ts';
import type { PropertyPageModel } from '../../../client/pages/property/property-model.ts';
import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { propertyFunnelHref } from '../../../shared/funnels/decide-funnel.ts';
import { isPnpId } from '../../../shared/urls/identifiers.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { receiptOf } from '../../../shared/urls/paid-pages.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ownReceipt } from '../../checkout/own-receipt.ts';
import { loadPriceList, offerPriceOf } from '../../checkout/price-list.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404 } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { SAMPLE_HOME } from '../../sample-report/sample-links.ts';
import { hasFlags } from '../../seo/page-heads.ts';
import { propertyHead } from '../../seo/property-heads.ts';
import { mapNames } from '../../tiles/map-names.ts';

const DAY_MS = 86_400_000;

/**
 * GET /property/{pnpId} (F2-22, F2-35): what anyone may know about a property, or its report for viewers who unlocked
 * an owner's report. If the operator has a property site, the page is there and nowhere else (F2-34).
 */
export async function property(c: EdgeContext): Promise<Response> {
  const { pnpId } = paramsOf(c, 'property');
  const { propertySite } = c.get('settings');
  if (propertySite !== null) return c.redirect(paths.propertyPage({ pnpId, propertySite }), 301);

  const paid = receiptOf(c.get('url').searchParams);
  const [answer, viewer, receipt] = await loadPageData(() =>
    Promise.all([loadAnswer(c, pnpId), loadViewer(c), ownReceipt(c, paid)]),
  );
  // Nothing is sold to readers of the report, and nobody asks for a price by an id that does not exist.
  const prices = answer.type === 'teaser' ? await loadPriceList(c) : null;
  const path = paths.property({ pnpId });
  const { city, stateCode } = propertyAddress(answer);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: propertyHead(answer, path, siteOrigin(c), hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer, { location: placeText(city, stateCode) }),
    page: {
      ...pageOf(answer, path, {
        pnpId,
        userType: viewer?.userType ?? null,
        isBot: c.get('botClass') !== 'human',
        mortgageRatePercent: c.get('settings').mortgageRatePercent,
        price: offerPriceOf(prices, 'property', { userType: viewer?.userType ?? null, hasLookupsLeft: false }),
      }),
      // Only those who may read the report are told so.
      ...(receipt !== null && answer.type === 'full' ? { receiptId: receipt.id } : {}),
    },
  });
}

/** Unknown, hidden and impossible ids look the same; an impossible id costs no call. */
async function loadAnswer(c: EdgeContext, pnpId: string): Promise<PropertyAnswer> {
  const missing = () => new Refusal(404, 'no such property');
  if (!isPnpId(pnpId)) throw missing();
  // Ids could be tried one after another here, as in the person page's own call.
  await takeFromLimit(c, 'late-parts');
  const answer = await nullFor404(createOriginClient(c).get('property', {}, { pnpId }));
  if (answer === null) throw missing();
  return answer;
}

function pageOf(
  answer: PropertyAnswer,
  path: string,
  {
    pnpId,
    userType,
    isBot,
    mortgageRatePercent,
    price,
  }: {
    readonly pnpId: string;
    readonly userType: UserType | null;
    readonly isBot: boolean;
    readonly mortgageRatePercent: number;
    readonly price: ReturnType<typeof offerPriceOf>;
  },
): PropertyPageModel {
  const { street, city, stateCode } = propertyAddress(answer);
  return {
    kind: 'property',
    answer,
    path,
    // No person is being viewed, so the link names none.
    buyHref:
      price === 'unsold'
        ? null
        : propertyFunnelHref(userType, { wpContent: 'property', wpMedium: 'onepages', funnelType: 'default', pnpId }),
    price: price === 'unsold' ? null : (price?.short ?? null),
    sampleHref: SAMPLE_HOME,
    mortgageRatePercent,
    mapNames,
    today: Math.floor(Date.now() / DAY_MS) * DAY_MS,
    visit: isBot ? null : { id: pnpId, path, label: street, place: placeText(city, stateCode) },
  };
}
