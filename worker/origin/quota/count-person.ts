import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { type Counter, decideCounter } from './counted-by.ts';
import type { Take, Taken } from './meter-store.ts';
import { meterItem, meterOf } from './meters.ts';
import { ADMITTED_MS, DAY_MS, RESERVED_MS } from './quota-settings.ts';
import { takeAtAddress } from './take-at-address.ts';
import { PERSONS_SCOPE } from './take-fair-use.ts';

/** In a visitor's own counter: that an address brought it. */
export const ADMITTED = { scope: 'admitted', item: 'self' } as const;
/** In an address's counter: the visitors that it brought. */
const VISITORS_SCOPE = 'visitors';

/**
 * How a person is counted: for 24 hours if there is room; only for the moment, until the view is certain; or for 24
 * hours in any case, because the view has happened.
 */
export type Counting = 'count' | 'reserve' | 'record';

/** What came of it, and by which counter. */
export interface CountedPerson extends Taken, Pick<Counter, 'by' | 'limit' | 'isFairUse'> {}

/** Counts a person for a viewer, once in 24 hours. Throws if a counter fails; orOpen goes on without. */
export async function countPerson(
  c: OriginContext,
  viewer: SessionAccount | null,
  personId: string,
  counting: Counting,
): Promise<CountedPerson> {
  const { visitorId } = c.get('envelope');
  const { quotas } = c.get('settings');
  const counter = decideCounter(viewer, visitorId, quotas);
  const item = await meterItem(c, personId);
  const take: Take = {
    scope: PERSONS_SCOPE,
    item,
    limit: counting === 'record' ? Number.MAX_SAFE_INTEGER : counter.limit,
    keptMs: counting === 'reserve' ? RESERVED_MS : DAY_MS,
    isReserved: counting === 'reserve',
  };
  if (counter.by === 'account')
    return { ...counter, ...(await (await meterOf(c, 'account', counter.key)).take([take], c.get('now'))) };
  const own = counter.by === 'visitor' ? await takeAsVisitor(c, counter.key, take) : null;
  if (own !== null) return { ...counter, ...own };
  // Together with all others of the address.
  const limit = quotas.addressPersons;
  const isRecord = counting === 'record';
  const shared = { ...take, limit: isRecord ? take.limit : limit };
  const taken = await takeAtAddress(c, [shared], isRecord ? take.limit : quotas.networkPersons);
  return { by: 'network', limit, isFairUse: false, ...taken };
}

/**
 * Counts for a visitor who is known by a cookie. An id is easily made, so one gets a counter of its own only while its
 * address has brought few new ones today, and must be let in again a week later: ids that somebody hoards would otherwise
 * add up. Null: it has none.
 */
async function takeAsVisitor(c: OriginContext, visitorId: string, take: Take): Promise<Taken | null> {
  const now = c.get('now');
  const own = await meterOf(c, 'visitor', visitorId);
  const admission: Take = {
    ...ADMITTED,
    limit: Number.MAX_SAFE_INTEGER,
    keptMs: ADMITTED_MS,
  };
  if (!c.get('envelope').isNewVisitor) {
    const taken = await own.take([{ ...admission, isNeeded: true }, take], now);
    if (!taken.full.includes(ADMITTED.scope)) return taken;
  }
  const { addressVisitors: limit, networkVisitors } = c.get('settings').quotas;
  const item = await meterItem(c, `visitor ${visitorId}`);
  const entry = await takeAtAddress(c, [{ scope: VISITORS_SCOPE, item, limit, keptMs: DAY_MS }], networkVisitors);
  return entry.isAllowed ? own.take([admission, take], now) : null;
}
