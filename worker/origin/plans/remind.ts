import type { Billing } from '../billing/open-billing.ts';
import { dollarsOf } from '../billing/products-store.ts';
import { mailStatement } from '../mail/queue.ts';
import { both } from '../sql-condition.ts';
import { nextLook } from './next-look.ts';
import { nextRenewal, planMail } from './plan-mail.ts';
import { reminderAt } from './plan-rules.ts';
import { isUnchanged, type StoredPlan } from './plan-store.ts';

/** Whether the holder has to be reminded of a plan's renewal at `now`, in milliseconds since 1970. */
export function isReminderDue(plan: StoredPlan, now: number): boolean {
  const at = reminderAt(plan.period, plan.periodEnd);
  const renews = plan.status === 'active' && plan.cancelledAt === null;
  return at !== null && renews && plan.remindedFor !== plan.periodEnd && now >= at && now < plan.periodEnd;
}

/** Reminds of a renewal, once: with what it costs, and how to cancel. */
export async function remind({ accounts: db, settings }: Billing, plan: StoredPlan, now: number): Promise<void> {
  const isStill = both(isUnchanged(plan), {
    sql: 'EXISTS (SELECT 1 FROM plan WHERE id = ? AND reminded_for IS NOT period_end)',
    values: [plan.id],
  });
  const { product, priceCents, period } = nextRenewal(plan);
  const mail = planMail('plan-renewal-reminder', plan, settings, (mailed, copy) =>
    copy.reminder({ ...mailed, name: product.name, price: dollarsOf(priceCents), period }),
  );
  await db.batch([
    mailStatement(db, mail, now, isStill),
    db
      .prepare(`UPDATE plan SET reminded_for = period_end, act_at = ? WHERE id = ? AND ${isStill.sql}`)
      .bind(nextLook({ ...plan, remindedFor: plan.periodEnd }), plan.id, ...isStill.values),
  ]);
}
