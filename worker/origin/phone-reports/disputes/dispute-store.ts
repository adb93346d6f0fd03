import {
  DISPUTE_CODE_TRIES,
  type DisputeDecision,
  type DisputeReason,
  type DisputeStep,
  type OpenDisputes,
} from '../../../../shared/contract/finding/phone-dispute.ts';
import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../../shared/retention/span.ts';
import { hashToken } from '../../accounts/session.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../../env.ts';
import type { KeyedHashes } from '../../http/keyed-hash.ts';

/** The most open disputes in one list. */
const LIST_MAX = 100;
/** Codes that are texted to one number in 24 hours, whoever asks. */
const CODES_A_DAY = 3;
const DAY_MS = 86_400_000;

/** What somebody says about the reports of a number. */
export interface Dispute {
  readonly reference: string;
  /** 10 digits */
  readonly number: string;
  readonly reason: DisputeReason;
  readonly text: string;
}

/** Holds while a dispute of this number from this mailbox waits for an operator. */
export function waitsAlready([hash, before = hash]: KeyedHashes): SqlCondition {
  return {
    sql: `EXISTS (SELECT 1 FROM phone_dispute
                  WHERE mailbox_hash IN (?, ?) AND confirmed_at IS NOT NULL AND decided_at IS NULL)`,
    values: [hash, before],
  };
}

/** Stores a dispute until its emailed link is used, if the condition holds: in the batch of the mail with the link. */
export function disputeStatement(
  db: SqlDatabase,
  dispute: Dispute & { readonly tokenHash: string; readonly mailbox: KeyedHashes; readonly sealedEmail: string },
  now: number,
  { sql, values }: SqlCondition,
): SqlStatement {
  const { reference, number, reason, text, tokenHash, mailbox, sealedEmail } = dispute;
  return db
    .prepare(
      `INSERT INTO phone_dispute (reference, token_hash, expires_at, number, reason, text, mailbox_hash, sealed_email)
       SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${sql}`,
    )
    .bind(
      ...[reference, tokenHash, now + spanMs(KEPT_FOR.phoneReportLink), number, reason, text],
      ...[mailbox[0], sealedEmail, ...values],
    );
}

/** A dispute by its link, and what is next. */
export interface LinkedDispute extends Dispute {
  readonly step: DisputeStep;
}

interface LinkedRow extends Dispute {
  readonly confirmed_at: number | null;
  readonly code_sent_at: number | null;
  readonly code_tries: number;
  readonly proven_at: number | null;
}

/** The dispute of a link that still works; null for one that has expired or was never sent. */
export async function findLinked(db: SqlDatabase, token: string, now: number): Promise<LinkedDispute | null> {
  const tokenHash = await hashToken(token);
  if (tokenHash === null) return null;
  const row = await db
    .prepare(
      `SELECT reference, number, reason, text, confirmed_at, code_sent_at, code_tries, proven_at
       FROM phone_dispute WHERE token_hash = ?1 AND expires_at > ?2 AND decided_at IS NULL`,
    )
    .bind(tokenHash, now)
    .first<LinkedRow>();
  if (row === null) return null;
  const { reference, number, reason, text } = row;
  return { reference, number, reason, text, step: stepOf(row, now) };
}

function stepOf({ confirmed_at, code_sent_at, code_tries, proven_at }: LinkedRow, now: number): DisputeStep {
  if (confirmed_at === null) return 'confirm';
  if (proven_at !== null) return 'proven';
  const isTyped = code_sent_at !== null && code_sent_at > codeSince(now) && code_tries < DISPUTE_CODE_TRIES;
  return isTyped ? 'code' : 'waiting';
}

const codeSince = (now: number): number => now - spanMs(KEPT_FOR.disputeCode);

/** Hands a dispute to an operator. It changed a row if nobody had before. */
export function confirmStatement(db: SqlDatabase, reference: string, now: number): SqlStatement {
  return db
    .prepare('UPDATE phone_dispute SET confirmed_at = ?2 WHERE reference = ?1 AND confirmed_at IS NULL')
    .bind(reference, now);
}

/**
 * Notes that a code is texted: one for a dispute, and no more than {@link CODES_A_DAY} to a number in 24 hours. It changed
 * a row if it may be sent.
 */
export function codeStatement(
  db: SqlDatabase,
  { reference, number }: Pick<Dispute, 'reference' | 'number'>,
  codeHash: string,
  now: number,
): SqlStatement {
  return db
    .prepare(
      `UPDATE phone_dispute SET code_hash = ?2, code_sent_at = ?3 WHERE reference = ?1 AND code_hash IS NULL
         AND (SELECT COUNT(*) FROM phone_dispute WHERE number = ?4 AND code_sent_at > ?5) < ${CODES_A_DAY}`,
    )
    .bind(reference, codeHash, now, number, now - DAY_MS);
}

