import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { countPerson } from './count-person.ts';
import { decideCounter } from './counted-by.ts';
import { holdsPeople } from './holds-person.ts';
import { limitReached } from './limit-reached.ts';
import { orOpen } from './meters.ts';
import { takeReferral, wasReferred } from './referrals.ts';

/** What VIEW_QUOTA says if a view does not count. */
export const NOT_COUNTED = 'none';

/**
 * Counts a view of a person's page, or refuses it (P1-019, P4-055 to P4-060). It does not count for bots (P4-056,
 * P6-041) and HEAD requests, for readers of the person's open report, and, up to a limit, for visitors from search
 * engines. A prefetch and whatever is not requested as a page, such as an image on another site, count nothing, so they
 * get only what is open already.
 *
 * @param hasReport the viewer's report about the person is open
 * @returns what VIEW_QUOTA says
 * @throws ProblemError 429 past the limit, 403 for what is not a page, 503 for a prefetch
 */
export async function takeView(
  c: OriginContext,
  viewer: SessionAccount | null,
  personId: string,
  hasReport: boolean,
): Promise<string> {
  const { botClass, isHead, isPrefetch, isDocument, isFromEngine, visitorId } = c.get('envelope');
  if (botClass !== 'human' || isHead || c.req.method === 'HEAD' || hasReport) return NOT_COUNTED;
  if (isPrefetch || !isDocument) {
    if (await holdsPeople(c, viewer, [personId])) return NOT_COUNTED;
    throw isPrefetch
      ? new ProblemError(503, 'This page cannot be prefetched')
      : new ProblemError(403, 'Forbidden', { detail: 'This is a page, and nothing to embed' });
  }
  const { isFairUse } = decideCounter(viewer, visitorId, c.get('settings').quotas);
  if (isFromEngine && !isFairUse && (await takeReferral(c, personId))) return NOT_COUNTED;
  const counted = await orOpen(() => countPerson(c, viewer, personId, 'count'), null);
  if (counted === null) return NOT_COUNTED;
  if (counted.isAllowed) return String(counted.left);
  if (!isFairUse && (await wasReferred(c, personId))) return NOT_COUNTED;
  throw limitReached(c, isFairUse ? 'fair-use' : 'persons', counted.opensAt);
}
