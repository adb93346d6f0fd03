import type { PersonBrowserModel } from '../browser-model.ts';

/** Whose plan or purchase is over. */
const FORMER: ReadonlySet<string | null> = new Set(['expired', 'transactional']);

/**
 * Whether the one-click upgrade opens without a click: for viewers whose type is expired or transactional and who see
 * the free view (P4-048), until they have seen it (P4-051). Not where the page asks something else, and not where a plan
 * would show nothing more.
 *
 * @param cookies document.cookie
 */
export function opensByItself(page: PersonBrowserModel, cookies: string): boolean {
  const { details, flags } = page;
  return (
    page.isLoggedIn &&
    !page.isBot &&
    !page.isUpgradeBlocked &&
    FORMER.has(details.userInfo.userType) &&
    details.lookupType === 'free' &&
    !page.isNameOnly &&
    !details.results.isDead &&
    !flags.showsBadPayment &&
    flags.upgrade === null &&
    flags.outcomes.length === 0 &&
    flags.asks.length === 0 &&
    !/(?:^|; )(?:__Host-)?seen_upgrade=/.test(cookies)
  );
}
