import type { Plan } from '../../../shared/contract/plans.ts';
import { dollarsOf } from '../billing/products-store.ts';
import { nextRenewal } from './plan-mail.ts';
import { overdueEnd } from './plan-rules.ts';
import type { PlanProduct, StoredPlan } from './plan-store.ts';

const named = ({ id: productId, name: productName, tier }: PlanProduct) => ({ productId, productName, tier });

/** A plan as its holder sees it. */
export function describePlan(plan: StoredPlan): Plan {
  const { product, next, status, period, periodEnd, failedAt, cancelledAt } = plan;
  const renewal = nextRenewal(plan);
  const price = dollarsOf(renewal.priceCents);
  const renews = status === 'active' && cancelledAt === null;
  return {
    ...named(product),
    price: dollarsOf(plan.priceCents),
    period,
    status,
    startedAt: plan.startedAt,
    paidUntil: periodEnd,
    renewal: renews ? { at: periodEnd, price } : null,
    cancelledAt,
    next: renews && next !== null ? { ...named(next), price, period: renewal.period, from: periodEnd } : null,
    endsAt: status === 'delinquent' && failedAt !== null ? overdueEnd(failedAt) : null,
    lookups: product.lookups,
    familySeats: product.seats,
    purpose: plan.purpose,
  };
}
