import { endStatements } from '../plans/end-plan-statements.ts';
import { loadPlan } from '../plans/plan-store.ts';
import type { Billing } from './open-billing.ts';
import { withdrawStatements } from './withdraw-goods.ts';

/** A buyer's bank asks for a payment back, or has decided about it. */
export interface Dispute {
  readonly provider: string;
  /** the provider's name for the payment */
  readonly payment: string;
  readonly result: 'won' | 'lost' | null;
}

interface DisputedPurchase {
  readonly id: string;
  readonly planId: string | null;
}

/**
 * Marks a disputed payment, whose news may come twice and in any order. A plan ends at once: each further renewal would
 * be disputed too. Anything else stays with its buyer, who may be wrong or not have recognized us, until the dispute is
 * lost: then the money is gone, and so are the credits and the access that it bought. `now` is in milliseconds since
 * 1970.
 *
 * @returns whether the payment is one of ours
 */
export async function noteDispute(
  billing: Billing,
  { provider, payment, result }: Dispute,
  now: number,
): Promise<boolean> {
  const { accounts: db } = billing;
  const purchase = await db
    .prepare(
      `UPDATE purchase SET disputed_at = COALESCE(disputed_at, ?3), dispute_result = COALESCE(?4, dispute_result)
       WHERE provider = ?1 AND provider_payment = ?2 RETURNING id, plan_id AS planId`,
    )
    .bind(provider, payment, now, result)
    .first<DisputedPurchase>();
  if (purchase === null) return false;
  const { id, planId } = purchase;
  if (planId !== null && result !== 'won') await endPlan(billing, id, planId, now);
  if (result === 'lost') await db.batch(withdrawStatements(db, id, now));
  return true;
}

/** The scheduled job ends it at the provider (carry-out-wanted.ts). */
async function endPlan(billing: Billing, purchaseId: string, planId: string, now: number): Promise<void> {
  const { accounts: db } = billing;
  const won = await db
    .prepare("SELECT 1 FROM purchase WHERE id = ?1 AND dispute_result = 'won'")
    .bind(purchaseId)
    .first();
  const plan = await loadPlan(db, planId);
  if (won !== null || plan === null || plan.status === 'ended') return;
  await db.batch(endStatements(billing, plan, { by: 'payment' }, now));
}
