import type { CheckoutOption } from '../../client/checkout/checkout-model.ts';
import type { Product } from '../../shared/contract/billing.ts';
import { PLAN_TIERS, type PlanPeriod, type PlanTier } from '../../shared/contract/plans.ts';
import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { checkoutPlanCopy as words } from '../../shared/copy/billing/checkout-plan.ts';
import { priceText, renewalCopy } from '../../shared/copy/billing/renewal.ts';
import { addMonths, PERIOD_MONTHS } from '../../shared/plans/months.ts';

/** A product that is a plan. */
export type PlanProduct = Product & { readonly tier: PlanTier; readonly period: PlanPeriod };

/** The plans among the products, in the order of `tiers`, each from its lowest price on. */
export function plansOf(products: readonly Product[], tiers: readonly PlanTier[] = PLAN_TIERS): readonly PlanProduct[] {
  return products
    .filter((product): product is PlanProduct => {
      const { kind, tier, period } = product;
      return kind === 'plan' && tier !== null && period !== null && tiers.includes(tier);
    })
    .toSorted((one, other) => tiers.indexOf(one.tier) - tiers.indexOf(other.tier) || one.price - other.price);
}

/** The radio card of a plan, its terms, and what its buyer agrees to. `now` is in milliseconds since 1970. */
export function planOption(product: PlanProduct, now: number): CheckoutOption {
  const { productId, productName, price, period, tier, lookups } = product;
  const perMonth = period === 'year' ? price / PERIOD_MONTHS.year : null;
  return {
    productId,
    name: productName,
    price,
    priceText: priceText(price, period),
    note: words.note(tier, { lookups, reports: product.backgroundCredits, perMonth }),
    facts: [
      { term: checkoutCopy.terms.renews, text: words.renews(addMonths(now, PERIOD_MONTHS[period]), price, period) },
      { term: words.cancel, text: words.cancelText(period) },
    ],
    submit: words.pay(price, productName),
    renewal: renewalCopy.text(productName, price, period),
  };
}

/** The plan that is picked at first: the page's own, by the period that the link names if there is such a one. */
export function pickPlan(
  plans: readonly PlanProduct[],
  { tier, period }: { readonly tier: PlanTier; readonly period: PlanPeriod | null },
): string | null {
  const own = plans.filter((plan) => plan.tier === tier);
  return (own.find((plan) => plan.period === period) ?? own[0] ?? plans[0])?.productId ?? null;
}
