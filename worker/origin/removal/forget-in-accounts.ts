import { endRequests } from '../court-runner/end-requests.ts';
import { giveBackReports } from '../credits/give-back-reports.ts';
import type { OriginBindings, SqlDatabase, SqlStatement } from '../env.ts';
import { closeRecordErrors } from '../record-errors/close-reports.ts';
import { forgetStatements } from './forget-statements.ts';

/** The most people in one go: their ids are one parameter of every statement. */
const PEOPLE_MAX = 200;

/**
 * What becomes of an accounts database when pages are removed: nothing in it names these people anymore, except what
 * docs/removal.md lists. Whoever can still read a report of theirs gets the credit or the price back, and so does whoever
 * sent a court runner that is not back.
 *
 * Every step is a transaction that finds nothing the second time, so it may break off, be repeated, or run twice at once.
 * Carry out the refunds and send the queued mail afterward; the scheduled jobs do it otherwise.
 *
 * @param personIds of people whom no view shows anymore: until then somebody could open or save them again
 * @param now milliseconds since 1970
 */
export async function forgetInAccounts(
  { ACCOUNTS: db }: Pick<OriginBindings, 'ACCOUNTS'>,
  personIds: readonly string[],
  now: number,
): Promise<void> {
  for (let from = 0; from < personIds.length; from += PEOPLE_MAX)
    await forgetSome(db, personIds.slice(from, from + PEOPLE_MAX), now);
}

async function forgetSome(db: SqlDatabase, personIds: readonly string[], now: number): Promise<void> {
  await giveBackReports(db, personIds, now);
  await endRequests(db, personIds, now);
  await closeRecordErrors(db, personIds, now);
  const statements: readonly SqlStatement[] = forgetStatements(db, personIds, now);
  await db.batch([...statements]);
}
