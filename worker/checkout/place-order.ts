import type { CheckoutProblem } from '../../client/checkout/checkout-model.ts';
import type { BillingInfo, OrderAnswer, OrderBody } from '../../shared/contract/billing.ts';
import { ATTESTATION_VERSION } from '../../shared/copy/billing/checkout.ts';
import { type CheckoutErrors, type CheckoutNeeds, checkCheckout } from '../../shared/forms/checkout-form.ts';
import { PURPOSES, shownPrice } from '../../shared/forms/checkout-values.ts';
import { parseFunnelQuery } from '../../shared/funnels/funnel-link.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, pathWithQuery } from '../context.ts';
import { noteFailure } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../origin-client/errors.ts';
import { newPaymentMethod } from './new-payment-method.ts';
import { type OrderFailure, orderFailure, PROBLEMS } from './order-failure.ts';
import { newOrderKey, type SentCheckout } from './read-checkout-form.ts';
import { type BuyerSession, startPurchase } from './start-purchase.ts';
import { keepWayBack, paidPath } from './way-back.ts';

/** Longest return path from the provider's page, in characters (orderBodySchema). */
const RETURN_PATH_MAX = 2_000;

/** An order to be placed. */
export interface Placing {
  readonly sent: SentCheckout;
  readonly needs: Omit<CheckoutNeeds, 'hasOnFile'> & {
    /** the payment method on file */
    readonly onFile: BillingInfo | null;
  };
  /** what is bought, and about whom or what; the origin sets prices */
  readonly order: Pick<OrderBody, 'productIds' | 'personId' | 'pnpId' | 'runner' | 'renewal'>;
  /** errors by the page's own rules; an order for nothing is one */
  readonly errors?: CheckoutErrors;
  /** the selected option, if the form submits its price; a different price is never charged unseen */
  readonly shown?: { readonly productId: string; readonly price: number } | undefined;
  /** credits paid with the method on file have their own call */
  readonly buysCredits?: boolean;
  /** the page that the buyer came from: once it is paid, a plan leads back to it */
  readonly wayBack?: string | null;
  /** where to read it, if it turns out the buyer already has it open */
  readonly readHref?: string;
  /**
   * the form again, made from what was loaded for it: this response holds the key of an order that may be in progress
   * and the cookies of a buyer, so it must not depend on the origin
   */
  readonly again: (again: CheckoutAgain) => Promise<Response>;
}

/** What changes in a form that has to be submitted again. */
export interface CheckoutAgain {
  readonly status: 400 | 402 | 403 | 404 | 409 | 503;
  readonly errors: CheckoutErrors;
  readonly problem: CheckoutProblem | null;
  readonly orderKey: string;
  /** true for a buyer whose session began with the form, whatever was known of the viewer before */
  readonly isLoggedIn: boolean;
}

/**
 * Places a checkout's order: a session for buyers who are not logged in, a payment method if its fields were filled in,
 * then the order itself. 303 to the receipt, or to the page that a plan was bought for; to the provider's page; or to the
 * page that waits for the order. Otherwise the form again, with a message. A form submitted twice has the same key and buys once; only a finished order gets a new key.
 * From then on, every response has its cookies. No card data is stored or logged.
 */
export async function placeOrder(c: EdgeContext, placing: Placing): Promise<Response> {
  const { sent, needs, again } = placing;
  const { orderKey } = sent;
  const found = {
    ...placing.errors,
    ...checkCheckout(Object.fromEntries(sent.fields), { ...needs, hasOnFile: needs.onFile !== null }),
  };
  if (Object.keys(found).length > 0)
    return again({ status: 400, errors: found, problem: null, orderKey, isLoggedIn: !needs.asksAccount });

  if (placing.shown !== undefined && !sent.fields.getAll('shown').includes(shownPrice(placing.shown)))
    return again({ status: 409, errors: {}, problem: PROBLEMS.price, orderKey, isLoggedIn: !needs.asksAccount });

  const buyer = needs.asksAccount ? await tryBuyer(c, sent) : null;
  if (buyer === 'unknown')
    return again({ status: 503, problem: PROBLEMS.notSent, errors: {}, orderKey, isLoggedIn: false });
  // From here on this request belongs to the buyer, and so does everything rendered for it.
  if (buyer !== null) c.set('session', buyer.session);
  const answer = await answerOf(c, placing, await tryOrder(c, placing));
  for (const cookie of buyer?.setCookies ?? []) answer.headers.append('set-cookie', cookie);
  return answer;
}

