import type { PlanTier } from '../contract/plans.ts';
import { UPGRADE_TYPES, type UpgradeType } from '../funnels/offer-destination.ts';

/** The plan that each funnel of the one-click upgrade leads to (P4-053). */
export const UPGRADE_TIERS: { readonly [T in UpgradeType]: Extract<PlanTier, 'unlimited' | 'business'> } = {
  business: 'business',
  default: 'unlimited',
  phone_activity: 'business',
};

/**
 * The funnel of a one-click upgrade by its name, as in `upgradeType` of an address or in the registry (P2-062).
 *
 * @throws Error 'Unknown OneClickUpgradeType' for any other name (P4-054, P8-021)
 */
export function upgradeTypeOf(name: string): UpgradeType {
  const known = UPGRADE_TYPES.find((type) => type === name);
  if (known === undefined) throw new Error('Unknown OneClickUpgradeType');
  return known;
}
