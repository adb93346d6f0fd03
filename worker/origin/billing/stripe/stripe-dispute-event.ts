import type Stripe from 'stripe';
import type { OriginContext } from '../../context.ts';
import { writeLog } from '../../logging/write-log.ts';
import { noteDispute } from '../disputes.ts';
import { openBilling } from '../open-billing.ts';
import { idOf } from './stripe-outcome.ts';

/** How a dispute can end; one of any other status is undecided. */
const RESULTS: { readonly [status: string]: 'won' | 'lost' } = { won: 'won', lost: 'lost', prevented: 'won' };

/**
 * A buyer disputes a payment, or their bank has decided about it. The log says so each time: somebody has to answer the
 * bank in Stripe, within days. An inquiry takes no money, so it changes nothing here.
 *
 * @returns whether it is about a payment we know
 */
export async function noteStripeDispute(
  c: OriginContext,
  { id: ref, status, reason, amount, payment_intent }: Stripe.Dispute,
): Promise<boolean> {
  const message = 'PAYMENT DISPUTED';
  writeLog(message, { ref, status, reason, amount });
  if (payment_intent === null) return false;
  if (status.startsWith('warning_')) return true;
  const dispute = { provider: 'stripe', payment: idOf(payment_intent), result: RESULTS[status] ?? null };
  return noteDispute(openBilling(c.get('settings'), c.env), dispute, c.get('now'));
}
