import type { ManagePlanPageModel } from '../../client/pages/manage-plan/manage-plan-model.ts';
import type { PlanAnswer } from '../../shared/contract/plans.ts';
import { managePlanCopy } from '../../shared/copy/billing/manage-plan.ts';
import { payerName } from '../../shared/copy/billing/payment-method.ts';
import { formatDay } from '../../shared/copy/format/day.ts';
import { planStateOf } from '../../shared/plans/plan-state.ts';
import { PLAN_DONE, type PlanDone } from '../../shared/urls/plan-done.ts';

const words = managePlanCopy.notices;

/** What the address says was done; null for anything that we did not write. */
export function parsePlanDone(text: string | null): PlanDone | null {
  return PLAN_DONE.find((one) => one === text) ?? null;
}

/**
 * Says what a form has just done, in terms of how the plan is now. Null where it is no longer so, or never was: anybody
 * can write an address.
 */
export function planNotice(
  done: PlanDone | null,
  { plan, shared, paidWith }: PlanAnswer,
  email: string,
): ManagePlanPageModel['notice'] {
  if (done === 'left') return shared === null ? { title: words.left, text: words.leftText } : null;
  if (done === 'joined')
    return shared === null ? null : { title: words.joined(shared.productName), text: words.joinedText };
  if (done === null || plan === null) return null;
  const { productName, renewal, next, paidUntil } = plan;
  const state = planStateOf(plan);
  if (done === 'canceled') {
    if (state !== 'ending' && state !== 'ended') return null;
    const { ending, ended, text } = words.canceled;
    return {
      title: state === 'ending' ? ending(productName, formatDay(paidUntil)) : ended(productName),
      text: text(email),
    };
  }
  if (state !== 'renewing' || renewal === null) return null;
  const renews = words.renews(renewal.price, formatDay(renewal.at), email);
  switch (done) {
    case 'resumed':
      return { title: words.resumed(productName), text: renews };
    case 'kept':
      return next === null ? { title: words.kept(productName), text: renews } : null;
    case 'changed':
      return { title: words.changed(productName), text: renews };
    case 'change-later':
      return next === null
        ? null
        : { title: words.changeLater(next.productName, formatDay(next.from)), text: words.changeLaterText(email) };
    case 'method':
      return paidWith === null
        ? null
        : { title: words.method(payerName(paidWith)), text: words.next(renewal.price, formatDay(renewal.at)) };
    case 'paid':
      return { title: words.paid(productName), text: words.next(renewal.price, formatDay(renewal.at)) };
  }
}
