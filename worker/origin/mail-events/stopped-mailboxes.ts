import type { AlertStop } from '../../../shared/contract/monitor.ts';
import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { keyedHashes } from '../http/keyed-hash.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import { stopAlertsStatements } from '../unsubscribe/stop-alerts.ts';

/** Why a mailbox gets no more of our mail than it asks for itself. */
export type MailStop = Exclude<AlertStop, 'unsubscribed'>;

/**
 * Notes that a mailbox refused our mail or complained about it, and stops the alerts of the account with this address.
 *
 * A bounce is about the address as written: june+1@ may be unknown where june@ is not, and whoever types june+1@ must not
 * be able to stop June's alerts. A complaint is also about all other spellings of the mailbox, to which strangers could
 * send.
 *
 * @param address lower case
 */
export async function stopMailboxStatements(
  db: SqlDatabase,
  secrets: Secrets,
  { address, reason }: { readonly address: string; readonly reason: MailStop },
  now: number,
): Promise<readonly SqlStatement[]> {
  const stopped = reason === 'complained' ? [address, mailboxOf(address)] : [address];
  const hashes = await Promise.all(stopped.map((one) => hashesOf(secrets, one)));
  return [
    ...hashes.map(([hash]) =>
      db
        .prepare(
          `INSERT INTO mail_stopped (recipient_hash, reason, at) VALUES (?1, ?2, ?3)
           ON CONFLICT (recipient_hash) DO UPDATE SET reason = excluded.reason, at = excluded.at`,
        )
        .bind(hash, reason, now),
    ),
    ...stopAlertsStatements(db, { sql: 'email = ?', values: [address] }, reason, now),
  ];
}

/**
 * Which of these addresses refused our mail or complained about it, as they are written, and why: no alert goes there.
 *
 * @param addresses lower case
 */
export async function readStoppedMailboxes(
  db: SqlDatabase,
  secrets: Secrets,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, MailStop>> {
  const hashed = await Promise.all(addresses.map(async (one) => ({ one, hashes: await hashesOf(secrets, one) })));
  const { results } = await db
    .prepare(
      'SELECT recipient_hash, reason FROM mail_stopped WHERE recipient_hash IN (SELECT value FROM json_each(?1))',
    )
    .bind(JSON.stringify(hashed.flatMap(({ hashes }) => hashes)))
    .all<{ recipient_hash: string; reason: MailStop }>();
  const reasons = new Map(results.map(({ recipient_hash, reason }) => [recipient_hash, reason]));
  return new Map(
    hashed.flatMap(({ one, hashes }) => {
      const reason = hashes.map((hash) => reasons.get(hash)).find((known) => known !== undefined);
      return reason === undefined ? [] : [[one, reason] as const];
    }),
  );
}

/**
 * Stops the alerts of accounts that got such a mailbox after it was stopped, so that their owner sees why none come.
 *
 * @param stopped as readStoppedMailboxes tells them
 */
export function stopAlertsOfMailboxes(
  db: SqlDatabase,
  stopped: ReadonlyMap<string, MailStop>,
  now: number,
): readonly SqlStatement[] {
  return [...stopped].flatMap(([address, reason]) =>
    stopAlertsStatements(db, { sql: 'email = ?', values: [address] }, reason, now),
  );
}

/**
 * Holds while a mailbox, in any spelling, neither refused our mail nor complained about it: for mail that anybody can
 * cause by typing an address.
 */
export async function mailboxTakesMail(secrets: Secrets, address: string): Promise<SqlCondition> {
  const hashes = await hashesOfMailbox(secrets, address);
  return {
    sql: 'NOT EXISTS (SELECT 1 FROM mail_stopped WHERE recipient_hash IN (SELECT value FROM json_each(?)))',
    values: [hashes],
  };
}

/** Mail goes to this mailbox again, in any spelling: its owner has logged in and asked for it. */
export async function allowMailboxStatement(db: SqlDatabase, secrets: Secrets, address: string): Promise<SqlStatement> {
  return db
    .prepare('DELETE FROM mail_stopped WHERE recipient_hash IN (SELECT value FROM json_each(?1))')
    .bind(await hashesOfMailbox(secrets, address));
}

/** As JSON: of the address as it is written, and of the mailbox. */
async function hashesOfMailbox(secrets: Secrets, address: string): Promise<string> {
  const hashes = await Promise.all([address, mailboxOf(address)].map((one) => hashesOf(secrets, one)));
  return JSON.stringify(hashes.flat());
}

const hashesOf = (secrets: Secrets, address: string) => keyedHashes(secrets, 'stopped mailboxes', address);
