import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { keyedHashes } from '../http/keyed-hash.ts';
import { type Mail, mailStatement } from './queue.ts';

/** How many mails per hour anybody can trigger to one address by typing it. */
const MAILS_AN_HOUR = 3;
const HOUR_MS = 3_600_000;

/** A mail that is written only if its condition holds and the limit allows it. */
export interface AskedMail {
  readonly mail: Mail;
  readonly condition: SqlCondition;
}

/**
 * Queues one of these mails, all to the same address, which somebody triggered by typing it: at most 3 an hour in
 * total, and silently none beyond that, so no answer reveals whether one was sent. The conditions exclude each other.
 * We count by a keyed hash of the address. Add the statements to the caller's batch; `now` is in milliseconds since
 * 1970.
 */
export async function askedMailStatements(
  db: SqlDatabase,
  secrets: Secrets,
  mails: readonly [AskedMail, ...AskedMail[]],
  now: number,
): Promise<SqlStatement[]> {
  const [recipientHash, earlier = recipientHash] = await keyedHashes(
    secrets,
    'asked mails',
    mails[0].mail.to.toLowerCase(),
  );
  const isLeft = {
    sql: '(SELECT COUNT(*) FROM mail_asked WHERE recipient_hash IN (?, ?) AND at > ?) < ?',
    values: [recipientHash, earlier, now - HOUR_MS, MAILS_AN_HOUR],
  };
  const queued = mails.map(({ mail, condition }) =>
    mailStatement(db, mail, now, {
      sql: `${isLeft.sql} AND ${condition.sql}`,
      values: [...isLeft.values, ...condition.values],
    }),
  );
  const counted = db
    .prepare(`INSERT INTO mail_asked (recipient_hash, at) SELECT ?, ? WHERE ${isLeft.sql}`)
    .bind(recipientHash, now, ...isLeft.values);
  return [...queued, counted];
}

/** Forgets, in batches, who was mailed once that no longer counts. */
export function sweepAskedStatement(db: SqlDatabase, now: number, limit: number): SqlStatement {
  return db
    .prepare('DELETE FROM mail_asked WHERE rowid IN (SELECT rowid FROM mail_asked WHERE at <= ?1 ORDER BY at LIMIT ?2)')
    .bind(now - HOUR_MS, limit);
}
