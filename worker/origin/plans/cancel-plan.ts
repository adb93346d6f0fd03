import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { SessionAccount } from '../accounts/store.ts';
import { type Billing, openBilling } from '../billing/open-billing.ts';
import type { SqlStatement } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { planAnswer } from './answer-plan.ts';
import { askingProvider } from './ask-provider.ts';
import { endStatements } from './end-plan-statements.ts';
import { nextLook } from './next-look.ts';
import { planMail } from './plan-mail.ts';
import { isUnchanged, loadLatestPlan, type StoredPlan } from './plan-store.ts';

/** How often canceling is tried if the plan changes in the meantime, such as by its renewal. */
const TRIES = 3;

/**
 * POST /api/billing/cancel: the plan stays until its paid period is over; one whose payment is overdue ends at once, and
 * nothing more is tried. A guest can cancel as well. Repeating it answers the same.
 */
export const answerCancelPlan: CallHandler<'cancelPlan'> = async (c, { viewer }) => {
  const billing = openBilling(c.get('settings'), c.env);
  await cancelPlan(billing, viewer, c.get('now'));
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return planAnswer(billing, viewer);
};

/** @throws ProblemError 409 without a plan, 503 if its provider did not answer: then it continues */
export async function cancelPlan(
  billing: Billing,
  { id, holderId }: Pick<SessionAccount, 'id' | 'holderId'>,
  now: number,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const plan = holderId === null ? await loadLatestPlan(billing.accounts, id) : null;
    if (plan === null || (plan.status === 'ended' && plan.cancelledAt === null))
      throw new ProblemError(409, planCallCopy.nothingToCancel);
    if (plan.cancelledAt !== null) return;
    const endsNow = plan.status === 'delinquent' || (plan.providerRef === null && plan.periodEnd <= now);
    await askingProvider(billing, plan, (subscriptions, ref) =>
      endsNow ? subscriptions.end(ref) : subscriptions.setEnding(ref, true),
    );
    const ending = { by: 'customer', isCancelledNow: true, isEndedAtProvider: true } as const;
    const results = await billing.accounts.batch(
      endsNow ? endStatements(billing, plan, ending, now) : cancelStatements(billing, plan, now),
    );
    // The mail comes first, and is written only if the plan was still the same.
    if (results[0]?.meta.changes === 1) return;
  }
  throw new ProblemError(409, planCallCopy.changedMeanwhile);
}

function cancelStatements({ accounts: db, settings }: Billing, plan: StoredPlan, now: number): SqlStatement[] {
  const isStill = isUnchanged(plan);
  const mail = planMail('plan-cancelled', plan, settings, (mailed, copy) => copy.cancelled(mailed));
  return [
    mailStatement(db, mail, now, isStill),
    db
      .prepare(`UPDATE plan SET cancelled_at = ?, act_at = ? WHERE id = ? AND ${isStill.sql}`)
      .bind(now, nextLook({ ...plan, cancelledAt: now }), plan.id, ...isStill.values),
  ];
}
