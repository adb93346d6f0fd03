import type { OriginBindings, SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import { followRecord } from './apply.ts';
import { recognizeSubjects } from './recognize.ts';
import { loadScreening, markScreened, noteScreening } from './screening-store.ts';
import { listSubjectsAfter } from './suppression-store.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/** Something that a new data set must go through before anybody sees it, in batches that may be repeated. */
export interface ScreeningStep {
  readonly name: string;
  /**
   * Does one batch. `now` is in milliseconds since 1970.
   *
   * @param after what the batch before returned; '' for the first
   * @returns where the next batch goes on; null if there is none
   */
  batch(env: Databases, after: string, now: number): Promise<string | null>;
}

/** Subjects per batch. */
const SUBJECTS_AT_ONCE = 100;

/**
 * What people asked for is carried over to a new data set here, in this order: everything that an import must not bring
 * back is a step of this list.
 */
export const SCREENING_STEPS: readonly ScreeningStep[] = [
  {
    name: 'hide whoever asked for it',
    async batch(env, after, now) {
      const subjectIds = await listSubjectsAfter(env.ACCOUNTS, after, SUBJECTS_AT_ONCE);
      if (subjectIds.length === 0) return null;
      for (const personId of await recognizeSubjects(env, subjectIds, now))
        await followRecord(env, personId, { mayShow: false, now });
      return subjectIds.at(-1) ?? null;
    },
  },
];

/**
 * Goes on screening a data set by one batch. Until it is screened, the origin shows nobody. Two runs at once do the same
 * work twice, and nothing else. `now` is in milliseconds since 1970.
 *
 * @returns whether there is more to do
 */
export async function screenBatch(env: Databases, now: number): Promise<boolean> {
  const screening = await loadScreening(env.PEOPLE);
  if (screening === null) return false;
  const step = SCREENING_STEPS[screening.step];
  if (step === undefined) {
    await markScreened(env.PEOPLE, now);
    return false;
  }
  const next = await step.batch(env, screening.after, now);
  await noteScreening(
    env.PEOPLE,
    next === null ? { step: screening.step + 1, after: '' } : { ...screening, after: next },
  );
  return true;
}

/** Screens a whole data set: at the end of an import that can read the accounts database. */
export async function screenPeople(env: Databases, now: number): Promise<void> {
  while (await screenBatch(env, now));
}

/** How long an isolate relies on what it read, in milliseconds: a data set that is not screened may be so in a moment. */
const RELIED_ON_MS = { screened: 60_000, not: 2_000 } as const;

const known = new WeakMap<SqlDatabase, { readonly isScreened: boolean; readonly until: number }>();

/** Whether the people may be shown: a read a minute for each isolate. `now` is in milliseconds since 1970. */
export async function isScreened(db: SqlDatabase, now: number): Promise<boolean> {
  const read = known.get(db);
  if (read !== undefined && now < read.until) return read.isScreened;
  const screened = (await loadScreening(db)) === null;
  known.set(db, { isScreened: screened, until: now + RELIED_ON_MS[screened ? 'screened' : 'not'] });
  return screened;
}

const RETRY_AFTER_SECONDS = '60';

/** @throws ProblemError 503 while new records are not compared with the removals yet */
export async function assertScreened(db: SqlDatabase, now: number): Promise<void> {
  if (await isScreened(db, now)) return;
  throw new ProblemError(503, 'New records are being checked', {
    detail:
      'We compare new records with everybody who asked to be removed before we show them. Try again in a few minutes.',
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
}
