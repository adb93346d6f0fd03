import type { UserType } from '../contract/viewer.ts';

/** Whether somebody pays for a plan of their own that is not overdue. `userType` is null for an anonymous visitor. */
export function isSubscriber(userType: UserType | null): boolean {
  return userType === 'paid' || userType === 'smb';
}
