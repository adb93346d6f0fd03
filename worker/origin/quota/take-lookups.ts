import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import { hasBusinessFeatures, hasLivePlan } from '../../../shared/people/plan-features.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import type { AskedItem } from './asked-items.ts';
import { limitReached } from './limit-reached.ts';
import type { Taken } from './meter-store.ts';
import { type MeterOwner, meterItem, meterOf, orOpen } from './meters.ts';
import { DAY_MS } from './quota-settings.ts';

/** One counter of a look-up. */
interface Counter {
  readonly owner: MeterOwner;
  readonly key: string;
  readonly limit: number;
  readonly items: readonly string[];
}

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
  for (const counter of await countersOf(c, asked, viewer ?? (await loadViewerAccount(c)))) {
    const { isAllowed, opensAt } = await orOpen<typeof OPEN>(c, () => take(c, quota, counter), OPEN);
    if (!isAllowed) throw limitReached(c, quota, opensAt);
  }
}

const OPEN: Pick<Taken, 'isAllowed' | 'opensAt'> = { isAllowed: true, opensAt: null };

async function take(c: OriginContext, quota: string, { owner, key, limit, items }: Counter) {
  const [meter, hashed] = await Promise.all([
    meterOf(c, owner, key),
    Promise.all(items.map((item) => meterItem(c, `${quota} ${item}`))),
  ]);
  const takes = [...new Set(hashed)].map((item) => ({ scope: quota, item, limit, keptMs: DAY_MS }));
  return meter.take(takes, c.get('now'));
}

/** The counters of these questions, in the order in which they are asked. */
async function countersOf(
  c: OriginContext,
  asked: readonly AskedItem[],
  viewer: SessionAccount | null,
): Promise<readonly Counter[]> {
  const { quotas } = c.get('settings');
  const { visitorId, isNewVisitor, clientAddress } = c.get('envelope');
  const items = asked.map(({ item }) => item);
  const hasOwnPlan = hasLivePlan(viewer?.userType ?? null);
  if (viewer !== null && hasOwnPlan) {
    const limit = hasBusinessFeatures(viewer.userType) ? quotas.businessLookups : quotas.planLookups;
    return [{ owner: 'account', key: viewer.id, limit, items }];
  }
  // An id that was made for this request counts nothing: whoever sends no cookie has as many as they like. A guest's
  // account costs nothing to make either.
  const own: readonly Counter[] =
    viewer?.scope === 'account'
      ? [{ owner: 'account', key: viewer.id, limit: quotas.accountLookups, items }]
      : visitorId === '' || isNewVisitor
        ? []
        : [{ owner: 'visitor', key: visitorId, limit: quotas.visitorLookups, items }];
  const byTarget = Map.groupBy(asked, ({ target }) => target);
  return [
    ...own,
    { owner: 'network', key: wideNetworkOf(clientAddress), limit: quotas.networkLookups, items },
    ...[...byTarget].map(
      ([key, ofTarget]): Counter => ({
        owner: 'target',
        key,
        limit: quotas.targetLookups,
        items: ofTarget.map(({ item }) => item),
      }),
    ),
  ];
}