async function tryBuyer(c: EdgeContext, { values, orderKey }: SentCheckout): Promise<BuyerSession | 'unknown'> {
  try {
    return await startPurchase(c, values.email, orderKey);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    noteFailure(c, 'order_account_failed', error);
    return 'unknown';
  }
}

async function answerOf(c: EdgeContext, { sent, again, wayBack = null }: Placing, outcome: Outcome): Promise<Response> {
  switch (outcome.kind) {
    case 'order':
      if (wayBack !== null) keepWayBack(c, wayBack);
      return c.redirect(wayOn(outcome.answer, wayBack), 303);
    case 'logged-out':
      return c.redirect(paths.login({ redirect: pathWithQuery(c), propertySite: c.get('settings').propertySite }), 303);
    case 'again': {
      const { status, problem, keepsKey } = outcome.failure;
      const orderKey = keepsKey ? sent.orderKey : newOrderKey();
      return again({ status, problem, errors: {}, orderKey, isLoggedIn: true });
    }
  }
}

type Outcome =
  | { readonly kind: 'order'; readonly answer: OrderAnswer }
  | { readonly kind: 'again'; readonly failure: OrderFailure }
  | { readonly kind: 'logged-out' };

async function tryOrder(c: EdgeContext, placing: Placing): Promise<Outcome> {
  try {
    const answer = await sendOrder(c, placing);
    if ('problem' in answer) return { kind: 'again', failure: answer };
    const failure = failureOf(answer);
    return failure === null ? { kind: 'order', answer } : { kind: 'again', failure };
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 401) return { kind: 'logged-out' };
    if (!isOriginError(error)) throw error;
    const failure = orderFailure(error, placing.readHref ?? null);
    if (failure.status === 503) noteFailure(c, 'order_failed', error);
    return { kind: 'again', failure };
  }
}

/** Why an answered order is neither paid nor pending. */
function failureOf({ status, message }: OrderAnswer): OrderFailure | null {
  if (status === 'declined') return { status: 402, problem: PROBLEMS.declined(message), keepsKey: false };
  if (status === 'expired') return { status: 409, problem: PROBLEMS.expired, keepsKey: false };
  return null;
}

async function sendOrder(c: EdgeContext, placing: Placing): Promise<OrderAnswer | OrderFailure> {
  const client = createOriginClient(c);
  const { sent, needs, order, buysCredits = false } = placing;
  const { values, orderKey } = sent;
  const purpose = PURPOSES.find((one) => one === values.purpose) ?? 'other';
  const attestation = { purpose, textVersion: ATTESTATION_VERSION };
  const funnel = parseFunnelQuery(c.get('url').searchParams);
  const key = { idempotencyKey: orderKey };
  const isOnFile = values.pay === 'on-file' && needs.onFile !== null;
  const [productId] = order.productIds;
  if (isOnFile && buysCredits && productId !== undefined) {
    const { personId } = order;
    return (await client.send('purchaseCredits', { productId, personId, attestation, funnel }, key)).data;
  }
  const method = isOnFile ? (needs.onFile?.paymentMethodId ?? null) : await newPaymentMethod(c, sent);
  if (method !== null && typeof method === 'object') return method;
  const returnPath = pathWithQuery(c);
  const body: OrderBody = {
    ...order,
    attestation,
    funnel,
    ...(method === null ? {} : { paymentMethodId: method }),
    ...(values.keeps && !isOnFile ? { keepsPaymentMethod: true } : {}),
    ...(returnPath.length > RETURN_PATH_MAX ? {} : { returnPath }),
  };
  return (await client.send('order', body, key)).data;
}

/** Where a paid or pending order leads. The contract only allows https for a provider's URL. */
function wayOn({ status, invoiceId, orderId, redirectUrl }: OrderAnswer, wayBack: string | null): string {
  if (status === 'paid' && invoiceId !== null) return paidPath(wayBack, invoiceId) ?? paths.invoice({ invoiceId });
  return status === 'pending' && redirectUrl !== null ? redirectUrl : paths.order({ orderId });
}
