import type { PlanChange } from '../../../shared/contract/plans.ts';
import { dollarsOf, type StoredProduct } from '../billing/products-store.ts';
import { decideChangeTime } from './plan-rules.ts';
import type { StoredPlan } from './plan-store.ts';

/** A product that a plan can change to. */
export type PlanToChangeTo = StoredProduct & { readonly period: NonNullable<StoredProduct['period']> };

/** Whether a plan can be changed at all: while it is paid, and not while its renewal is under way. */
export function canChange(plan: StoredPlan | null, now: number): plan is StoredPlan {
  return plan?.status === 'active' && plan.periodEnd > now;
}

/** The products that a plan can change to: other plans for sale, without the one that follows already. */
export function listChoices(plan: StoredPlan, products: readonly StoredProduct[]): PlanToChangeTo[] {
  return products.filter(
    (product): product is PlanToChangeTo =>
      product.isSold &&
      product.kind === 'plan' &&
      product.period !== null &&
      product.id !== plan.product.id &&
      (product.id !== plan.next?.id || plan.cancelledAt !== null),
  );
}

/**
 * When a change takes effect, and what it costs today. A plan that costs more per month starts now: its whole price is
 * charged, and the unused part of the present period goes back to its payment. Any other one follows when the paid period
 * is over.
 *
 * @param unusedCents what goes back if it starts now ({@link loadUnusedCents})
 */
export function describeChange(
  plan: StoredPlan,
  product: PlanToChangeTo,
  { now, unusedCents }: { readonly now: number; readonly unusedCents: number },
): PlanChange {
  const when = decideChangeTime(plan, product);
  if (when === 'later') return { productId: product.id, when, from: plan.periodEnd, charge: 0, refund: 0 };
  const [charge, refund] = [dollarsOf(product.priceCents), dollarsOf(unusedCents)];
  return { productId: product.id, when, from: now, charge, refund };
}
