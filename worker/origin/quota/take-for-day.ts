import type { QuotaLimit } from '../../../shared/contract/transport/problem.ts';
import type { OriginContext } from '../context.ts';
import { limitReached } from './limit-reached.ts';
import type { Taken } from './meter-store.ts';
import { type MeterOwner, meterItem, meterOf, orOpen } from './meters.ts';
import { DAY_MS } from './quota-settings.ts';

/** What counts for 24 hours: in whose counter, in which of its scopes, and how many different items there may be. */
export interface DayCount {
  readonly owner: MeterOwner;
  readonly key: string;
  readonly scope: string;
  readonly limit: number;
  /** what a counter stores of them is a hash (meterItem) */
  readonly items: readonly string[];
}

const OPEN: Pick<Taken, 'isAllowed' | 'opensAt'> = { isAllowed: true, opensAt: null };

/**
 * Counts all of these items, or none of them.
 *
 * @param limit what the 429 says is reached
 * @throws ProblemError 429 with when there is room again
 */
export async function takeForDay(c: OriginContext, count: DayCount, limit: QuotaLimit): Promise<void> {
  const { isAllowed, opensAt } = await orOpen<typeof OPEN>(() => take(c, count), OPEN);
  if (!isAllowed) throw limitReached(c, limit, opensAt);
}

async function take(c: OriginContext, { owner, key, scope, limit, items }: DayCount): Promise<Taken> {
  const [meter, hashed] = await Promise.all([
    meterOf(c, owner, key),
    Promise.all(items.map((item) => meterItem(c, item))),
  ]);
  const takes = [...new Set(hashed)].map((item) => ({ scope, item, limit, keptMs: DAY_MS }));
  return meter.take(takes, c.get('now'));
}
