import type { User } from '../contract/account.ts';
import type { PersonDetails } from '../contract/person/person.ts';
import type { PlanTier } from '../contract/plans.ts';
import type { UserType } from '../contract/viewer.ts';

/**
 * Whether a viewer's plan has business features: the best time to call a phone, and whether it is in use (P6-047). Only
 * the plan counts: a report bought for one person adds none.
 *
 * @param userType null for an anonymous visitor
 */
export function hasBusinessFeatures(userType: UserType | null): boolean {
  return userType === 'smb';
}

/** Whether a viewer has a plan that is paid, or shares one. `userType` is null for an anonymous visitor. */
export function hasLivePlan(userType: UserType | null): boolean {
  return userType === 'paid' || userType === 'fam' || userType === 'smb';
}

/** Whether opening somebody's page may use a lookup of the viewer: their plan has only so many. */
export function countsLookups({
  userType,
  currentPlanLookupsCount,
}: Pick<User, 'userType' | 'currentPlanLookupsCount'>): boolean {
  return hasLivePlan(userType) && currentPlanLookupsCount !== null;
}

/** Plans that Speed Search is part of: its own, and those without a limit. */
const WITH_SPEED_SEARCH: ReadonlySet<PlanTier> = new Set<PlanTier>(['speed-search', 'unlimited', 'business']);

/**
 * Whether Speed Search is part of the viewer's plan, as long as it is paid. Members of a family share lookups, not Speed
 * Search, unless the plan they share has it.
 *
 * @param plan null for an anonymous visitor; `tier` is that of the plan by their product's name
 */
export function canSpeedSearch(plan: { readonly userType: UserType; readonly tier: PlanTier | null } | null): boolean {
  if (plan === null || !hasLivePlan(plan.userType)) return false;
  return plan.userType === 'smb' || (plan.tier !== null && WITH_SPEED_SEARCH.has(plan.tier));
}

/** A plan's lookups and how many were used, as in a details response; null without a plan. */
interface LookupUsage {
  /** null if unlimited */
  readonly max: number | null;
  readonly used: number;
}

/** Whether a premium lookup is left (P4-036, F2-45). */
export function hasLookupsLeft(usage: LookupUsage | null): boolean {
  return usage !== null && (usage.max === null || usage.used < usage.max);
}

/**
 * Whether this person can go on the viewer's list: Premium lookups are left, or one was used for this page (P4-036,
 * P6-040). Free viewers have neither (P4-044). Nobody who has died can: the list is of people to reach.
 */
export function canSave({
  lookupType,
  userInfo,
  results,
}: Pick<PersonDetails, 'lookupType' | 'userInfo'> & {
  readonly results: Pick<PersonDetails['results'], 'isDead'>;
}): boolean {
  return !results.isDead && (hasLookupsLeft(userInfo.lookupUsage) || lookupType !== 'free');
}
