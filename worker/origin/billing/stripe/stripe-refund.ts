import Stripe from 'stripe';
import type { RefundOutcome } from '../payment-provider.ts';

/** Metadata on refunds we make: our id for the refund. */
export const REFUND_KEY = 'refund_id';

/**
 * Stripe forgets keys after a day, and a refund may be requested much later, so it carries its id and we look for it
 * first.
 */
export async function refundAtStripe(
  stripe: Stripe,
  payment: string,
  amountCents: number,
  refundId: string,
): Promise<RefundOutcome> {
  const { data } = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
  const made = data.find(({ metadata }) => metadata?.[REFUND_KEY] === refundId);
  try {
    return outcomeOf(made ?? (await createRefund(stripe, payment, amountCents, refundId)), data);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // The site operator refunded it at Stripe: all of it, or so much that too little is left.
    if (error.code === 'charge_already_refunded') return { kind: 'done' };
    // The bank has taken it back already, or may still do so (disputes.ts).
    if (error.code === 'charge_disputed' || error.param === 'amount')
      return { kind: 'failed', refundedCents: wentBack(data) };
    throw error;
  }
}

function createRefund(stripe: Stripe, payment: string, amountCents: number, refundId: string): Promise<Stripe.Refund> {
  return stripe.refunds.create(
    { payment_intent: payment, amount: amountCents, metadata: { [REFUND_KEY]: refundId } },
    { idempotencyKey: refundId },
  );
}

/** A bank may take days for a refund or return it: `pending` and `requires_action` are not final. */
function outcomeOf({ status }: Stripe.Refund, all: readonly Stripe.Refund[]): RefundOutcome {
  if (isFailed(status)) return { kind: 'failed', refundedCents: wentBack(all) };
  return { kind: status === 'succeeded' ? 'done' : 'pending' };
}

function wentBack(refunds: readonly Stripe.Refund[]): number {
  return refunds.reduce((sum, { status, amount }) => (isFailed(status) ? sum : sum + amount), 0);
}

function isFailed(status: string | null): boolean {
  return status === 'failed' || status === 'canceled';
}
