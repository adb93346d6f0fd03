import type { UserType } from '../contract/viewer.ts';

/**
 * Whether a viewer's plan has business features: when to call a phone, and whether it is in use (P6-047). By plan alone:
 * a report that was bought for one person brings none.
 *
 * @param userType null for an anonymous visitor
 */
export function hasBusinessFeatures(userType: UserType | null): boolean {
  return userType === 'smb';
}

/** How many lookups a plan has and how many were used, as a details answer tells; null without a plan. */
interface LookupUsage {
  /** null where they are not limited */
  readonly max: number | null;
  readonly used: number;
}

/** Whether a premium lookup remains (P4-036, F2-45). */
export function hasLookupsLeft(usage: LookupUsage | null): boolean {
  return usage !== null && (usage.max === null || usage.used < usage.max);
}
