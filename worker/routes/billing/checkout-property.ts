import type { CheckoutOption } from '../../../client/checkout/checkout-model.ts';
import { propertyAddress } from '../../../client/pages/property/property-address.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { HeldPurchase, Product, ProductsAnswer } from '../../../shared/contract/billing.ts';
import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import { checkoutCopy } from '../../../shared/copy/billing/checkout.ts';
import { checkoutPropertyCopy as words } from '../../../shared/copy/billing/checkout-property.ts';
import { parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { REPORT_ACCESS_DAYS } from '../../../shared/people/report-state.ts';
import { wantsAnother } from '../../../shared/urls/buy-another.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { parsePath } from '../../../shared/urls/parsers/parse-path.ts';
import { safePropertyUrl } from '../../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withQuery } from '../../../shared/urls/query.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { formPathOf, whenLoaded } from '../../checkout/back-to-form.ts';
import { checkoutModel } from '../../checkout/checkout-model.ts';
import { loadFormPage } from '../../checkout/load-form-page.ts';
import { askHeld, heldOf } from '../../checkout/load-held.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import type { SentForm } from '../../checkout/sent-form.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404 } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { askViewer, siteFor } from '../../render/site-model.ts';
import { propertyCheckoutHead } from '../../seo/billing-heads.ts';

/**
 * GET /checkout/property-summary?propertyUrl=... (P2-117): the report of one property; visitors who may read it are
 * redirected there.
 */
export async function checkoutProperty(c: EdgeContext): Promise<Response> {
  const [loaded, sent] = await loadFormPage(c, () => load(c));
  if (loaded === null) throw new Refusal(404, words.unknown);
  return loaded.answer.type === 'full' ? c.redirect(loaded.propertyPage, 303) : render(c, loaded, sent);
}

/** POST of the same page's form. Where nothing is for sale, 303 to the page, which says so. */
export async function submitCheckoutProperty(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return whenLoaded(
    c,
    formPathOf(c),
    sent,
    () => load(c),
    (loaded) => place(c, loaded, sent),
  );
}

async function place(c: EdgeContext, loaded: Loaded | null, sent: SentCheckout): Promise<Response> {
  if (loaded === null) return c.redirect(formPathOf(c), 303);
  const { payment, option, pnpId, propertyPage, viewer } = loaded;
  if (loaded.answer.type === 'full') return c.redirect(propertyPage, 303);
  if (payment.paymentWay === 'none' || option === null) return c.redirect(formPathOf(c), 303);
  return placeOrder(c, {
    sent,
    needs: { asksAccount: viewer === null, paymentWay: payment.paymentWay, onFile: payment.onFile },
    order: { productIds: [option.productId], pnpId },
    buysAnother: wantsAnother(c.get('url').searchParams),
    shown: option,
    // After logging in with the form, the viewer may turn out to have the report already.
    readHref: propertyPage,
  });
}

interface Loaded {
  readonly pnpId: string;
  /** path of the property or, on an external site, its URL */
  readonly propertyPage: string;
  readonly answer: PropertyAnswer;
  readonly payment: ProductsAnswer;
  /** null while property reports are not for sale */
  readonly option: CheckoutOption | null;
  readonly viewer: User | null;
  /** what the viewer has already */
  readonly held: HeldPurchase | null;
}

/** null for a URL that is not a property's, or that nobody knows */
async function load(c: EdgeContext): Promise<Loaded | null> {
  const { propertySite, siteOrigin: ownSite } = c.get('settings');
  const { searchParams } = c.get('url');
  const pnpId = pnpIdOf(safePropertyUrl(searchParams.get('propertyUrl'), propertySite, ownSite));
  if (pnpId === null) return null;
  const asksHeld = c.req.method !== 'POST' && !wantsAnother(searchParams);
  const [answer, payment, viewer, held] = await Promise.all([
    nullFor404(createOriginClient(c).get('property', {}, { pnpId })),
    loadProducts(c),
    askViewer(c),
    asksHeld ? askHeld(c, { kind: 'property-report', pnpId }) : null,
  ]);
  if (answer === null) return null;
  const product = payment.products.find(({ kind, period }) => kind === 'property-report' && period === null);
  return {
    pnpId,
    propertyPage: paths.propertyPage({ pnpId, propertySite }),
    answer,
    payment,
    option: product === undefined ? null : reportOption(product),
    viewer,
    held,
  };
}

function pnpIdOf(propertyUrl: string | null): string | null {
  const path = propertyUrl === null ? null : (URL.parse(propertyUrl, 'https://site.invalid')?.pathname ?? null);
  const route = path === null ? null : parsePath(path);
  return route?.kind === 'route' && route.name === 'property' ? route.params.pnpId : null;
}

function reportOption({ productId, price }: Product): CheckoutOption {
  return {
    productId,
    name: words.title,
    price,
    goods: 'property',
    note: '',
    facts: [
      { term: checkoutCopy.terms.renews, text: checkoutCopy.terms.doesNot },
      { term: words.opens, text: words.forDays(REPORT_ACCESS_DAYS) },
    ],
    submit: words.pay(price),
    consent: words.consent(price, REPORT_ACCESS_DAYS),
  };
}

function render(c: EdgeContext, loaded: Loaded, sent: SentForm | null): Promise<Response> {
  const { answer, payment, option, propertyPage, viewer, held } = loaded;
  const { street, city, stateCode } = propertyAddress(answer);
  const { searchParams } = c.get('url');
  const { propertySite } = c.get('settings');
  const funnel = parseFunnelQuery(searchParams);
  const action = withQuery(routeRow('checkout-property-summary').pattern, { ...funnel, propertyUrl: propertyPage });
  const isForSale = payment.paymentWay !== 'none' && option !== null;
  const buysAnother = wantsAnother(searchParams);
  // Once it is paid, the form leads to the property.
  if (propertySite !== null) c.set('leadsOut', true);
  return renderPage(c, 200, {
    head: propertyCheckoutHead(new URL(propertyPage, siteOrigin(c)).href),
    site: siteFor(c, viewer),
    page: {
      kind: 'checkout-property',
      street,
      place: placeText(city, stateCode),
      propertyPage,
      takesPayments: payment.paymentWay !== 'none',
      option,
      checkout: isForSale ? checkoutModel(c, { action, payment, viewer, sent, buysAnother }) : null,
      holds: answer.type === 'teaser' ? (answer.holds ?? null) : null,
      held: held === null ? null : heldOf(held, { page: action, personId: null, propertySite }),
      back: { href: propertyPage, firstName: null },
    },
  });
}
