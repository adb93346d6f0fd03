import type { RecordErrorDecision, RecordErrorKind } from '../../../shared/contract/records/record-error.ts';
import { formatRecordReference, type RecordReference } from '../../../shared/records/record-reference.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { mailStatement } from '../mail/queue.ts';
import { readableReference } from '../random-text.ts';
import { reportedMail } from './error-mail.ts';

/** The most records one account reports in 24 hours: each one costs somebody's time. */
export const REPORTS_PER_DAY = 20;
const DAY_MS = 86_400_000;
/** The most open reports in one list. */
const LIST_MAX = 100;

/** What somebody says is wrong with a record. */
export interface RecordErrorReport {
  readonly reference: string;
  readonly accountId: string;
  /** where the mails about it go */
  readonly email: string;
  readonly personId: string;
  readonly record: RecordReference;
  readonly kind: RecordErrorKind;
  readonly text: string;
}

const REFERENCE_LETTERS = 10;

/** 'E-7K2M4Q9XBD' */
export const newReference = (): string => readableReference('E', REFERENCE_LETTERS);

/**
 * Writes a report and the mail that confirms it, for one batch. The first changes no row if this account has an open
 * report of the record, or has reported {@link REPORTS_PER_DAY} in 24 hours.
 */
export function reportStatements(
  db: SqlDatabase,
  report: RecordErrorReport,
  now: number,
): [SqlStatement, SqlStatement] {
  const { reference, accountId, email, personId, record, kind, text } = report;
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO record_error
           (reference, account_id, person_id, record_group, record_id, kind, text, reported_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
         WHERE (SELECT count(*) FROM record_error WHERE account_id = ?2 AND reported_at > ?9) < ${REPORTS_PER_DAY}`,
      )
      .bind(reference, accountId, personId, record.group, record.id, kind, text, now, now - DAY_MS),
    mailStatement(db, reportedMail({ to: email, reference }), now, {
      sql: 'EXISTS (SELECT 1 FROM record_error WHERE reference = ?)',
      values: [reference],
    }),
  ];
}

/** The reference of this account's open report of a record; null for none. */
export async function findOpenReference(
  db: SqlDatabase,
  { accountId, personId, record }: Pick<RecordErrorReport, 'accountId' | 'personId' | 'record'>,
): Promise<string | null> {
  const row = await db
    .prepare(
      `SELECT reference FROM record_error
       WHERE account_id = ?1 AND person_id = ?2 AND record_group = ?3 AND record_id = ?4 AND decided_at IS NULL`,
    )
    .bind(accountId, personId, record.group, record.id)
    .first<{ reference: string }>();
  return row?.reference ?? null;
}

/** An open report, as an operator reads it. Milliseconds since 1970. */
export interface OpenRecordError {
  readonly reference: string;
  readonly personId: string;
  readonly record: string;
  readonly kind: RecordErrorKind;
  readonly text: string;
  readonly reportedAt: number;
}

/** Open reports, the longest first. */
export async function listOpen(db: SqlDatabase): Promise<OpenRecordError[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, person_id AS personId, record_group AS "group", record_id AS id, kind, text,
         reported_at AS reportedAt
       FROM record_error WHERE decided_at IS NULL AND decision IS NULL ORDER BY reported_at, reference LIMIT ${LIST_MAX}`,
    )
    .all<Omit<OpenRecordError, 'record'> & RecordReference>();
  return results.map(({ group, id, ...row }) => ({ ...row, record: formatRecordReference({ group, id }) }));
}

/** Holds while nobody has decided a report. */
export function isUndecided(reference: string): SqlCondition {
  return {
    sql: 'EXISTS (SELECT 1 FROM record_error WHERE reference = ? AND decided_at IS NULL AND decision IS NULL)',
    values: [reference],
  };
}

/** Notes what an operator decided; settleRecordErrors carries it out. It changes a row if nobody has decided. */
export function decideStatement(db: SqlDatabase, reference: string, decision: RecordErrorDecision): SqlStatement {
  return db
    .prepare('UPDATE record_error SET decision = ?2 WHERE reference = ?1 AND decided_at IS NULL AND decision IS NULL')
    .bind(reference, decision);
}

/** A decision that nobody has carried out. */
export interface DecidedRecordError extends RecordReference {
  readonly reference: string;
  readonly personId: string;
  readonly decision: RecordErrorDecision;
  readonly email: string;
}

/** Decisions to carry out, the longest waiting first. */
export async function listDecided(db: SqlDatabase): Promise<DecidedRecordError[]> {
  const { results } = await db
    .prepare(
      `SELECT e.reference, e.person_id AS personId, e.record_group AS "group", e.record_id AS id, e.decision,
         COALESCE(a.guest_email, a.email) AS email
       FROM record_error e JOIN account a ON a.id = e.account_id
       WHERE e.decided_at IS NULL AND e.decision IS NOT NULL ORDER BY e.reported_at LIMIT ${LIST_MAX}`,
    )
    .all<DecidedRecordError>();
  return results;
}
