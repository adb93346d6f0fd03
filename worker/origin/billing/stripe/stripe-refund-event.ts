import type Stripe from 'stripe';
import { orderCopy } from '../../../../shared/copy/billing/order.ts';
import type { OriginContext } from '../../context.ts';
import { writeLog } from '../../logging/write-log.ts';
import { noteFailedRefund, noteForeignRefund } from '../foreign-refunds.ts';
import { idOf } from './stripe-outcome.ts';
import { REFUND_KEY } from './stripe-refund.ts';

/**
 * Refunds that the site operator makes at Stripe are on the receipt too. For a payment that is not settled yet, we
 * check for them when it is.
 *
 * @returns whether it is about a payment we know
 */
export async function noteStripeRefund(c: OriginContext, charge: Stripe.Charge): Promise<boolean> {
  if (charge.payment_intent === null) return false;
  const refunded = {
    provider: 'stripe',
    payment: idOf(charge.payment_intent),
    refundedCents: charge.amount_refunded,
    reason: orderCopy.refundedAtProvider,
  };
  return noteForeignRefund(c.env.ACCOUNTS, refunded, c.get('now'));
}

/**
 * A bank returned a refund: the buyer does not have the money, and it has to reach them another way.
 *
 * @returns whether it is about a refund we know
 */
export async function noteFailedStripeRefund(
  c: OriginContext,
  { id: ref, ...refund }: Stripe.Refund,
): Promise<boolean> {
  if (refund.payment_intent === null) return false;
  const failed = {
    provider: 'stripe',
    payment: idOf(refund.payment_intent),
    refundId: refund.metadata?.[REFUND_KEY] ?? null,
    amountCents: refund.amount,
  };
  if (!(await noteFailedRefund(c.env.ACCOUNTS, failed, c.get('now')))) return false;
  writeLog('REFUND FAILED', { ref });
  return true;
}
