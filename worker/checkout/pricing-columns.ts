import type { PricingAction, PricingColumn, PricingSingle } from '../../client/pages/pricing/pricing-model.ts';
import type { Product } from '../../shared/contract/billing.ts';
import { PLAN_TIERS, type Plan, type PlanTier } from '../../shared/contract/plans.ts';
import type { FunnelQuery } from '../../shared/funnels/funnel-link.ts';
import { paths } from '../../shared/urls/paths.ts';
import { withQuery } from '../../shared/urls/query.ts';
import { routeRow } from '../../shared/urls/route-table.ts';
import { isOneReport } from './plan-checkout.ts';
import { type PlanProduct, plansOf } from './plan-options.ts';

/**
 * The columns of the table of plans: what this origin sells, cheapest first within a plan.
 *
 * @param plan the viewer's own plan, unless it has ended; null without one
 */
export function pricingColumns(
  products: readonly Product[],
  { funnel, plan }: { readonly funnel: FunnelQuery; readonly plan: Plan | null },
): readonly PricingColumn[] {
  const report = products.find(isOneReport);
  const plans = PLAN_TIERS.map((tier) => planColumn(tier, plansOf(products, [tier]), { funnel, plan }));
  return [report === undefined ? null : reportColumn(report, funnel), ...plans].filter((column) => column !== null);
}

/** What is bought once. */
export function pricingSingle(products: readonly Product[]): PricingSingle {
  const pack = products.find(({ kind, backgroundCredits }) => kind === 'background-credits' && backgroundCredits > 1);
  return {
    report: products.find(isOneReport)?.price ?? null,
    pack: pack === undefined ? null : { count: pack.backgroundCredits, price: pack.price },
    property: products.find(({ kind }) => kind === 'property-report')?.price ?? null,
  };
}

/** A report is about a person: without one, the button leads to a search. */
function reportColumn({ price }: Product, funnel: FunnelQuery): PricingColumn {
  const href = funnel.wpId === undefined ? paths.peopleSearch() : withQuery(paths.checkoutSearch(), funnel);
  const action = { kind: 'start', href } as const;
  return { tier: 'report', price, period: null, yearPrice: null, lookups: 0, reports: 1, action };
}

function planColumn(
  tier: PlanTier,
  plans: readonly PlanProduct[],
  { funnel, plan }: { readonly funnel: FunnelQuery; readonly plan: Plan | null },
): PricingColumn | null {
  const first = plans.find(({ period }) => period === 'month') ?? plans[0];
  if (first === undefined) return null;
  const year = first.period === 'month' ? plans.find(({ period }) => period === 'year') : undefined;
  return {
    tier,
    price: first.price,
    period: first.period,
    yearPrice: year?.price ?? null,
    lookups: first.lookups,
    reports: first.backgroundCredits,
    action: actionOf(first, plan, funnel),
  };
}

function actionOf({ tier, productId }: PlanProduct, plan: Plan | null, funnel: FunnelQuery): PricingAction {
  if (plan === null) return { kind: 'start', href: checkoutOf(tier, funnel) };
  if (plan.tier === tier) return { kind: 'yours', href: withQuery(paths.managePlan(), funnel) };
  // An overdue payment comes first.
  const href =
    plan.status === 'active'
      ? withQuery(paths.changePlan(), { ...funnel, to: productId })
      : withQuery(paths.managePlan(), funnel);
  return { kind: 'change', href };
}

function checkoutOf(tier: PlanTier, funnel: FunnelQuery): string {
  switch (tier) {
    case 'premium':
      return withQuery(paths.checkoutSummary(), funnel);
    case 'unlimited':
      return withQuery(routeRow('checkout-unlimited-summary').pattern, funnel);
    case 'business':
      return withQuery(paths.checkoutBusiness(), funnel);
    case 'speed-search':
      return withQuery(paths.checkoutSummary(), { ...funnel, plan: tier });
  }
}
