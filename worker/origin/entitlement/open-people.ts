import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { showsMore } from '../masking/shows-more.ts';
import type { PersonRecord } from '../people/person-record.ts';
import { takeFairUse } from '../quota/take-fair-use.ts';
import { describeRequest } from './opened-access.ts';
import { decideEntitlement, decidePlanLookups, type EntitlementDecision, NO_FACTS, type PersonFacts } from './rules.ts';
import {
  factsOfManyStatement,
  loadFactsOfMany,
  lookupsStatement,
  readFactsOfMany,
  readLookups,
  spendStatement,
} from './store.ts';

/** The result of opening a person. */
export interface Opened {
  readonly record: PersonRecord;
  readonly decision: EntitlementDecision;
  readonly usedLookup: boolean;
}

/** Everybody who was to be opened, by id, and the lookups left afterward; null: unlimited. */
export interface OpenedPeople {
  readonly people: ReadonlyMap<string, Opened>;
  readonly left: number | null;
}

/**
 * Opens people in this order, each once, as their pages would: people who were opened before, or have nothing more to
 * show, use no lookup, and no more are used than are left. Two round trips, whatever their number.
 *
 * @throws ProblemError 429 if they are more than the fair use of a plan has room for; nobody is opened then
 */
export async function openPeople(
  c: OriginContext,
  viewer: SessionAccount,
  records: readonly PersonRecord[],
): Promise<OpenedPeople> {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const request = describeRequest(c, false);
  const ids = records.map(({ id }) => id);
  const known = await loadFactsOfMany(db, viewer, ids, now);
  const before = records.map((record) => {
    const facts: PersonFacts = { ...(known.get(record.id) ?? NO_FACTS), hasMore: showsMore(record, now) };
    return { record, facts, decision: decideEntitlement(viewer, facts, request) };
  });
  const costing = before.filter(({ decision }) => decision.usesLookup).map(({ record }) => record.id);
  const used = before[0]?.facts.lookupsUsed ?? 0;
  await takeFairUse(c, viewer, costing.slice(0, decidePlanLookups(viewer, used).left ?? undefined));
  const results = await db.batch<unknown>([
    ...costing.map((id) => spendStatement(db, viewer, id, now)),
    factsOfManyStatement(db, viewer, costing, now),
    lookupsStatement(db, viewer),
  ]);
  const after = readFactsOfMany(results[costing.length]?.results ?? []);
  const { max, left } = decidePlanLookups(viewer, readLookups(results[costing.length + 1]?.results[0]));
  const spent = new Set(costing.filter((_, at) => (results[at]?.meta.changes ?? 0) > 0));
  const people = before.map(({ record, decision }): [string, Opened] => {
    if (!decision.usesLookup) return [record.id, { record, decision, usedLookup: false }];
    const facts = after.get(record.id) ?? NO_FACTS;
    // Another member of the family, or an earlier line, may have used the last one.
    const now = facts.wasOpened ? facts : { ...facts, lookupsUsed: Number.POSITIVE_INFINITY };
    const usedLookup = max !== null && spent.has(record.id);
    return [record.id, { record, decision: decideEntitlement(viewer, now, request), usedLookup }];
  });
  return { people: new Map(people), left };
}
