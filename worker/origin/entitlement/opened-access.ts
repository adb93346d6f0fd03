import { hasOpenReport } from '../../../shared/people/open-report.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import { decideOpened, type EntitlementDecision, type EntitlementRequest, NO_FACTS } from './rules.ts';
import { loadFactsOfMany } from './store.ts';

/** The parts of a request that decide whether it may count. No other site can make a browser send a POST. */
export function describeRequest(c: OriginContext, isStub: boolean): EntitlementRequest {
  const { botClass, isHead, isPrefetch, isOwnNavigation } = c.get('envelope');
  return {
    botClass,
    isHead: isHead || c.req.method === 'HEAD',
    isPrefetch,
    isStub,
    isChosen: isOwnNavigation || c.req.method === 'POST',
  };
}

/**
 * What the viewer may see of each of these people without using a lookup: what they opened or bought before, otherwise
 * the free view (P7-037, P7-040).
 */
export async function loadOpenedAccess(
  c: OriginContext,
  personIds: readonly string[],
): Promise<(personId: string) => EntitlementDecision> {
  const viewer = personIds.length === 0 ? null : await loadViewerAccount(c);
  const facts = viewer === null ? null : await loadFactsOfMany(c.env.ACCOUNTS, viewer, personIds, c.get('now'));
  const request = describeRequest(c, false);
  return (personId) => decideOpened(viewer, facts?.get(personId) ?? NO_FACTS, request);
}

/**
 * The first of these people whose background report the viewer has unlocked and may still open; null if there is none,
 * and for bots and prefetches.
 */
export async function findUnlockedReport(c: OriginContext, personIds: readonly string[]): Promise<string | null> {
  const { botClass, isPrefetch } = c.get('envelope');
  if (botClass !== 'human' || isPrefetch) return null;
  const accessOf = await loadOpenedAccess(c, personIds);
  return personIds.find((personId) => hasOpenReport(accessOf(personId))) ?? null;
}
