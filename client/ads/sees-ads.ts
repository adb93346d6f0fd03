import type { PersonPageModel } from '../pages/person/person-model.ts';

/** Who pays by the month reads without advertisements, also once the lookups are used up. */
const SUBSCRIBERS = new Set<string | null>(['paid', 'fam', 'smb']);

/** Whether the page keeps boxes for advertisements: only for people, and only for those who read for free. */
export function seesAds({ details, isBot }: PersonPageModel): boolean {
  return !isBot && details.entitlement === 'free' && !SUBSCRIBERS.has(details.userInfo.userType);
}
