import type { OpenedAnswer } from '../../../shared/contract/opening.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { openPeople } from '../entitlement/open-people.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import { decideOpened, decidePlanLookups, NO_FACTS } from '../entitlement/rules.ts';
import { loadFactsOfMany, lookupsStatement, readLookups } from '../entitlement/store.ts';
import { loadPersons } from '../people/store.ts';
import type { OwnerCandidate } from './known-owners.ts';
import { loadOwnerRows } from './load-owners.ts';

/** Whom a reverse look-up may open. */
interface NextToOpen {
  /** the owners of whatever was looked up, in the order in which they are opened */
  readonly candidates: readonly OwnerCandidate[];
  /** how many of them the viewer was told; undefined for a caller who does not say */
  readonly named: number | undefined;
}

/**
 * Opens the next of these people whom the viewer does not know yet, as their page would: a lookup for each person and
 * period, none with a plan that has no limit, none if nobody is left (F2-13). If more of them are known by now than the
 * viewer was told, as after a second click or in another tab, nothing is used: the button meant somebody who is open
 * already.
 *
 * @throws ProblemError 429 past the fair use of a plan
 */
export async function openNext(
  c: OriginContext,
  viewer: SessionAccount,
  { candidates, named }: NextToOpen,
): Promise<OpenedAnswer> {
  const { PEOPLE, ACCOUNTS } = c.env;
  const now = c.get('now');
  const hidden = candidates.filter(({ isPublic }) => !isPublic).map(({ personId }) => personId);
  const [facts, used] = await Promise.all([
    loadFactsOfMany(ACCOUNTS, viewer, hidden, now),
    lookupsStatement(ACCOUNTS, viewer).first(),
  ]);
  const { left } = decidePlanLookups(viewer, readLookups(used));
  const nothing = { person: null, usedLookup: false, left } as const;
  const request = describeRequest(c, false);
  const isOpen = (id: string) => decideOpened(viewer, facts.get(id) ?? NO_FACTS, request).lookupType !== 'free';
  const [open = null] = hidden.filter(isOpen);
  const [next] = hidden.filter((id) => !isOpen(id));
  const known = candidates.filter(({ personId, isPublic }) => isPublic || isOpen(personId)).length;
  if (open !== null && named !== undefined && known > named)
    return { ...nothing, result: 'opened', person: await loadReference(c, open) };
  // First: without a lookup to lose, 'nobody' would tell for nothing which houses are on record.
  if (left === 0) return { ...nothing, result: 'out' };
  if (next === undefined) return { ...nothing, result: 'nobody' };
  const record = (await loadPersons(PEOPLE, [next], now)).get(next);
  if (record === undefined) return { ...nothing, result: 'nobody' };
  const { people, left: leftNow } = await openPeople(c, viewer, [record]);
  const opened = people.get(next);
  if (opened === undefined || opened.decision.lookupType === 'free')
    return { ...nothing, result: 'out', left: leftNow };
  const person = await loadReference(c, next);
  return { result: 'opened', person, usedLookup: opened.usedLookup, left: leftNow };
}

/** What a link to the page of somebody needs; null if they are hidden by now. */
async function loadReference(c: OriginContext, id: string): Promise<OpenedAnswer['person']> {
  const row = (await loadOwnerRows(c.env.PEOPLE, [id], c.get('now'))).get(id);
  return row === undefined ? null : { id, name: row.full_name, city: row.city, state: row.state_code };
}
