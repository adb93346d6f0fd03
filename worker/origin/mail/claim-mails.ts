import type { MailKind } from '../../../shared/contract/operations/mail.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** How many mails one batch sends; each is a request. */
export const BATCH_MAX = 20;
/** Attempts before we give up on a mail. */
export const ATTEMPTS_MAX = 8;
/**
 * A failed mail is tried again after this long, then after twice that, and so on: the eighth attempt is 21 hours after
 * the first. In milliseconds.
 */
const RETRY_MS = 10 * 60_000;

/** Alerts go out in large numbers, so they wait until no other mail is due: somebody may be waiting for a link. */
export type Lane = 'first' | 'alerts';

const IN_LANE: { readonly [L in Lane]: string } = {
  first: "kind <> 'monitor-alert'",
  alerts: "kind = 'monitor-alert'",
};

/** A mail that this run may send. */
export interface ClaimedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly kind: MailKind;
  /** this one included */
  readonly attempts: number;
}

/**
 * Takes the mails that have been due longest, and notes when they are due again if they do not get out. `now` is in
 * milliseconds since 1970.
 */
export function claimStatement(db: SqlDatabase, lane: Lane, now: number): SqlStatement {
  return db
    .prepare(
      `UPDATE mail SET attempts = attempts + 1, due_at = ?1 + ?3 * (1 << MIN(attempts, ?4))
       WHERE id IN (SELECT id FROM mail WHERE due_at <= ?1 AND ${IN_LANE[lane]} ORDER BY due_at LIMIT ?2)
       RETURNING id, kind, recipient, subject, text, attempts`,
    )
    .bind(now, BATCH_MAX, RETRY_MS, ATTEMPTS_MAX);
}

/** For a mail that failed for the last time: it is never tried again. What an alert would have told waits for the next. */
export function giveUpStatement(db: SqlDatabase, mailId: string): SqlStatement {
  return db.prepare('UPDATE mail SET due_at = NULL WHERE id = ?1').bind(mailId);
}
