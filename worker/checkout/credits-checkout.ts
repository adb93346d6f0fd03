import type { CheckoutOption, CreditsCheckout } from '../../client/checkout/checkout-model.ts';
import type { User } from '../../shared/contract/account.ts';
import type { HeldPurchase, Product, ProductsAnswer } from '../../shared/contract/billing.ts';
import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { checkoutCreditsCopy as words } from '../../shared/copy/billing/checkout-credits.ts';
import { formatDay } from '../../shared/copy/format/day.ts';
import { type FunnelQuery, parseFunnelQuery } from '../../shared/funnels/funnel-link.ts';
import { accessUntil, CREDIT_LIFETIME_DAYS } from '../../shared/people/report-state.ts';
import { wantsAnother } from '../../shared/urls/buy-another.ts';
import { withQuery } from '../../shared/urls/query.ts';
import { type EdgeContext, isHead } from '../context.ts';
import { askViewer } from '../render/site-model.ts';
import { formPathOf } from './back-to-form.ts';
import { checkoutModel } from './checkout-model.ts';
import { askHeld, heldOf } from './load-held.ts';
import { loadProducts } from './load-products.ts';
import { loadSubject, type Subject } from './load-subject.ts';
import { placeOrder } from './place-order.ts';
import type { SentCheckout } from './read-checkout-form.ts';
import type { SentForm } from './sent-form.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Everything a credits page is made of. */
export interface LoadedCredits {
  readonly payment: ProductsAnswer;
  readonly options: readonly CheckoutOption[];
  readonly funnel: FunnelQuery;
  /** whose report they are for; null: nobody's yet. `unknown`: nobody here has that id, and nothing is sold */
  readonly subject: Subject | 'unknown' | null;
  readonly viewer: User | null;
  readonly held: HeldPurchase | null;
}

/**
 * The credits for sale now, whose report they are for, who is asking, and what they have already.
 *
 * @throws the origin client's errors if it does not say what is for sale, for whom, or who is asking
 */
export async function loadCredits(c: EdgeContext): Promise<LoadedCredits> {
  const funnel = parseFunnelQuery(c.get('url').searchParams);
  const { wpId } = funnel;
  const [payment, subject, viewer, held] = await Promise.all([
    loadProducts(c),
    wpId === undefined || isHead(c) ? null : loadSubject(c, wpId),
    askViewer(c),
    askCredits(c, wpId),
  ]);
  const now = Date.now();
  const options = payment.products
    .filter(({ kind, period }) => kind === 'background-credits' && period === null)
    .toSorted((one, other) => one.backgroundCredits - other.backgroundCredits)
    .map((product) => creditOption(product, { now, opensReport: subject !== null }));
  return { payment, options, funnel, subject, viewer, held };
}

/** Only a GET shows it; whoever wants another one needs not be told. */
function askCredits(c: EdgeContext, personId: string | undefined): Promise<HeldPurchase | null> | null {
  if (c.req.method === 'POST' || wantsAnother(c.get('url').searchParams)) return null;
  return askHeld(c, { kind: 'background-credits', ...(personId === undefined ? {} : { personId }) });
}

/**
 * The radio card for credits: their price, what they do, and when they expire. A single one that is bought for a person
 * opens their report when it is paid. `now` is in milliseconds since 1970.
 */
export function creditOption(
  { productId, price, backgroundCredits: count }: Product,
  { now, opensReport = false }: { readonly now: number; readonly opensReport?: boolean },
): CheckoutOption {
  const once = { term: checkoutCopy.terms.renews, text: checkoutCopy.terms.doesNot };
  if (count === 1 && opensReport)
    return {
      productId,
      name: words.report.name,
      price,
      goods: 'report',
      note: words.report.note,
      facts: [once, { term: words.report.until, text: formatDay(accessUntil(now)) }],
      submit: words.report.pay(price),
      consent: words.consent.report(price),
    };
  const expire = formatDay(now + CREDIT_LIFETIME_DAYS * DAY_MS);
  return {
    productId,
    name: words.name(count),
    price,
    goods: 'credits',
    note: count === 1 ? words.one : words.several(count, price),
    facts: [once, { term: words.unused, text: words.expire(expire) }],
    submit: words.pay(price, count),
    consent: words.consent.credits(price, count, expire),
  };
}

/**
 * For the page: what the viewer has already, or the form, if anything is for sale. The smallest number of credits is the
 * one the visitor clicked. `path` is the page's own, without its query.
 */
export function creditsCheckout(
  c: EdgeContext,
  { payment, options, funnel, subject: about, viewer, held }: LoadedCredits,
  { path, sent }: { readonly path: string; readonly sent: SentForm | null },
): CreditsCheckout {
  const takesPayments = payment.paymentWay !== 'none';
  const subject = about === 'unknown' ? null : about;
  const isForSale = takesPayments && options.length > 0 && !isUnsold(subject);
  const action = withQuery(path, funnel);
  const { propertySite } = c.get('settings');
  return {
    checkout: isForSale
      ? checkoutModel(c, {
          action,
          payment,
          viewer,
          picked: options[0]?.productId ?? null,
          sent,
          buysAnother: wantsAnother(c.get('url').searchParams),
        })
      : null,
    takesPayments,
    options,
    subject: subject?.shown ?? null,
    held: held === null ? null : heldOf(held, { page: action, personId: subject?.personId ?? null, propertySite }),
    back: subject?.back ?? null,
  };
}

/** Nothing is sold of this person; credits for nobody yet are always sold. */
function isUnsold(subject: Subject | null): boolean {
  return subject !== null && subject.shown.unsold !== null;
}

/**
 * Places an order for credits. Products of another kind, or not for sale, cannot be chosen. Where nothing is for sale, 303
 * to the page, which says so.
 */
export async function placeCreditsOrder(
  c: EdgeContext,
  { payment, options, subject, viewer }: LoadedCredits,
  sent: SentCheckout,
): Promise<Response> {
  const isClosed = payment.paymentWay === 'none' || options.length === 0;
  if (isClosed || subject === 'unknown' || isUnsold(subject)) return c.redirect(formPathOf(c), 303);
  const picked = options.find(({ productId }) => productId === sent.values.product);
  return placeOrder(c, {
    sent,
    needs: { asksAccount: viewer === null, paymentWay: payment.paymentWay, onFile: payment.onFile },
    order: {
      productIds: picked === undefined ? [] : [picked.productId],
      ...(subject === null ? {} : { personId: subject.personId }),
    },
    buysAnother: wantsAnother(c.get('url').searchParams),
    errors: picked === undefined ? { product: checkoutCopy.errors.product } : {},
    shown: picked,
    buysCredits: true,
  });
}
