import type { CheckoutOption, CreditsCheckout } from '../../client/checkout/checkout-model.ts';
import type { User } from '../../shared/contract/account.ts';
import type { Product, ProductsAnswer } from '../../shared/contract/billing.ts';
import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { checkoutCreditsCopy as words } from '../../shared/copy/billing/checkout-credits.ts';
import { formatDay } from '../../shared/copy/format/day.ts';
import type { FunnelQuery } from '../../shared/funnels/funnel-link.ts';
import { CREDIT_LIFETIME_DAYS } from '../../shared/people/report-state.ts';
import { paths } from '../../shared/urls/paths.ts';
import { withQuery } from '../../shared/urls/query.ts';
import { type EdgeContext, isHead } from '../context.ts';
import { Refusal } from '../failures/errors.ts';
import { checkoutModel } from './checkout-model.ts';
import { loadProducts } from './load-products.ts';
import { loadSubject, type Subject } from './load-subject.ts';
import { type CheckoutAgain, placeOrder } from './place-order.ts';
import type { SentCheckout } from './read-checkout-form.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Everything a credits page is made of. */
export interface LoadedCredits {
  readonly payment: ProductsAnswer;
  readonly options: readonly CheckoutOption[];
  readonly subject: Subject | null;
}

/** The credits for sale now, and whose report they are for. */
export async function loadCredits(c: EdgeContext, funnel: FunnelQuery): Promise<LoadedCredits> {
  const [payment, subject] = await Promise.all([loadProducts(c), isHead(c) ? null : loadSubject(c, funnel.wpId)]);
  const options = payment.products
    .filter(({ kind, period }) => kind === 'background-credits' && period === null)
    .toSorted((one, other) => one.backgroundCredits - other.backgroundCredits)
    .map((product) => creditOption(product, Date.now()));
  return { payment, options, subject };
}

/** The radio card for credits: their price and when they expire. `now` is in milliseconds since 1970. */
export function creditOption({ productId, price, backgroundCredits: count }: Product, now: number): CheckoutOption {
  return {
    productId,
    name: words.name(count),
    price,
    note: count === 1 ? words.one : words.several(count, price),
    facts: [
      { term: checkoutCopy.terms.renews, text: checkoutCopy.terms.doesNot },
      { term: words.unused, text: words.expire(formatDay(now + CREDIT_LIFETIME_DAYS * DAY_MS)) },
    ],
    submit: words.pay(price, count),
  };
}

/** For the page: the form, if anything is for sale. The smallest number of credits is the one the visitor clicked. */
export function creditsCheckout(
  c: EdgeContext,
  { payment, options, subject }: LoadedCredits,
  {
    path,
    funnel,
    viewer,
    sent,
    again,
  }: {
    readonly path: string;
    readonly funnel: FunnelQuery;
    readonly viewer: Pick<User, 'backgroundCreditsCount' | 'scope'> | null;
    readonly sent?: SentCheckout;
    readonly again?: CheckoutAgain;
  },
): CreditsCheckout {
  const takesPayments = payment.paymentWay !== 'none';
  const isForSale = takesPayments && options.length > 0 && subject?.shown.isEmpty !== true;
  const canUnlock =
    viewer !== null &&
    viewer.backgroundCreditsCount > 0 &&
    subject !== null &&
    !(subject.shown.isEmpty || subject.shown.isOpen);
  return {
    checkout: isForSale
      ? checkoutModel(c, {
          action: withQuery(path, funnel),
          payment,
          viewer,
          picked: options[0]?.productId ?? null,
          sent: sent ?? null,
          again: again ?? null,
        })
      : null,
    takesPayments,
    options,
    subject: subject?.shown ?? null,
    unlockHref: canUnlock ? withQuery(paths.unlockReport(), funnel) : null,
  };
}

/**
 * Places an order for credits. Products of another kind, or not for sale, cannot be chosen.
 * @throws Refusal 404 if nothing is for sale
 */
export async function placeCreditsOrder(
  c: EdgeContext,
  loaded: LoadedCredits,
  sent: SentCheckout,
  isLoggedIn: boolean,
  again: (again: CheckoutAgain) => Promise<Response>,
): Promise<Response> {
  const { payment, options, subject } = loaded;
  if (payment.paymentWay === 'none' || options.length === 0 || subject?.shown.isEmpty === true)
    throw new Refusal(404, subject?.shown.isEmpty === true ? words.nothing.text(null) : words.soldOut);
  const picked = options.find(({ productId }) => productId === sent.values.product);
  return placeOrder(c, {
    sent,
    needs: { asksAccount: !isLoggedIn, paymentWay: payment.paymentWay, onFile: payment.onFile },
    order: {
      productIds: picked === undefined ? [] : [picked.productId],
      ...(subject === null ? {} : { personId: subject.personId }),
    },
    errors: picked === undefined ? { product: checkoutCopy.errors.product } : {},
    shown: picked,
    buysCredits: true,
    again,
  });
}
