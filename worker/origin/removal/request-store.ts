import type { RemovedThing } from '../../../shared/contract/removal.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import type { Mail } from '../mail/queue.ts';
import { mailStatement } from '../mail/queue.ts';

/** How long a link works that confirms a removal or takes it back, in milliseconds. */
const LINK_MS = spanMs(KEPT_FOR.removalLink);
/** The most requests that one run of the job carries out. */
const RUN_MAX = 100;
/** A request to hide a page or parts of it. Times are milliseconds since 1970; null: not yet. */
export interface RemovalRequest {
  readonly reference: string;
  /** as asked for: there may be no such person */
  readonly personId: string;
  readonly what: readonly RemovedThing[];
  /** where its mails go, lower case */
  readonly email: string;
  readonly requestedAt: number;
  readonly confirmedAt: number | null;
  readonly doneAt: number | null;
  readonly undoneAt: number | null;
}

const COLUMNS = `reference, person_id AS personId, what, email, requested_at AS requestedAt,
  confirmed_at AS confirmedAt, done_at AS doneAt, undone_at AS undoneAt`;

/** Writes a request that waits for its link. `now` is in milliseconds since 1970. */
export function requestStatement(
  db: SqlDatabase,
  request: Pick<RemovalRequest, 'reference' | 'personId' | 'what' | 'email'>,
  tokenHash: string,
  now: number,
): SqlStatement {
  const { reference, personId, what, email } = request;
  return db
    .prepare(
      `INSERT INTO removal_request (reference, person_id, what, email, token_hash, token_expires_at, requested_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(reference, personId, JSON.stringify(what), email, tokenHash, now + LINK_MS, now);
}

/** How a request is looked up: always by the whole of what its owner has. `?2` is now. */
const WHERE = {
  reference: 'reference = ?1 AND ?2 IS NOT NULL',
  // A link that was used shows its receipt for as long as there is one.
  token: 'token_hash = ?1 AND (confirmed_at IS NOT NULL OR token_expires_at > ?2)',
  undoToken:
    'undo_token_hash = ?1 AND confirmed_at IS NOT NULL AND (undone_at IS NOT NULL OR undo_token_expires_at > ?2)',
} as const;

/**
 * The request of a reference, or of the hash of a link's token that still works or has worked; null for any other. `now`
 * is in milliseconds since 1970.
 */
export async function findRequest(
  db: SqlDatabase,
  by: keyof typeof WHERE,
  value: string,
  now: number,
): Promise<RemovalRequest | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM removal_request WHERE ${WHERE[by]}`)
    .bind(value, now)
    .first<Row>();
  return row === null ? null : readRow(row);
}

type Row = Omit<RemovalRequest, 'what'> & { readonly what: string };

const readRow = ({ what, ...row }: Row): RemovalRequest => ({ ...row, what: JSON.parse(what) as RemovedThing[] });

/** Notes that the mailbox has confirmed a request; the first time counts. */
export function confirmStatement(db: SqlDatabase, { reference }: Pick<RemovalRequest, 'reference'>, now: number) {
  return db
    .prepare('UPDATE removal_request SET confirmed_at = ?2 WHERE reference = ?1 AND confirmed_at IS NULL')
    .bind(reference, now);
}

/** Notes that what was asked for is hidden, and mails the receipt: once, however often it is carried out. */
export function doneStatements(
  db: SqlDatabase,
  { reference }: Pick<RemovalRequest, 'reference'>,
  receipt: Mail,
  now: number,
): SqlStatement[] {
  const isOpen = 'done_at IS NULL AND undone_at IS NULL';
  return [
    mailStatement(db, receipt, now, {
      sql: `EXISTS (SELECT 1 FROM removal_request WHERE reference = ? AND ${isOpen})`,
      values: [reference],
    }),
    db
      .prepare(
        `UPDATE removal_request SET done_at = ?2,
           subject_id = (SELECT subject_id FROM suppression WHERE reference = ?1 ORDER BY subject_id LIMIT 1)
         WHERE reference = ?1 AND ${isOpen}`,
      )
      .bind(reference, now),
  ];
}

/** Confirmed requests that are not carried out yet, the longest waiting first. */
export async function listUndone(db: SqlDatabase): Promise<readonly RemovalRequest[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM removal_request
       WHERE confirmed_at IS NOT NULL AND done_at IS NULL AND undone_at IS NULL ORDER BY confirmed_at LIMIT ${RUN_MAX}`,
    )
    .all<Row>();
  return results.map(readRow);
}

/**
 * Writes a link that takes a removal back, and mails it: unless the last one still works, so at most once a day. `now`
 * is in milliseconds since 1970.
 */
export function askUndoStatements(
  db: SqlDatabase,
  { reference }: Pick<RemovalRequest, 'reference'>,
  { mail, tokenHash }: { readonly mail: Mail; readonly tokenHash: string },
  now: number,
): SqlStatement[] {
  const isDue = 'done_at IS NOT NULL AND undone_at IS NULL AND COALESCE(undo_token_expires_at, 0) <= ?';
  return [
    mailStatement(db, mail, now, {
      sql: `EXISTS (SELECT 1 FROM removal_request WHERE reference = ? AND ${isDue})`,
      values: [reference, now],
    }),
    db
      .prepare(
        `UPDATE removal_request SET undo_token_hash = ?, undo_token_expires_at = ?, undo_asked_at = ?
         WHERE reference = ? AND ${isDue}`,
      )
      .bind(tokenHash, now + LINK_MS, now, reference, now),
  ];
}

/**
 * Holds while a request that was carried out is not taken back, and nothing is hidden because of it anymore: the moment
 * to note that.
 */
export function isOver({ reference }: Pick<RemovalRequest, 'reference'>): SqlCondition {
  return {
    sql: `EXISTS (SELECT 1 FROM removal_request WHERE reference = ? AND done_at IS NOT NULL AND undone_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM suppression WHERE reference = ? AND ended_at IS NULL)`,
    values: [reference, reference],
  };
}

/** Notes that a removal was taken back, if {@link isOver} holds: the first time counts. */
export function undoneStatement(db: SqlDatabase, { reference }: Pick<RemovalRequest, 'reference'>, now: number) {
  const { sql, values } = isOver({ reference });
  return db
    .prepare(`UPDATE removal_request SET undone_at = ? WHERE reference = ? AND ${sql}`)
    .bind(now, reference, ...values);
}

/** Requests for operators, the latest first: those about a page, or all of them. */
export async function listRequests(
  db: SqlDatabase,
  { personId, limit }: { readonly personId: string | null; readonly limit: number },
): Promise<readonly RemovalRequest[]> {
  const about = db
    .prepare(
      `SELECT ${COLUMNS} FROM removal_request WHERE person_id = ?1 ORDER BY requested_at DESC, reference LIMIT ?2`,
    )
    .bind(personId, limit);
  const latest = db.prepare(`SELECT ${COLUMNS} FROM removal_request ORDER BY requested_at DESC, reference LIMIT ?1`);
  const { results } = await (personId === null ? latest.bind(limit) : about).all<Row>();
  return results.map(readRow);
}
