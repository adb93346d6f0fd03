import type * as z from 'zod/mini';
import type { coveredPersonSchema, RequestReceipt, RequestRows } from '../../../../shared/contract/privacy-requests.ts';
import type { CoveredFault, CoveredPerson } from '../../../../shared/requests/covered-list.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../../env.ts';

/** How many rows of a list one page of its outcome has. */
export const ROWS_A_PAGE = 10_000;

/** Writes people of a list; a line that is there already stays as it is. */
export function insertCoveredStatement(
  db: SqlDatabase,
  reference: string,
  people: readonly z.infer<typeof coveredPersonSchema>[],
): SqlStatement {
  const rows = people.map(({ line, firstName, lastName, street, city, state, zip, phone, personId, fault }) => [
    ...[line, firstName, lastName, street, city, state, zip, phone],
    ...[personId, fault],
  ]);
  return db
    .prepare(
      `INSERT OR IGNORE INTO covered_person
         (reference, line, first_name, last_name, street, city, state, zip, phone, person_id, fault)
       SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
         value ->> 8, value ->> 9
       FROM json_each(?2) WHERE true`,
    )
    .bind(reference, JSON.stringify(rows));
}

type RowCounts = NonNullable<RequestReceipt['rows']>;

/** How many rows a list has, and how far they are. */
export async function countCovered(db: SqlDatabase, reference: string): Promise<RowCounts> {
  return (await countCoveredOf(db, [reference])).get(reference) ?? { all: 0, faulty: 0, done: 0 };
}

/** The same of several lists, by their references: in one query. */
export async function countCoveredOf(
  db: SqlDatabase,
  references: readonly string[],
): Promise<ReadonlyMap<string, RowCounts>> {
  if (references.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT w.value AS reference, count(p.line) AS "all", count(p.fault) AS faulty, count(p.done_at) AS done
       FROM json_each(?1) w LEFT JOIN covered_person p ON p.reference = w.value GROUP BY w.value`,
    )
    .bind(JSON.stringify(references))
    .all<RowCounts & { readonly reference: string }>();
  return new Map(results.map(({ reference, ...counts }) => [reference, counts]));
}

/** What became of the rows after a line: it names nobody, and does not say which of them were found. */
export async function listOutcomes(db: SqlDatabase, reference: string, after: number): Promise<RequestRows> {
  const { results } = await db
    .prepare(
      `SELECT line, fault, done_at IS NOT NULL AS isDone FROM covered_person
       WHERE reference = ?1 AND line > ?2 ORDER BY line LIMIT ${ROWS_A_PAGE}`,
    )
    .bind(reference, after)
    .all<{ line: number; fault: CoveredFault | null; isDone: 0 | 1 }>();
  return {
    rows: results.map(({ line, fault, isDone }) => ({
      line,
      fault,
      state: fault !== null ? 'faulty' : isDone === 1 ? 'done' : 'waiting',
    })),
    next: results.length < ROWS_A_PAGE ? null : (results.at(-1)?.line ?? null),
  };
}

/** Rows with a record that is not hidden yet, in the order of the list. */
export async function listLinked(
  db: SqlDatabase,
  reference: string,
  limit: number,
): Promise<readonly { readonly line: number; readonly personId: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT line, person_id AS personId FROM covered_person
       WHERE reference = ?1 AND done_at IS NULL AND fault IS NULL AND person_id IS NOT NULL ORDER BY line LIMIT ?2`,
    )
    .bind(reference, limit)
    .all<{ line: number; personId: string }>();
  return results;
}

type CoveredRow = Omit<CoveredPerson, 'fault'>;
const ROW_COLUMNS = `line, first_name AS firstName, last_name AS lastName, street, city, state, zip, phone,
  person_id AS personId`;

const UNMATCHED = 'done_at IS NULL AND fault IS NULL AND person_id IS NULL';

/** Rows without a record, which an operator matches, in the order of the list. */
export async function listUnmatched(db: SqlDatabase, reference: string, limit: number): Promise<readonly CoveredRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${ROW_COLUMNS} FROM covered_person
       WHERE reference = ?1 AND ${UNMATCHED} ORDER BY line LIMIT ?2`,
    )
    .bind(reference, limit)
    .all<CoveredRow>();
  return results;
}

/** One of these rows; null if it has a record or a fault, or is done. */
export async function findUnmatched(db: SqlDatabase, reference: string, line: number): Promise<CoveredRow | null> {
  return db
    .prepare(`SELECT ${ROW_COLUMNS} FROM covered_person WHERE reference = ?1 AND line = ?2 AND ${UNMATCHED}`)
    .bind(reference, line)
    .first<CoveredRow>();
}

/** Every row after a line with all that it says, for the operator's file. */
export async function listWhole(
  db: SqlDatabase,
  reference: string,
  after: number,
  limit: number,
): Promise<readonly (CoveredPerson & { readonly doneAt: number | null })[]> {
  const { results } = await db
    .prepare(
      `SELECT ${ROW_COLUMNS}, fault, done_at AS doneAt FROM covered_person
       WHERE reference = ?1 AND line > ?2 ORDER BY line LIMIT ?3`,
    )
    .bind(reference, after, limit)
    .all<CoveredPerson & { readonly doneAt: number | null }>();
  return results;
}

/** Rows are done: hidden, or looked for and not found. */
export function doneRowsStatement(
  db: SqlDatabase,
  reference: string,
  lines: readonly number[],
  now: number,
): SqlStatement {
  return db
    .prepare(
      `UPDATE covered_person SET done_at = ?3
       WHERE reference = ?1 AND line IN (SELECT value FROM json_each(?2)) AND done_at IS NULL`,
    )
    .bind(reference, JSON.stringify(lines), now);
}

/** Holds while nobody has matched a row. */
export function isUnmatched(reference: string, line: number): SqlCondition {
  return {
    sql: `EXISTS (SELECT 1 FROM covered_person WHERE reference = ? AND line = ? AND ${UNMATCHED})`,
    values: [reference, line],
  };
}

/** An operator matched a row: to a record, or to none (null), which is then done. */
export function matchRowStatement(
  db: SqlDatabase,
  reference: string,
  line: number,
  personId: string | null,
  now: number,
): SqlStatement {
  return db
    .prepare(
      `UPDATE covered_person SET person_id = ?3, done_at = ?4
       WHERE reference = ?1 AND line = ?2 AND ${UNMATCHED}`,
    )
    .bind(reference, line, personId, personId === null ? now : null);
}

/** Whether anything of a list is left to do. */
export async function hasOpenRows(db: SqlDatabase, reference: string): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 AS one FROM covered_person
       WHERE reference = ?1 AND ${UNMATCHED}
       UNION ALL SELECT 1 FROM covered_person
       WHERE reference = ?1 AND done_at IS NULL AND fault IS NULL AND person_id IS NOT NULL LIMIT 1`,
    )
    .bind(reference)
    .first();
  return row !== null;
}
