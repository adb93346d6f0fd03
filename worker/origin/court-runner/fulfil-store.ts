import type { CourtRunnerCase, CourtRunnerPerson } from '../../../shared/contract/court-runner.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { subjectStatement } from '../records/build-groups.ts';
import type { RecordRow, ReportSubject } from '../records/record-source.ts';
import { type CourtFiles, keptSince } from './search-courthouse.ts';

/** The most counties that return in one run of the job; the next run takes the rest. */
const RUN_MAX = 50;
/** A county whose search broke off is tried again after this long, in milliseconds. */
export const RETRY_MS = 3_600_000;

/** A county a runner is out in. */
export interface RecordOut {
  readonly requestId: string;
  readonly purchaseId: string;
  readonly personId: string;
  readonly fips: string;
  readonly countyName: string;
  readonly stateCode: string;
  readonly amountCents: number;
  /** when the runner is due, milliseconds since 1970 */
  readonly dueAt: number;
  /** where to send the mail about it */
  readonly email: string;
  /** whom the runner asks about; null if that is no longer known: then nobody can be asked for */
  readonly asked: CourtRunnerPerson | null;
}

/**
 * Counties whose runner is due, the longest overdue first, except those whose search just broke off; all that are out
 * if `dueBy` is null. Milliseconds since 1970.
 */
export async function listOut(db: SqlDatabase, dueBy: number | null): Promise<RecordOut[]> {
  const { results } = await db
    .prepare(
      `SELECT q.id AS requestId, q.purchase_id AS purchaseId, q.person_id AS personId, r.fips, r.county_name AS countyName,
              p.runner AS asked, r.state_code AS stateCode, r.amount_cents AS amountCents, q.due_at AS dueAt, COALESCE(a.guest_email, a.email) AS email
       FROM court_runner_record r JOIN court_runner_request q ON q.id = r.request_id JOIN account a ON a.id = q.account_id
         JOIN purchase p ON p.id = q.purchase_id
       WHERE r.status = 'Requested' AND (?1 IS NULL OR (q.due_at <= ?1 AND r.try_at <= ?1))
       ORDER BY q.due_at, q.id, r.fips LIMIT ${RUN_MAX}`,
    )
    .bind(dueBy)
    .all<Omit<RecordOut, 'asked'> & { readonly asked: string | null }>();
  return results.map((row) => ({ ...row, asked: row.asked === null ? null : JSON.parse(row.asked) }));
}

/**
 * A person's criminal and traffic records that a state's courts still keep, latest first.
 *
 * @returns null for a person who is unknown, suppressed or a minor: nobody asks a courthouse about them
 */
export async function loadCourtRecords(
  db: SqlDatabase,
  { personId, stateCode }: Pick<RecordOut, 'personId' | 'stateCode'>,
  now: number,
): Promise<CourtFiles | null> {
  const [subjects, records] = await db.batch<unknown>([
    subjectStatement(db, personId, now),
    db
      .prepare(
        `SELECT id, record_group, category, filed, body, '[]' AS parties, NULL AS address_id, 0 AS is_address_hidden,
                first_seen, last_seen, source
         FROM record WHERE person_id = ?1 AND record_group = 'criminalAndTrafficRecords' AND state_code = ?2
           AND filed >= ?3 ORDER BY filed DESC, id`,
      )
      .bind(personId, stateCode, keptSince(now)),
  ]);
  const subject = subjects?.results[0] as ReportSubject | undefined;
  if (subject === undefined) return null;
  return { fullName: subject.fullName, rows: (records?.results ?? []) as RecordRow[] };
}

/** One return: `now` in milliseconds since 1970, and a unique id. */
export interface BroughtBack {
  readonly now: number;
  readonly backId: string;
}

/** Writes what the runner found, unless the county has already returned. */
export function returnStatement(
  db: SqlDatabase,
  out: RecordOut,
  cases: readonly CourtRunnerCase[],
  { now, backId }: BroughtBack,
): SqlStatement {
  return db
    .prepare(
      `UPDATE court_runner_record SET status = 'Returned', returned_at = ?3, cases = ?4, back_id = ?5
       WHERE request_id = ?1 AND fips = ?2 AND status = 'Requested'`,
    )
    .bind(out.requestId, out.fips, now, JSON.stringify(cases), backId);
}

export function failStatement(
  db: SqlDatabase,
  out: Pick<RecordOut, 'requestId' | 'fips'>,
  { now, backId }: BroughtBack,
): SqlStatement {
  return db
    .prepare(
      `UPDATE court_runner_record SET status = 'Failed', returned_at = ?3, back_id = ?4
       WHERE request_id = ?1 AND fips = ?2 AND status = 'Requested'`,
    )
    .bind(out.requestId, out.fips, now, backId);
}

/** Schedules another try for a county whose search broke off, so that it does not hold up the others. */
export function tryLaterStatement(db: SqlDatabase, { requestId, fips }: RecordOut, now: number): SqlStatement {
  return db
    .prepare("UPDATE court_runner_record SET try_at = ?3 WHERE request_id = ?1 AND fips = ?2 AND status = 'Requested'")
    .bind(requestId, fips, now + RETRY_MS);
}

/** Deletes the person the runner asked about once no county of the order is out. */
export function forgetRunnerStatement(db: SqlDatabase, purchaseId: string): SqlStatement {
  return db
    .prepare(
      `UPDATE purchase SET runner = NULL WHERE id = ?1 AND NOT EXISTS (
         SELECT 1 FROM court_runner_request q JOIN court_runner_record r ON r.request_id = q.id
         WHERE q.purchase_id = ?1 AND r.status = 'Requested')`,
    )
    .bind(purchaseId);
}

/** Holds in the transaction in which this county returned, and in no other. */
export function broughtBackBy(
  { backId }: BroughtBack,
  { requestId, fips }: Pick<RecordOut, 'requestId' | 'fips'>,
): SqlCondition {
  return {
    sql: 'EXISTS (SELECT 1 FROM court_runner_record WHERE request_id = ? AND fips = ? AND back_id = ?)',
    values: [requestId, fips, backId],
  };
}

/** The same, if it was the last county of its request to return; by whether any of its courthouses was searched. */
export function lastBroughtBackBy(back: BroughtBack, out: RecordOut, isAnySearched: boolean): SqlCondition {
  const { sql, values } = broughtBackBy(back, out);
  const where = 'SELECT 1 FROM court_runner_record WHERE request_id = ? AND status =';
  return {
    sql: `${sql} AND NOT EXISTS (${where} 'Requested') AND ${isAnySearched ? '' : 'NOT '}EXISTS (${where} 'Returned')`,
    values: [...values, out.requestId, out.requestId],
  };
}
