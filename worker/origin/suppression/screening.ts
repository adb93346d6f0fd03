import type { OriginBindings, SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import { loadScreening } from './screening-store.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/**
 * Something that a new data set must go through before anybody sees it, in batches that may be repeated
 * (screen-people.ts).
 */
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
