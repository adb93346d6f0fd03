import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { Billing } from '../billing/open-billing.ts';
import { dollarsOf } from '../billing/products-store.ts';
import type { SqlCondition, SqlStatement } from '../env.ts';
import { mailStatement } from '../mail/queue.ts';
import { both } from '../sql-condition.ts';
import { nextRenewal, planMail } from './plan-mail.ts';
import { nextTry, overdueEnd } from './plan-rules.ts';
import { isUnchanged, type StoredPlan } from './plan-store.ts';
import { accountById, projectStatements } from './project-accounts.ts';

/**
 * What a declined renewal does, in the batch that records it: the free view at once, and another try in some days. The
 * first one in a row is told by mail. A plan that was due to follow is what is owed now. `now` is in milliseconds since 1970.
 *
 * @param why for the customer: a sentence, or ''
 */
export function failedStatements(
  { accounts: db, settings }: Billing,
  plan: StoredPlan,
  why: string,
  now: number,
  guard: SqlCondition,
): SqlStatement[] {
  // A canceled plan owes nothing, and an ended one was ended in the meantime.
  if (plan.cancelledAt !== null || plan.status === 'ended') return [];
  const failedAt = plan.failedAt ?? now;
  const { product, priceCents, period } = nextRenewal(plan);
  const isStill = both(isUnchanged(plan), guard);
  const owed = { ...plan, product, priceCents, period };
  const isFailed = {
    sql: "EXISTS (SELECT 1 FROM plan WHERE id = ? AND status = 'delinquent' AND attempts = ?)",
    values: [plan.id, plan.attempts + 1],
  };
  const mail = planMail('plan-payment-failed', owed, settings, (mailed, copy) =>
    copy.failed({ ...mailed, price: dollarsOf(priceCents) }, why || planCallCopy.declined, overdueEnd(failedAt)),
  );
  return [
    ...(plan.attempts === 0 ? [mailStatement(db, mail, now, isStill)] : []),
    db
      .prepare(
        `UPDATE plan SET status = 'delinquent', failed_at = ?, attempts = attempts + 1, act_at = ?, product_id = ?,
           period = ?, price_cents = ?, next_product_id = NULL, next_price_cents = NULL, price_told_at = NULL
         WHERE id = ? AND ${isStill.sql}`,
      )
      .bind(failedAt, nextTry(failedAt, now), product.id, period, priceCents, plan.id, ...isStill.values),
    ...projectStatements(db, accountById(plan.accountId), isFailed),
  ];
}
