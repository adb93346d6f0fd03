import { paths } from '../urls/paths.ts';
import type { FunnelLink, FunnelType } from '../urls/query.ts';

/** What of a viewer decides where a funnel leads (F 3 user details). */
export interface FunnelViewer {
  readonly isLoggedIn: boolean;
  /** a wire value of userType; null for an anonymous visitor */
  readonly userType: string | null;
  /** null where lookups are not limited */
  readonly premiumLookupsCount: number | null;
}

/**
 * Where a click into a funnel leads (F 2). Paid viewers (userType neither free nor fam) go to billing: for credits when
 * the funnel is the background one or lookups remain, else to their plan. Everybody else goes to a checkout.
 */
export function funnelDestination(
  viewer: FunnelViewer,
  link: FunnelLink & { readonly funnelType: FunnelType },
): string {
  const isBackground = link.funnelType === 'bg_onepages_1';
  if (isPaid(viewer)) {
    const hasLookups = viewer.premiumLookupsCount === null || viewer.premiumLookupsCount > 0;
    return isBackground || hasLookups ? paths.purchaseCredits(link) : paths.managePlan(link);
  }
  if (isBackground) return paths.checkoutSearch(link);
  return isPersonFunnel(link.funnelType) ? paths.checkoutSummary(link) : paths.checkoutPhoneSummary(link);
}

function isPaid({ isLoggedIn, userType }: FunnelViewer): boolean {
  return isLoggedIn && userType !== null && userType !== 'free' && userType !== 'fam';
}

function isPersonFunnel(type: FunnelType): boolean {
  return type === 'person_onepages_1' || type === 'person_sem_onepages_1' || type === 'person_state_onepages_1';
}
