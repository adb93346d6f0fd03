import type { CheckoutWish } from '../../client/pages/checkout-plan/checkout-plan-model.ts';
import { PLAN_TIERS, type PlanPeriod, type PlanTier } from '../../shared/contract/plans.ts';
import { type FunnelQuery, parseFunnelQuery } from '../../shared/funnels/funnel-link.ts';
import { safeRedirectPath } from '../../shared/urls/parsers/safe-redirect.ts';
import { withQuery } from '../../shared/urls/query.ts';
import { routeRow } from '../../shared/urls/route-table.ts';

/** The pages that sell plans. */
export const PLAN_PAGES = [
  'checkout-summary',
  'checkout-phone-summary',
  'checkout-unlimited-summary',
  'checkout-business',
] as const;
export type PlanPageName = (typeof PLAN_PAGES)[number];

/** What the address of such a page says. */
export interface PlanPage {
  readonly name: PlanPageName;
  /** whose page it is: its words, and the plan that is picked at first */
  readonly tier: PlanTier;
  /** the plans it sells, in this order */
  readonly tiers: readonly PlanTier[];
  readonly period: PlanPeriod | null;
  readonly funnel: FunnelQuery;
  /** what the link promised and this page's plan holds: whole email addresses, or phone activity (P2-130, P2-131) */
  readonly wish: CheckoutWish | null;
  /** the page a reader was on whose search quota is used up (P2-036), parsed and rebuilt; null without one */
  readonly path: string | null;
  readonly isLimit: boolean;
  /** the page's own path with everything it understood, and nothing else */
  readonly action: string;
}

/** The plans sold together. One without a page of its own is sold on the summary, by its name in the address. */
const SOLD_WITH: { readonly [T in PlanTier]: readonly PlanTier[] } = {
  premium: ['premium', 'unlimited'],
  unlimited: ['unlimited', 'premium'],
  business: ['business'],
  'speed-search': ['speed-search'],
};

/** Reads the address of a page that sells plans. What it does not understand is dropped. */
export function parsePlanPage(name: PlanPageName, query: URLSearchParams, propertySite: string | null): PlanPage {
  const funnel = parseFunnelQuery(query);
  const asked = PLAN_TIERS.find((one) => one === query.get('plan')) ?? null;
  const period = (['month', 'year'] as const).find((one) => one === query.get('period')) ?? null;
  const own = name === 'checkout-unlimited-summary' ? 'unlimited' : name === 'checkout-business' ? 'business' : null;
  const tier = own ?? (name === 'checkout-summary' ? asked : null) ?? 'premium';
  const isUnlimited = name === 'checkout-unlimited-summary';
  const path = isUnlimited ? safeRedirectPath(query.get('path'), '', propertySite) : '';
  const isLimit = isUnlimited && query.get('searchQuotaExceeded') === 'true';
  return {
    name,
    tier,
    tiers: isUnlimited ? ['unlimited', 'business'] : SOLD_WITH[tier],
    period,
    funnel,
    // Links of the email funnel lead to Premium as well, which never shows whole addresses.
    wish: tier === 'business' ? wishOf(funnel) : null,
    path: path === '' ? null : path,
    isLimit,
    action: withQuery(routeRow(name).pattern, {
      ...funnel,
      plan: own === null ? asked : null,
      period,
      path,
      searchQuotaExceeded: isLimit,
    }),
  };
}

function wishOf({ emailUpgrade, phoneintelUpgrade }: FunnelQuery): CheckoutWish | null {
  if (phoneintelUpgrade === 'true') return 'phone-activity';
  return emailUpgrade === 'true' ? 'emails' : null;
}
