import type { PeopleLeft, PlanCardModel, PlanWays } from '../../client/billing/plan-card-model.ts';
import type { User } from '../../shared/contract/account.ts';
import type { PlanAnswer } from '../../shared/contract/plans.ts';
import { paths } from '../../shared/urls/paths.ts';

const NO_PLAN: PlanAnswer = { plan: null, shared: null, paidWith: null };

/** Where its buttons lead for somebody who came for the plan itself. */
const planWays = (): PlanWays => ({
  pricing: paths.pricing(),
  change: paths.changePlan(),
  method: paths.paymentMethod({ from: paths.managePlan() }),
});

/** A viewer's plan at a glance. `answer` is null at an origin that has no plans of its own. */
export function describePlanCard(user: User, answer: PlanAnswer | null, ways: PlanWays = planWays()): PlanCardModel {
  const { plan, shared, paidWith } = answer ?? NO_PLAN;
  return {
    plan,
    shared,
    paidWith,
    people: peopleLeft(user),
    elsewhere: plan === null && shared === null ? (user.product?.productName ?? null) : null,
    scope: user.scope ?? 'account',
    ways,
  };
}

/** Lookups left in this period; null: no limit. */
function peopleLeft({ premiumLookupsCount: left, currentPlanLookupsCount: max, resetDate }: User): PeopleLeft | null {
  if (left === null || max === null) return null;
  return { left, max, until: resetDate === null ? null : Date.parse(resetDate) };
}
