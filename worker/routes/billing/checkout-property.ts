import type { CheckoutOption } from '../../../client/checkout/checkout-model.ts';
import { propertyAddress } from '../../../client/pages/property/property-address.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { Product, ProductsAnswer } from '../../../shared/contract/billing.ts';
import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import { checkoutCopy } from '../../../shared/copy/billing/checkout.ts';
import { checkoutPropertyCopy as words } from '../../../shared/copy/billing/checkout-property.ts';
import { parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { REPORT_ACCESS_DAYS } from '../../../shared/people/report-state.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { parsePath } from '../../../shared/urls/parsers/parse-path.ts';
import { safePropertyUrl } from '../../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withQuery } from '../../../shared/urls/query.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { checkoutModel } from '../../checkout/checkout-model.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { type CheckoutAgain, placeOrder } from '../../checkout/place-order.ts';
import { readCheckoutForm, type SentCheckout } from '../../checkout/read-checkout-form.ts';
import { withSentForm } from '../../checkout/resend-page.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404 } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { askViewer, loadViewer, siteFor } from '../../render/site-model.ts';
import { propertyCheckoutHead } from '../../seo/billing-heads.ts';

/**
 * GET /checkout/property-summary?propertyUrl=... (P2-117): the report of one property; visitors who may read it are
 * redirected there.
 */
export async function checkoutProperty(c: EdgeContext): Promise<Response> {
  const [loaded, viewer] = await loadPageData(() => Promise.all([load(c), askViewer(c)]));
  return loaded.answer.type === 'full' ? c.redirect(loaded.propertyPage, 303) : render(c, loaded, viewer);
}

/** POST of the same page's form. */
export async function submitCheckoutProperty(c: EdgeContext): Promise<Response> {
  const sent = await readCheckoutForm(c);
  return withSentForm(
    c,
    sent,
    () => Promise.all([load(c), askViewer(c)]),
    ([loaded, viewer]) => place(c, loaded, viewer, sent),
  );
}

async function place(c: EdgeContext, loaded: Loaded, viewer: User | null, sent: SentCheckout): Promise<Response> {
  const { payment, option, pnpId, propertyPage } = loaded;
  if (loaded.answer.type === 'full') return c.redirect(propertyPage, 303);
  if (payment.paymentWay === 'none' || option === null) throw new Refusal(404, words.soldOut);
  return placeOrder(c, {
    sent,
    needs: { asksAccount: viewer === null, paymentWay: payment.paymentWay, onFile: payment.onFile },
    order: { productIds: [option.productId], pnpId },
    shown: option,
    // After logging in with the form, the viewer may turn out to have the report already.
    readHref: propertyPage,
    again: async (again) => {
      const isNew = viewer === null && again.isLoggedIn;
      return render(c, loaded, isNew ? await loadViewer(c) : viewer, sent, again);
    },
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
}

/** @throws Refusal 404 for a URL that is not a property's, or that nobody knows */
async function load(c: EdgeContext): Promise<Loaded> {
  const { propertySite } = c.get('settings');
  const pnpId = pnpIdOf(safePropertyUrl(c.get('url').searchParams.get('propertyUrl'), propertySite));
  const missing = () => new Refusal(404, words.unknown);
  if (pnpId === null) throw missing();
  const [answer, payment] = await Promise.all([
    nullFor404(createOriginClient(c).get('property', {}, { pnpId })),
    loadProducts(c),
  ]);
  if (answer === null) throw missing();
  const product = payment.products.find(({ kind, period }) => kind === 'property-report' && period === null);
  return {
    pnpId,
    propertyPage: paths.propertyPage({ pnpId, propertySite }),
    answer,
    payment,
    option: product === undefined ? null : reportOption(product),
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
    note: '',
    facts: [
      { term: checkoutCopy.terms.renews, text: checkoutCopy.terms.doesNot },
      { term: words.opens, text: words.forDays(REPORT_ACCESS_DAYS) },
    ],
    submit: words.pay(price),
  };
}

function render(
  c: EdgeContext,
  { answer, payment, option, propertyPage }: Loaded,
  viewer: User | null,
  sent: SentCheckout | null = null,
  again: CheckoutAgain | null = null,
): Promise<Response> {
  const { street, city, stateCode } = propertyAddress(answer);
  const funnel = parseFunnelQuery(c.get('url').searchParams);
  const action = withQuery(routeRow('checkout-property-summary').pattern, { ...funnel, propertyUrl: propertyPage });
  const isForSale = payment.paymentWay !== 'none' && option !== null;
  return renderPage(c, again?.status ?? 200, {
    head: propertyCheckoutHead(new URL(propertyPage, siteOrigin(c)).href),
    site: siteFor(c, viewer),
    page: {
      kind: 'checkout-property',
      street,
      place: placeText(city, stateCode),
      propertyPage,
      takesPayments: payment.paymentWay !== 'none',
      option,
      checkout: isForSale ? checkoutModel(c, { action, payment, viewer, sent, again }) : null,
    },
  });
}
