import type { OriginBindings } from '../env.ts';
import { loadPersonFacts } from '../import/person-facts.ts';
import { applySuppressions } from './apply.ts';
import { factHash } from './subject-keys.ts';
import { type AskedFact, factOf } from './suppress-person.ts';
import { type HiddenThing, listSubjectsOf, type SuppressionSource } from './suppression-store.ts';

/** One thing that is hidden of a record: a whole part, or one fact. */
export type HiddenOne = Exclude<HiddenThing, 'fact'> | AskedFact;

export interface AskedEnd {
  readonly personId: string;
  readonly thing: HiddenOne;
  /** whose requests: of all others it stays hidden */
  readonly sources: readonly SuppressionSource[];
}

interface EndedRow {
  readonly id: number;
  readonly subjectId: string;
  readonly reference: string;
}

/**
 * Ends what requests hide of one thing of a record, and nothing else that the same requests hide. If it breaks off before
 * the people database has followed, the scheduled job does the rest. `now` is in milliseconds since 1970.
 *
 * @returns the references of the requests of which something ended
 */
export async function endThing(
  env: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  { personId, thing, sources }: AskedEnd,
  now: number,
): Promise<readonly string[]> {
  const db = env.ACCOUNTS;
  const subjects = await listSubjectsOf(db, personId);
  const hashes = typeof thing === 'string' ? [] : await hashesOfFact(env, personId, subjects, thing);
  const what = typeof thing === 'string' ? thing : 'fact';
  const { results } = await db
    .prepare(
      `UPDATE suppression SET ended_at = ?1, applied_at = NULL
       WHERE ended_at IS NULL AND what = ?3 AND subject_id IN (SELECT value FROM json_each(?2))
         AND (fact_hash IS NULL OR fact_hash IN (SELECT value FROM json_each(?4)))
         AND source IN (SELECT value FROM json_each(?5))
       RETURNING id, subject_id AS subjectId, reference`,
    )
    .bind(now, JSON.stringify(subjects), what, JSON.stringify(hashes), JSON.stringify(sources))
    .all<EndedRow>();
  const ended = results.map(({ id, subjectId }) => ({ id, subjectId, isPage: what === 'page', hasEnded: true }));
  await applySuppressions(env, ended, now);
  return [...new Set(results.map(({ reference }) => reference))];
}

async function hashesOfFact(
  { PEOPLE }: Pick<OriginBindings, 'PEOPLE'>,
  personId: string,
  subjects: readonly string[],
  asked: AskedFact,
): Promise<readonly string[]> {
  const [facts] = await loadPersonFacts(PEOPLE, { ids: [personId] });
  const fact = facts === undefined ? null : factOf(facts, asked);
  return fact === null ? [] : subjects.map((id) => factHash(id, fact));
}
