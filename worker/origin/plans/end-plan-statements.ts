import { planMailCopy } from '../../../shared/copy/billing/plan-mails.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Billing } from '../billing/open-billing.ts';
import type { SqlStatement } from '../env.ts';
import { mailStatement } from '../mail/queue.ts';
import { endConsentsStatement } from './consents-store.ts';
import { planMail } from './plan-mail.ts';
import { isUnchanged, type StoredPlan } from './plan-store.ts';
import { accountById, projectStatements } from './project-accounts.ts';

/** Who ends a plan, and whether its provider may not know it yet. */
export interface Ending {
  readonly by: 'customer' | 'payment' | 'operator';
  /** the customer canceled only now, which the mail says */
  readonly isCancelledNow?: boolean;
  /** its provider has ended it */
  readonly isEndedAtProvider?: boolean;
}

/**
 * Ends a plan, if it is still as it was loaded: it no longer gives anything, its members are released, and the
 * consents to its renewal are kept for as long as the law asks. What its provider still renews or keeps for it is ended
 * there afterward ({@link carryOutWanted}). `now` is in milliseconds since 1970.
 */
export function endStatements(
  { accounts: db, settings }: Billing,
  plan: StoredPlan,
  { by, isCancelledNow = false, isEndedAtProvider = false }: Ending,
  now: number,
): SqlStatement[] {
  const isStill = isUnchanged(plan);
  const isEnded = {
    sql: "EXISTS (SELECT 1 FROM plan WHERE id = ? AND status = 'ended' AND ended_at = ?)",
    values: [plan.id, now],
  };
  const mail = isCancelledNow
    ? planMail('plan-cancelled', plan, settings, (mailed, copy) => copy.cancelledNow(mailed))
    : planMail('plan-ended', plan, settings, (mailed, copy) => copy.ended(mailed, by));
  const { subject, text } = planMailCopy.sharedEnded(plan.product.name, settings.siteUrl + paths.pricing());
  return [
    mailStatement(db, mail, now, isStill),
    db
      .prepare(
        `UPDATE plan SET status = 'ended', ended_at = ?, ended_by = ?, act_at = NULL, method_wanted = 0,
           cancelled_at = CASE WHEN ? THEN COALESCE(cancelled_at, ?) ELSE cancelled_at END,
           end_wanted = (provider_ref IS NOT NULL AND NOT ?)
             OR EXISTS (SELECT 1 FROM payment_method m WHERE m.account_id = plan.account_id AND m.is_for_plan_only = 1)
         WHERE id = ? AND ${isStill.sql}`,
      )
      .bind(now, by, by === 'customer' ? 1 : 0, now, isEndedAtProvider ? 1 : 0, plan.id, ...isStill.values),
    db
      .prepare(
        `INSERT INTO mail (id, kind, recipient, subject, text, created_at, due_at)
         SELECT lower(hex(randomblob(16))), 'family-changed', a.email, ?, ?, ?, ? FROM account a
         WHERE a.holder_id = ? AND ${isEnded.sql}`,
      )
      .bind(subject, text, now, now, plan.accountId, ...isEnded.values),
    endConsentsStatement(db, { sql: `SELECT ? WHERE ${isEnded.sql}`, values: [plan.id, ...isEnded.values] }, now),
    ...projectStatements(db, accountById(plan.accountId), isEnded),
  ];
}
