import type Stripe from 'stripe';
import type { OriginContext } from '../../context.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { writeLog } from '../../logging/write-log.ts';
import { finishSettled } from '../finish-settled.ts';
import { openBilling } from '../open-billing.ts';
import { describeOrder, loadOrder, type Order } from '../orders-store.ts';
import { settleOrder } from '../settle-order.ts';
import { CURRENCY, PURCHASE_KEY } from './stripe-metadata.ts';
import { centsWithoutTax } from './stripe-outcome.ts';

/** What an event says of an order's payment. */
interface Payment {
  /** the session or payment intent */
  readonly ref: string;
  readonly metadata: Stripe.Metadata | null;
  /** without tax */
  readonly cents: number | null;
  readonly currency: string | null;
}

export function paymentOfSession(session: Stripe.Checkout.Session): Payment {
  const { id: ref, metadata, currency } = session;
  return { ref, metadata, cents: centsWithoutTax(session), currency };
}

export function paymentOfIntent({ id: ref, metadata, amount: cents, currency }: Stripe.PaymentIntent): Payment {
  return { ref, metadata, cents, currency };
}

/**
 * Settles the order that a payment is for by what Stripe says of it now.
 *
 * @throws ProblemError 503 if the payment differs from the order; ProviderUnavailable
 */
export async function settleByPayment(c: OriginContext, type: string, payment: Payment): Promise<void> {
  const { ref, metadata, cents, currency } = payment;
  const order = await findOpenOrder(c, type, ref, metadata?.[PURCHASE_KEY] ?? null);
  if (order === null) return;
  const { providerRef } = order;
  if (providerRef !== null && providerRef !== ref) {
    // The session reports on the intent of Stripe's page.
    if (!providerRef.startsWith('cs_') || ref.startsWith('cs_'))
      writeLog('a Stripe event about another payment of a purchase', { type, ref });
    return;
  }
  if (cents !== order.totalCents || currency !== CURRENCY) throw notAsOrdered(type, ref);
  await askAndSettle(c, order, ref);
}

/**
 * Settles the order that started a subscription or changed it last, if it is still open: its events may come in any
 * order.
 *
 * @throws ProblemError 503 if the payment differs from the order; ProviderUnavailable
 */
export async function settleByPlan(
  c: OriginContext,
  type: string,
  ref: string,
  purchaseId: string | null,
): Promise<void> {
  const order = await findOpenOrder(c, type, ref, purchaseId);
  if (order !== null && order.providerRef !== null) await askAndSettle(c, order, order.providerRef);
}

async function findOpenOrder(
  c: OriginContext,
  type: string,
  ref: string,
  purchaseId: string | null,
): Promise<Order | null> {
  if (purchaseId === null) return null;
  const order = await loadOrder(c.env.ACCOUNTS, purchaseId);
  if (order === null || order.provider !== 'stripe') {
    writeLog('a Stripe event about an unknown purchase', { type, ref });
    return null;
  }
  return order.status === 'paid' ? null : order;
}

async function askAndSettle(c: OriginContext, order: Order, ref: string): Promise<void> {
  const billing = openBilling(c.get('settings'), c.env);
  const outcome = await billing.provider?.check(ref);
  if (outcome === undefined) return;
  const settled = await settleOrder(billing, order.id, outcome, c.get('now'));
  if (settled !== null) await finishSettled(c, describeOrder(settled));
  if (outcome.kind === 'pending' && outcome.isNotAsOrdered) throw new ProblemError(503, 'Somebody has to look at this');
}

function notAsOrdered(type: string, ref: string): ProblemError {
  writeLog('PAYMENT NOT AS ORDERED', { type, ref });
  return new ProblemError(503, 'Somebody has to look at this');
}
