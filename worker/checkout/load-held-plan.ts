import type { HeldPlan } from '../../client/pages/checkout-plan/checkout-plan-model.ts';
import type { Plan, PlanAnswer } from '../../shared/contract/plans.ts';
import type { FunnelQuery } from '../../shared/funnels/funnel-link.ts';
import { paths } from '../../shared/urls/paths.ts';
import { withQuery } from '../../shared/urls/query.ts';
import type { EdgeContext } from '../context.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';

/** Statuses of an origin that has no plans, and of a session that has ended since. */
const NO_PLANS: readonly number[] = [401, 404, 501];

/**
 * The viewer's plan, and the one they share; null without a session, and at an origin without plans.
 *
 * @throws the origin client's errors if it does not answer: a viewer with a plan must not be sold another one
 */
export async function loadPlan(c: EdgeContext): Promise<PlanAnswer | null> {
  if (c.get('session') === null) return null;
  try {
    return await createOriginClient(c).get('plan', {});
  } catch (error) {
    if (error instanceof OriginProblem && NO_PLANS.includes(error.status)) return null;
    throw error;
  }
}

/** The viewer's plan, unless it has ended; null: none. */
export function livePlanOf(answer: PlanAnswer | null): Plan | null {
  return answer === null || answer.plan === null || answer.plan.status === 'ended' ? null : answer.plan;
}

/**
 * The plan that the viewer has or shares, for a page that would sell one; null: they may buy.
 *
 * @param to the product they came for, which the page for changes picks at first
 */
export function heldPlanOf(
  answer: PlanAnswer | null,
  { funnel, to }: { readonly funnel: FunnelQuery; readonly to: string | null },
): HeldPlan | null {
  const plan = livePlanOf(answer);
  if (plan !== null) {
    const { productName, period, status, productId } = plan;
    const isChange = status === 'active' && to !== null && to !== productId;
    const changeHref = isChange
      ? withQuery(paths.changePlan(), { ...funnel, to })
      : withQuery(paths.managePlan(), funnel);
    return { kind: 'own', productName, period, state: stateOf(plan), changeHref };
  }
  return answer?.shared == null ? null : { kind: 'shared', productName: answer.shared.productName };
}

function stateOf({ status, renewal, paidUntil, endsAt }: Plan): Extract<HeldPlan, { kind: 'own' }>['state'] {
  if (status === 'delinquent') return { kind: 'overdue', at: endsAt ?? paidUntil };
  return renewal === null ? { kind: 'ends', at: paidUntil } : { kind: 'renews', ...renewal };
}
