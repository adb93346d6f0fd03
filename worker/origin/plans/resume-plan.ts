import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import { type Billing, openBilling } from '../billing/open-billing.ts';
import { findRenewalMethod } from '../billing/payment-method-store.ts';
import { assertKnownRenewal } from '../billing/place-order.ts';
import { dollarsOf } from '../billing/products-store.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { planAnswer } from './answer-plan.ts';
import { askingProvider } from './ask-provider.ts';
import { consentStatement } from './consents-store.ts';
import { nextLook } from './next-look.ts';
import { nextRenewal, planMail } from './plan-mail.ts';
import { isUnchanged, loadLivePlan, type StoredPlan } from './plan-store.ts';

/** POST /api/billing/resume: the plan renews again; or another one that was to follow does not. */
export const answerResumePlan: CallHandler<'resumePlan'> = async (c, { body, viewer }) => {
  const billing = openBilling(c.get('settings'), c.env);
  const now = c.get('now');
  assertKnownRenewal(body.renewal);
  const plan = viewer.holderId === null ? await loadLivePlan(billing.accounts, viewer.id) : null;
  if (plan === null || !isToResume(plan, now)) throw new ProblemError(409, planCallCopy.nothingToResume);
  if ((await findRenewalMethod(billing.accounts, viewer.id, plan.provider)) === null)
    throw new ProblemError(402, planCallCopy.noMethod);
  await resume(billing, plan, body.renewal.textVersion, now);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return planAnswer(billing, viewer);
};

function isToResume({ status, periodEnd, cancelledAt, next }: StoredPlan, now: number): boolean {
  return status === 'active' && periodEnd > now && (cancelledAt !== null || next !== null);
}

/** A cancellation is taken back first: what was to follow then still does. */
async function resume(billing: Billing, plan: StoredPlan, textVersion: string, now: number): Promise<void> {
  const { accounts: db, settings } = billing;
  const isCancelled = plan.cancelledAt !== null;
  const after: StoredPlan = isCancelled
    ? { ...plan, cancelledAt: null }
    : { ...plan, next: null, nextPriceCents: null, priceToldAt: null };
  const { product, priceCents, period } = nextRenewal(after);
  await askingProvider(billing, plan, (subscriptions, ref) =>
    isCancelled
      ? subscriptions.setEnding(ref, false)
      : subscriptions.setNext(ref, { productId: product.id, name: product.name, priceCents, period }),
  );
  const isStill = isUnchanged(plan);
  const mail = planMail('plan-resumed', after, settings, (mailed, copy) =>
    copy.resumed({ ...mailed, name: product.name, price: dollarsOf(priceCents), period }),
  );
  const consent = {
    planId: plan.id,
    accountId: plan.accountId,
    receipt: null,
    action: 'resume',
    productId: product.id,
    priceCents,
    period,
    textVersion,
    consentedAt: now,
  } as const;
  const [, , resumed] = await db.batch([
    consentStatement(db, consent, isStill),
    mailStatement(db, mail, now, isStill),
    db
      .prepare(
        `UPDATE plan SET cancelled_at = NULL, next_product_id = ?, next_price_cents = ?, price_told_at = ?, act_at = ?
         WHERE id = ? AND ${isStill.sql}`,
      )
      .bind(
        after.next?.id ?? null,
        after.nextPriceCents,
        after.priceToldAt,
        nextLook(after),
        plan.id,
        ...isStill.values,
      ),
  ]);
  if (resumed?.meta.changes !== 1) throw new ProblemError(409, planCallCopy.changedMeanwhile);
}
