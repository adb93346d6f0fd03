import type { BillingInfo, OrderAnswer, OrderBody } from '../../shared/contract/billing.ts';
import { type CheckoutErrors, type CheckoutNeeds, checkCheckout } from '../../shared/forms/checkout-form.ts';
import { shownPrice } from '../../shared/forms/checkout-values.ts';
import { parseFunnelQuery } from '../../shared/funnels/funnel-link.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { noteFailure } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { isOriginError } from '../origin-client/errors.ts';
import { backToForm, formPathOf, notReached, toWait } from './back-to-form.ts';
import { newPaymentMethod } from './new-payment-method.ts';
import { type OrderFailure, orderFailure, PROBLEMS } from './order-failure.ts';
import { attestationOf, type SentCheckout } from './read-checkout-form.ts';
import { forgetSentForm } from './sent-form.ts';
import { type BuyerSession, startPurchase } from './start-purchase.ts';
import { keepWayBack, paidWay } from './way-back.ts';

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
  /** path of the form's page with its query, if it is not that of this request */
  readonly page?: string;
  /** the buyer knows what they have, and wants another */
  readonly buysAnother?: boolean;
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
  /** the form's page for a buyer who has an order of the same already; by default the page, which shows what they have */
  readonly whenHeld?: () => Promise<Response>;
}

/**
 * Places a checkout's order: a session for buyers who are not logged in, a payment method if its fields were filled in,
 * then the order itself. Every answer is a 303: to what a paid order opened or to its receipt; to the provider's page; to
 * the page that waits for an order, or for its answer; otherwise to the form, with a message. A form submitted twice has
 * the same key and buys once; only a finished order gets a new key. From then on, every response has its cookies. No card
 * data is stored or logged.
 */
export async function placeOrder(c: EdgeContext, placing: Placing): Promise<Response> {
  const { sent, needs, page = formPathOf(c) } = placing;
  const errors = {
    ...placing.errors,
    ...checkCheckout(Object.fromEntries(sent.fields), { ...needs, hasOnFile: needs.onFile !== null }),
  };
  if (Object.keys(errors).length > 0) return backToForm(c, page, sent, { errors });
  if (placing.shown !== undefined && !sent.fields.getAll('shown').includes(shownPrice(placing.shown)))
    return backToForm(c, page, sent, { problem: PROBLEMS.price });

  const buyer = needs.asksAccount ? await tryBuyer(c, sent) : null;
  if (buyer === 'unknown') return notReached(c, page, sent, placing.wayBack);
  // From here on this request belongs to the buyer.
  if (buyer !== null) c.set('session', buyer.session);
  const answer = await answerOf(c, placing, page, await tryOrder(c, placing, page));
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

/** What came of it: an answer, why there is none, or why nothing was tried. */
type Outcome = OrderAnswer | OrderFailure | 'logged-out' | 'held' | 'lost' | 'not-sent';

async function answerOf(
  c: EdgeContext,
  { sent, wayBack = null, whenHeld }: Placing,
  page: string,
  outcome: Outcome,
): Promise<Response> {
  const { propertySite } = c.get('settings');
  switch (outcome) {
    case 'logged-out':
      return c.redirect(paths.login({ redirect: page, propertySite }), 303);
    case 'held':
      if (whenHeld !== undefined) return whenHeld();
      forgetSentForm(c);
      return c.redirect(page, 303);
    case 'lost':
      return toWait(c, page, sent, wayBack);
    case 'not-sent':
      return notReached(c, page, sent, wayBack);
  }
  if ('problem' in outcome) return backToForm(c, page, sent, outcome);
  if (wayBack !== null) keepWayBack(c, wayBack);
  forgetSentForm(c);
  if (outcome.status === 'paid') return c.redirect(paidWay(outcome, { paidHref: wayBack, propertySite }), 303);
  // The contract only allows https for a provider's URL.
  return c.redirect(outcome.redirectUrl ?? paths.order({ orderId: outcome.orderId }), 303);
}

async function tryOrder(c: EdgeContext, placing: Placing, page: string): Promise<Outcome> {
  try {
    const answer = await sendOrder(c, placing, page);
    return typeof answer === 'string' || 'problem' in answer ? answer : (failureOf(answer) ?? answer);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const failure = orderFailure(error, placing.readHref ?? null);
    if (failure === 'lost') noteFailure(c, 'order_failed', error);
    return failure;
  }
}

/** Why an answered order is neither paid nor pending. */
export function failureOf({ status, message }: Pick<OrderAnswer, 'status' | 'message'>): OrderFailure | null {
  if (status === 'declined') return { problem: PROBLEMS.declined(message), keepsKey: false };
  if (status === 'expired') return { problem: PROBLEMS.expired, keepsKey: false };
  return null;
}

async function sendOrder(
  c: EdgeContext,
  placing: Placing,
  page: string,
): Promise<OrderAnswer | OrderFailure | 'not-sent'> {
  const client = createOriginClient(c);
  const { sent, needs, order, buysCredits = false, buysAnother = false } = placing;
  const { values, orderKey } = sent;
  const said = {
    attestation: attestationOf(values),
    funnel: parseFunnelQuery(c.get('url').searchParams),
    ...(buysAnother ? { buysAnother } : {}),
  };
  const key = { idempotencyKey: orderKey };
  const isOnFile = values.pay === 'on-file' && needs.onFile !== null;
  const [productId] = order.productIds;
  if (isOnFile && buysCredits && productId !== undefined) {
    const { personId } = order;
    return (await client.send('purchaseCredits', { productId, personId, ...said }, key)).data;
  }
  const method = isOnFile ? { id: needs.onFile?.paymentMethodId ?? null } : await newPaymentMethod(c, sent);
  if (method === 'not-sent' || 'problem' in method) return method;
  const body: OrderBody = {
    ...order,
    ...said,
    ...(method.id === null ? {} : { paymentMethodId: method.id }),
    ...(values.keeps && !isOnFile ? { keepsPaymentMethod: true } : {}),
    ...(page.length > RETURN_PATH_MAX ? {} : { returnPath: page }),
  };
  return (await client.send('order', body, key)).data;
}
