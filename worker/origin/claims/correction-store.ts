import type { ClaimChannel, CorrectionStatus, RefusalReason, SuggestedKind } from '../../../shared/contract/claims.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import type { StoredChange } from '../import/corrections/stored-change.ts';
import { readableReference } from '../random-text.ts';

/** The most corrections of one record in 24 hours: each one costs somebody's time. */
export const CORRECTIONS_A_DAY = 20;
const DAY_MS = 86_400_000;
/** The most that one list has. */
const LIST_MAX = 100;

/** A correction that somebody suggests. */
export interface NewCorrection {
  readonly reference: string;
  readonly personId: string;
  readonly change: StoredChange;
  /** for whoever reviews it */
  readonly note: string;
  readonly channel: ClaimChannel;
  /** the mailbox that gets the decision, encrypted for this reference; null for a claim by phone */
  readonly sealedEmail: string | null;
}

const REFERENCE_LETTERS = 12;

/** 'C-7K2M4Q9XBDRT' */
export const newCorrectionReference = (): string => readableReference('C', REFERENCE_LETTERS);

/**
 * Writes a correction; it changes no row if the same one waits, or if the record had {@link CORRECTIONS_A_DAY} in 24 hours.
 * `now` is in milliseconds since 1970.
 */
export function suggestStatement(
  db: SqlDatabase,
  { reference, personId, change, note, channel, sealedEmail }: NewCorrection,
  now: number,
): SqlStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO correction
         (reference, person_id, kind, change, note, channel, sealed_email, suggested_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
       WHERE (SELECT COUNT(*) FROM correction WHERE person_id = ?2 AND suggested_at > ?9) < ${CORRECTIONS_A_DAY}`,
    )
    .bind(reference, personId, change.kind, JSON.stringify(change), note, channel, sealedEmail, now, now - DAY_MS);
}

/** The reference of the same correction that waits; null for none. */
export async function findWaiting(db: SqlDatabase, personId: string, change: StoredChange): Promise<string | null> {
  const row = await db
    .prepare(
      'SELECT reference FROM correction WHERE person_id = ?1 AND kind = ?2 AND change = ?3 AND decided_at IS NULL',
    )
    .bind(personId, change.kind, JSON.stringify(change))
    .first<{ reference: string }>();
  return row?.reference ?? null;
}

const STATE = "CASE WHEN decided_at IS NULL THEN 'waiting' ELSE decision END AS state";

/** What became of a correction; null for an unknown reference. */
export async function findStatus(db: SqlDatabase, reference: string): Promise<CorrectionStatus | null> {
  return db
    .prepare(
      `SELECT reference, kind, ${STATE}, CASE WHEN decided_at IS NOT NULL THEN reason END AS reason,
         suggested_at AS suggestedAt, decided_at AS decidedAt
       FROM correction WHERE reference = ?1`,
    )
    .bind(reference)
    .first<CorrectionStatus>();
}

/** The corrections of a record, the latest first. */
export async function listCorrections(
  db: SqlDatabase,
  personId: string,
): Promise<Pick<CorrectionStatus, 'reference' | 'kind' | 'state'>[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, kind, ${STATE} FROM correction WHERE person_id = ?1
       ORDER BY suggested_at DESC, reference LIMIT ${LIST_MAX}`,
    )
    .bind(personId)
    .all<Pick<CorrectionStatus, 'reference' | 'kind' | 'state'>>();
  return results;
}

/** A correction that waits for an operator. */
export interface WaitingRow {
  readonly reference: string;
  readonly personId: string;
  readonly kind: SuggestedKind;
  readonly change: StoredChange;
  readonly channel: ClaimChannel;
  readonly note: string;
  readonly suggestedAt: number;
}

/** Corrections that nobody has decided, the longest waiting first. */
export async function listWaiting(db: SqlDatabase): Promise<WaitingRow[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, person_id AS personId, kind, change, channel, note, suggested_at AS suggestedAt
       FROM correction WHERE decided_at IS NULL AND decision IS NULL ORDER BY suggested_at, reference LIMIT ${LIST_MAX}`,
    )
    .all<Omit<WaitingRow, 'change'> & { readonly change: string }>();
  return results.map((row) => ({ ...row, change: JSON.parse(row.change) as StoredChange }));
}

/** Holds while nobody has decided a correction. */
export function isUndecided(reference: string): SqlCondition {
  return { sql: 'EXISTS (SELECT 1 FROM correction WHERE reference = ? AND decision IS NULL)', values: [reference] };
}

/** Notes an operator's decision; {@link settleCorrections} carries it out. It changes a row if nobody has decided. */
export function decideStatement(db: SqlDatabase, reference: string, reason: RefusalReason | null): SqlStatement {
  return db
    .prepare(
      `UPDATE correction SET decision = CASE WHEN ?2 IS NULL THEN 'accepted' ELSE 'refused' END, reason = ?2
       WHERE reference = ?1 AND decision IS NULL`,
    )
    .bind(reference, reason);
}

/** A decision that nobody has carried out. */
export interface DecidedRow {
  readonly reference: string;
  readonly personId: string;
  readonly change: StoredChange;
  readonly decision: 'accepted' | 'refused';
  readonly sealedEmail: string | null;
}

/** Decisions to carry out, the longest waiting first. */
export async function listDecided(db: SqlDatabase): Promise<DecidedRow[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, person_id AS personId, change, decision, sealed_email AS sealedEmail
       FROM correction WHERE decided_at IS NULL AND decision IS NOT NULL ORDER BY suggested_at LIMIT ${LIST_MAX}`,
    )
    .all<Omit<DecidedRow, 'change'> & { readonly change: string }>();
  return results.map((row) => ({ ...row, change: JSON.parse(row.change) as StoredChange }));
}

/**
 * Notes that a decision is carried out. What was only for the operator goes; of a refused one, what it was about, too. `now`
 * is in milliseconds since 1970.
 *
 * @param subjectId whom an accepted one is about in later data sets; null for a refused one, and if the record is gone
 */
export function settledStatement(
  db: SqlDatabase,
  { reference }: Pick<DecidedRow, 'reference'>,
  subjectId: string | null,
  now: number,
): SqlStatement {
  return db
    .prepare(
      `UPDATE correction SET decided_at = ?3, subject_id = ?2, note = '', sealed_email = NULL,
         change = CASE decision WHEN 'accepted' THEN change ELSE '' END
       WHERE reference = ?1 AND decided_at IS NULL`,
    )
    .bind(reference, subjectId, now);
}

/** People with accepted corrections, by id, some at a time. */
export async function listCorrectedAfter(db: SqlDatabase, after: string, limit: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT subject_id AS id FROM correction
       WHERE subject_id > ?1 AND decided_at IS NOT NULL AND decision = 'accepted' ORDER BY subject_id LIMIT ?2`,
    )
    .bind(after, limit)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** The accepted corrections of one of them, in the order in which they were made. */
export async function listAccepted(db: SqlDatabase, subjectId: string): Promise<readonly StoredChange[]> {
  const { results } = await db
    .prepare(
      `SELECT change FROM correction WHERE subject_id = ?1 AND decided_at IS NOT NULL AND decision = 'accepted'
       ORDER BY decided_at, suggested_at`,
    )
    .bind(subjectId)
    .all<{ change: string }>();
  return results.map(({ change }) => JSON.parse(change) as StoredChange);
}
