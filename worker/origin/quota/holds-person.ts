import { hasOpenReport } from '../../../shared/people/open-report.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { loadOpenedAccess } from '../entitlement/opened-access.ts';
import { ProblemError } from '../http/problem-error.ts';
import { ADMITTED } from './count-person.ts';
import { decideCounter } from './counted-by.ts';
import { meterItem, meterOf, orOpen } from './meters.ts';
import { REFERRED_SCOPE } from './referrals.ts';
import { addressMeter } from './take-at-address.ts';
import { PERSONS_SCOPE } from './take-fair-use.ts';

/** Whether a viewer has opened all of these people in the last 24 hours, or a search engine led there. */
export function holdsPeople(
  c: OriginContext,
  viewer: SessionAccount | null,
  personIds: readonly string[],
): Promise<boolean> {
  const { by, key } = decideCounter(viewer, c.get('envelope').visitorId, c.get('settings').quotas);
  const now = c.get('now');
  const ask = async () => {
    const items = await Promise.all(personIds.map((id) => meterItem(c, id)));
    const own = by === 'network' ? null : await meterOf(c, by, key);
    const held = (await own?.held([PERSONS_SCOPE, ADMITTED.scope], [...items, ADMITTED.item], now)) ?? [];
    const rest = items.filter((item) => !held.includes(item));
    if (rest.length === 0) return true;
    // Only visitors without a counter of their own share that of their address.
    const hasOwn = by === 'account' || held.includes(ADMITTED.item);
    const scopes = hasOwn ? [REFERRED_SCOPE] : [REFERRED_SCOPE, PERSONS_SCOPE];
    return (await (await addressMeter(c)).held(scopes, rest, now)).length === rest.length;
  };
  return orOpen(ask, true);
}

/**
 * For calls of the quota 'held': what a page asks for after it has loaded is answered only to those who opened it, so
 * that nobody reads by such calls what the hard stop withholds. Viewers with a plan, and readers of an open report, are
 * not concerned; bots get nothing late.
 *
 * @throws ProblemError 403
 */
export async function assertHeld(c: OriginContext, personIds: readonly string[]): Promise<void> {
  if (c.get('envelope').botClass !== 'human') return;
  const viewer = await loadViewerAccount(c);
  const { isFairUse } = decideCounter(viewer, c.get('envelope').visitorId, c.get('settings').quotas);
  if (isFairUse) return;
  const accessOf = viewer === null ? null : await loadOpenedAccess(c, personIds);
  const counted = personIds.filter((id) => accessOf === null || !hasOpenReport(accessOf(id)));
  if (counted.length === 0 || (await holdsPeople(c, viewer, counted))) return;
  throw new ProblemError(403, 'Forbidden', { detail: 'The page of this person is not open' });
}
