import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import { hasBusinessFeatures, hasLivePlan } from '../../../shared/people/plan-features.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import type { AskedItem } from './asked-items.ts';
import { type DayCount, takeForDay } from './take-for-day.ts';

/**
 * Counts numbers or houses that somebody looks up, so that nobody finds out by many questions what one does not answer:
 * first by who asks, then, for viewers without a plan, by their network and by what they ask about. It stops at the
 * first counter that is full, so that a blocked visitor uses up nobody else's. Proven search engines are not counted.
 *
 * @param viewer the account if it is known already
 * @throws ProblemError 429 with when there is room again
 */
export async function takeLookups(
  c: OriginContext,
  quota: 'numbers' | 'houses',
  asked: readonly AskedItem[],
  viewer: SessionAccount | null,
): Promise<void> {
  if (asked.length === 0 || c.get('envelope').botClass === 'search-engine') return;
  for (const { asked: some, ...counter } of await countersOf(c, asked, viewer ?? (await loadViewerAccount(c)))) {
    const items = some.map(({ item }) => `${quota} ${item}`);
    await takeForDay(c, { ...counter, scope: quota, items }, quota);
  }
}

/** One counter of a look-up, and which of the questions it counts. */
interface Counter extends Pick<DayCount, 'owner' | 'key' | 'limit'> {
  readonly asked: readonly AskedItem[];
}

/** The counters of these questions, in the order in which they are asked. */
async function countersOf(
  c: OriginContext,
  asked: readonly AskedItem[],
  viewer: SessionAccount | null,
): Promise<readonly Counter[]> {
  const { quotas } = c.get('settings');
  const { visitorId, isNewVisitor, clientAddress } = c.get('envelope');
  const hasOwnPlan = hasLivePlan(viewer?.userType ?? null);
  if (viewer !== null && hasOwnPlan) {
    const limit = hasBusinessFeatures(viewer.userType) ? quotas.businessLookups : quotas.planLookups;
    return [{ owner: 'account', key: viewer.id, limit, asked }];
  }
  // An id that was made for this request counts nothing: whoever sends no cookie has as many as they like. A guest's
  // account costs nothing to make either.
  const own: readonly Counter[] =
    viewer?.scope === 'account'
      ? [{ owner: 'account', key: viewer.id, limit: quotas.accountLookups, asked }]
      : visitorId === '' || isNewVisitor
        ? []
        : [{ owner: 'visitor', key: visitorId, limit: quotas.visitorLookups, asked }];
  const byTarget = Map.groupBy(asked, ({ target }) => target);
  return [
    ...own,
    { owner: 'network', key: wideNetworkOf(clientAddress), limit: quotas.networkLookups, asked },
    ...[...byTarget].map(
      ([key, some]): Counter => ({ owner: 'target', key, limit: quotas.targetLookups, asked: some }),
    ),
  ];
}
