import type { OriginBindings } from '../env.ts';
import { inHalves } from '../job-rows.ts';
import { compareFacts } from './compare-facts.ts';
import {
  type Compared,
  storeCompared,
  type Taken,
  takeDuePeople,
  takeThesePeople,
  type WatchedPerson,
} from './compare-store.ts';
import { type FactsOnRecord, loadFacts } from './load-facts.ts';

/** How many people a batch compares: about 200 KB of facts, and three round trips. */
export const COMPARED_AT_ONCE = 200;

type Databases = Pick<OriginBindings, 'PEOPLE' | 'ACCOUNTS'>;

/** What a batch did. */
export interface ComparedBatch {
  readonly compared: number;
  /** facts that are new or have changed */
  readonly changes: number;
  /** more people may be due */
  readonly isFull: boolean;
}

/**
 * Compares monitored people whose comparison is due, each once a day, and stores what changed since the last one. It
 * takes its batch by itself, so any number of runs may compare at once; one that dies is repeated by whoever comes ten
 * minutes later, and has stored all or nothing. `now` is in milliseconds since 1970.
 */
export async function compareDue(env: Databases, now: number, limit = COMPARED_AT_ONCE): Promise<ComparedBatch> {
  const taken = await takeDuePeople(env.ACCOUNTS, now, limit);
  const changes = await compareTaken(env, taken, now);
  return { compared: taken.people.length, changes, isFull: taken.people.length === limit };
}

/**
 * Compares these people now: for `besideAnswer`, when somebody starts to monitor them. The first comparison takes stock
 * of what there is; for somebody who is monitored already, it makes sure that what the new follower has just been shown
 * is not found later and told as news.
 */
export async function compareNow(env: Databases, personIds: readonly string[], now: number): Promise<void> {
  await compareTaken(env, await takeThesePeople(env.ACCOUNTS, now, personIds), now);
}

async function compareTaken(env: Databases, { people, ...taken }: Taken, now: number): Promise<number> {
  let found = 0;
  await inHalves('compare monitored people', people, async (part) => {
    const onRecord = await loadFacts(env.PEOPLE, idsOf(part), now);
    const compared = part.map((person) => comparePerson(person, onRecord.get(person.personId)));
    await storeCompared(env.ACCOUNTS, compared, taken, now);
    found += compared.reduce((total, { changes }) => total + changes.length, 0);
  });
  return found;
}

function idsOf(people: readonly WatchedPerson[]): string[] {
  return people.map(({ personId }) => personId);
}

/** Of somebody who may not be shown now, nothing is noted and nothing forgotten. */
function comparePerson({ personId, facts }: WatchedPerson, onRecord: FactsOnRecord | undefined): Compared {
  if (onRecord === undefined) return { personId, isDead: null, changes: [], known: null };
  return { personId, isDead: onRecord.isDead, ...compareFacts(personId, facts, onRecord.facts) };
}
