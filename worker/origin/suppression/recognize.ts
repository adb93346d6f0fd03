import type { OriginBindings } from '../env.ts';
import { loadPersonFacts, type PersonFacts } from '../import/person-facts.ts';
import { peopleByHash } from '../import/person-hashes.ts';
import type { BirthParts } from '../people/age.ts';
import { birthsContradict, type SubjectKeys, subjectKeys } from './subject-keys.ts';
import {
  listKeysOf,
  listRecordsOf,
  recordStatements,
  type SubjectKey,
  subjectStatements,
} from './suppression-store.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/** Names looked up at once, and people whose facts are read at once: what one statement takes. */
const NAMES_AT_ONCE = 1_000;
const PEOPLE_AT_ONCE = 100;

/**
 * Finds which records are these subjects' in the data set of today, whatever ids and addresses they have there, and notes
 * it together with what is new about them. The same is true of a second record of theirs that nobody named: it is hidden
 * with the first. Candidates are found by name, and by the ids of former records; {@link subjectKeys} says what decides.
 * `now` is in milliseconds since 1970.
 *
 * @returns the records, each once
 */
export async function recognizeSubjects(
  { ACCOUNTS, PEOPLE }: Databases,
  subjectIds: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const [keys, known] = await Promise.all([listKeysOf(ACCOUNTS, subjectIds), listRecordsOf(ACCOUNTS, subjectIds)]);
  const names = [...new Set(keys.flatMap(({ kind, hash }) => (kind === 'name' ? hash : [])))];
  const candidates = new Set(known);
  for (const some of inParts(names, NAMES_AT_ONCE))
    for (const people of (await peopleByHash(PEOPLE, 'name', some)).values())
      for (const { id } of people) candidates.add(id);
  const subjectsByHash = Map.groupBy(
    keys.filter(({ kind }) => kind !== 'name'),
    ({ hash }) => hash,
  );
  const found = new Map<string, { readonly facts: PersonFacts; readonly keys: SubjectKeys }[]>();
  for (const ids of inParts([...candidates], PEOPLE_AT_ONCE))
    for (const facts of await loadPersonFacts(PEOPLE, { ids })) {
      const own = subjectKeys(facts);
      for (const subjectId of subjectsOf(own, facts.birth, subjectsByHash))
        found.set(subjectId, [...(found.get(subjectId) ?? []), { facts, keys: own }]);
    }
  for (const [subjectId, records] of found)
    await ACCOUNTS.batch([
      recordStatements(
        ACCOUNTS,
        subjectId,
        records.map(({ facts }) => facts.personId),
      ),
      ...records.flatMap(({ facts, keys: own }) =>
        subjectStatements(ACCOUNTS, subjectId, { personId: facts.personId, birth: facts.birth, keys: own }, now),
      ),
    ]);
  return [...new Set([...found.values()].flat().map(({ facts }) => facts.personId))];
}

/** Who somebody with these keys is: an id is enough, and a proof unless the births contradict each other. */
export function subjectsOf(
  { ids, proofs }: Pick<SubjectKeys, 'ids' | 'proofs'>,
  birth: BirthParts,
  subjectsByHash: ReadonlyMap<string, readonly SubjectKey[]>,
): ReadonlySet<string> {
  const byId = ids.flatMap((hash) => subjectsByHash.get(hash) ?? []);
  const byProof = proofs
    .flatMap((hash) => subjectsByHash.get(hash) ?? [])
    .filter((subject) => !birthsContradict(subject.birth, birth));
  return new Set([...byId, ...byProof].map(({ subjectId }) => subjectId));
}

function* inParts<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