/** Holds once {@link codeStatement} has noted this code. */
export function isCodeNoted(reference: string, codeHash: string): SqlCondition {
  return {
    sql: 'EXISTS (SELECT 1 FROM phone_dispute WHERE reference = ? AND code_hash = ?)',
    values: [reference, codeHash],
  };
}

/** Counts a try, and proves the dispute if it was right; null if no code waits to be typed. One round trip. */
export async function tryCode(
  db: SqlDatabase,
  reference: string,
  [hash, before = hash]: KeyedHashes,
  now: number,
): Promise<{ readonly isProven: boolean; readonly triesLeft: number } | null> {
  const row = await db
    .prepare(
      `UPDATE phone_dispute
       SET code_tries = code_tries + 1, proven_at = CASE WHEN code_hash IN (?2, ?3) THEN ?4 END
       WHERE reference = ?1 AND proven_at IS NULL AND code_tries < ${DISPUTE_CODE_TRIES} AND code_sent_at > ?5
       RETURNING proven_at, code_tries`,
    )
    .bind(reference, hash, before, now, codeSince(now))
    .first<{ proven_at: number | null; code_tries: number }>();
  return row === null ? null : { isProven: row.proven_at !== null, triesLeft: DISPUTE_CODE_TRIES - row.code_tries };
}

interface OpenRow extends Dispute {
  readonly confirmed_at: number;
  readonly proven_at: number | null;
  readonly reports: number;
}

/** What waits for an operator, the longest first. `since`: reports made before are shown no more. */
export async function listOpenDisputes(db: SqlDatabase, since: number): Promise<OpenDisputes> {
  const { results } = await db
    .prepare(
      `SELECT d.reference, d.number, d.reason, d.text, d.confirmed_at, d.proven_at,
         (SELECT COUNT(*) FROM phone_report r
          WHERE r.number = d.number AND r.withdrawn_at IS NULL AND r.reported_at > ?1) AS reports
       FROM phone_dispute d WHERE d.confirmed_at IS NOT NULL AND d.decided_at IS NULL
       ORDER BY d.confirmed_at LIMIT ${LIST_MAX}`,
    )
    .bind(since)
    .all<OpenRow>();
  return results.map(({ reference, number, reason, text, confirmed_at, proven_at, reports }) => ({
    reference,
    phone: `1${number}`,
    reason,
    text,
    isProven: proven_at !== null,
    reports,
    confirmedAt: confirmed_at,
  }));
}

/** Where the decision on a dispute goes, if it is open; otherwise null. */
export async function findOpenDispute(
  db: SqlDatabase,
  reference: string,
): Promise<{ readonly number: string; readonly sealed_email: string } | null> {
  return db
    .prepare(
      `SELECT number, sealed_email FROM phone_dispute
       WHERE reference = ?1 AND confirmed_at IS NOT NULL AND decided_at IS NULL`,
    )
    .bind(reference)
    .first();
}

/** Holds while a dispute is open. */
export function isOpenDispute(reference: string): SqlCondition {
  return {
    sql: 'EXISTS (SELECT 1 FROM phone_dispute WHERE reference = ? AND confirmed_at IS NOT NULL AND decided_at IS NULL)',
    values: [reference],
  };
}

/**
 * Decides an open dispute: upheld, the number's reports count no more, for everybody. The second changed a row if it was
 * open. What else depends on it being open comes before, in the same batch.
 */
export function decideStatements(
  db: SqlDatabase,
  reference: string,
  decision: DisputeDecision,
  now: number,
): readonly [withdrawn: SqlStatement, decided: SqlStatement] {
  const { sql, values } = isOpenDispute(reference);
  return [
    db
      .prepare(
        `UPDATE phone_report SET withdrawn_at = ?
         WHERE number = (SELECT number FROM phone_dispute WHERE reference = ?) AND withdrawn_at IS NULL
           AND ? = 'upheld' AND ${sql}`,
      )
      .bind(now, reference, decision, ...values),
    // Neither the words nor the mailbox are needed any longer.
    db
      .prepare(
        `UPDATE phone_dispute SET decision = ?2, decided_at = ?3, text = '', sealed_email = ''
         WHERE reference = ?1 AND confirmed_at IS NOT NULL AND decided_at IS NULL`,
      )
      .bind(reference, decision, now),
  ];
}
