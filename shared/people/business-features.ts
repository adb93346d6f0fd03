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
