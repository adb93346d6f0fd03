import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { type KeyedHashes, keyedHashes } from '../http/keyed-hash.ts';
import { mailboxTakesMail } from '../mail-events/stopped-mailboxes.ts';
import { both } from '../sql-condition.ts';
import { mailboxOf } from './mailbox-of.ts';
import { type Mail, mailStatement } from './queue.ts';

/** How many mails per hour visitors can trigger to one address in total. */
const MAILS_AN_HOUR = 3;
const HOUR_MS = 3_600_000;
/** How many mails of a kind per day a stranger can trigger to one address by typing it. */
const STRANGERS_A_DAY = 1;
/** A code is over after minutes, so its mailbox gets a few. */
const CODES_A_DAY = 3;
const DAY_MS = 24 * HOUR_MS;
/**
 * Counted apart from the others: whoever is about to take an account over must not be able to use up the warning with
 * other mails, or to use up the link that gets the account back with warnings.
 */
const WARNING = 'email-changing' satisfies Asking['kind'];
/**
 * Not for mailboxes that refused our mail or complained about it. Everything else that is asked for still goes there:
 * whoever logs in, or gets an account back, needs it.
 */
const DISPENSABLE = 'monitor-confirm' satisfies Asking['kind'];

/** A mail that is written only if its condition holds and the limit allows it. */
export interface AskedMail {
  readonly mail: Mail;
  readonly condition: SqlCondition;
}

/** Who triggers mails, and of which kind. */
export interface Asking {
  /** the address they go to, lower case */
  readonly to: string;
  /** mails that answer the same request are of one kind: 'sign-up' and 'you already have an account' */
  readonly kind:
    | 'sign-up'
    | 'one-time-login'
    | 'reset-password'
    | 'change-email'
    | 'email-changing'
    | 'family-invitation'
    | 'phone-report'
    | 'phone-dispute'
    | 'monitor-confirm'
    | 'claim-code';
  /**
   * whether whoever asks has shown that the mailbox is theirs: by a browser that logged in to it, or by a link that was
   * sent to it
   */
  readonly isKnown: boolean;
}

/** What a request may send: `isLeft` holds while the limit allows it; `counted` comes last in the batch. */
export interface AskedMails {
  readonly isLeft: SqlCondition;
  readonly queued: readonly SqlStatement[];
  readonly counted: SqlStatement;
}

/**
 * Queues one of these mails, all to the same address, which somebody triggered by typing it: at most one a day of a
 * kind, or 3 an hour if they are known, and silently none beyond that, so no answer reveals whether one was sent. The
 * conditions exclude each other. We count by a keyed hash of the mailbox, whether or not it has an account. `now` is in
 * milliseconds since 1970.
 */
export async function askedMails(
  db: SqlDatabase,
  secrets: Secrets,
  { to, kind, isKnown }: Asking,
  mails: readonly AskedMail[],
  now: number,
): Promise<AskedMails> {
  const [recipientHash, earlier = recipientHash] = await recipientHashes(secrets, to);
  const anHour = {
    sql: `(SELECT COUNT(*) FROM mail_asked WHERE recipient_hash IN (?, ?) AND at > ? AND (kind = '${WARNING}') = ?) < ?`,
    values: [recipientHash, earlier, now - HOUR_MS, kind === WARNING ? 1 : 0, MAILS_AN_HOUR],
  };
  const aDay = {
    sql: '(SELECT COUNT(*) FROM mail_asked WHERE recipient_hash IN (?, ?) AND at > ? AND kind = ?) < ?',
    values: [recipientHash, earlier, now - DAY_MS, kind, kind === 'claim-code' ? CODES_A_DAY : STRANGERS_A_DAY],
  };
  const inTime = isKnown ? anHour : both(anHour, aDay);
  const isLeft = kind === DISPENSABLE ? both(inTime, await mailboxTakesMail(secrets, to)) : inTime;
  const queued = mails.map(({ mail, condition }) => mailStatement(db, mail, now, both(isLeft, condition)));
  const counted = db
    .prepare(`INSERT INTO mail_asked (recipient_hash, kind, at) SELECT ?, ?, ? WHERE ${isLeft.sql}`)
    .bind(recipientHash, kind, now, ...isLeft.values);
  return { isLeft, queued, counted };
}

/**
 * After a link was used: whoever asked reads the mailbox, so their next request, of whatever kind, is not a stranger's.
 * Only if the condition holds.
 */
export async function forgetAskedStatement(
  db: SqlDatabase,
  secrets: Secrets,
  to: string,
  { sql, values }: SqlCondition,
): Promise<SqlStatement> {
  const [recipientHash, earlier = recipientHash] = await recipientHashes(secrets, to);
  return db
    .prepare(`DELETE FROM mail_asked WHERE recipient_hash IN (?, ?) AND kind <> 'email-changing' AND ${sql}`)
    .bind(recipientHash, earlier, ...values);
}

function recipientHashes(secrets: Secrets, to: string): Promise<KeyedHashes> {
  return keyedHashes(secrets, 'asked mails', mailboxOf(to));
}
