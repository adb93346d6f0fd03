import type { PersonPageModel } from '../pages/person/person-model.ts';

/** Subscribers see no ads, even when their lookups are used up. */
const SUBSCRIBERS = new Set<string | null>(['paid', 'fam', 'smb']);

/**
 * Whether anything on the page advertises: the slots, the in-house ad, the partner's card. Only for human visitors who
 * read for free (F1-11) and whose address does not say ad_free=true (F6-30). The slots need more than that
 * (worker/ads/ad-plan.ts).
 */
export function seesAds({ details, isBot, flags }: Pick<PersonPageModel, 'details' | 'isBot' | 'flags'>): boolean {
  return !isBot && !flags.isAdFree && details.entitlement === 'free' && !SUBSCRIBERS.has(details.userInfo.userType);
}
