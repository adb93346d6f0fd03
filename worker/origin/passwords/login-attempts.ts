import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import type { SqlDatabase } from '../env.ts';
import { type KeyedHashes, keyedHashes } from '../http/keyed-hash.ts';

/** Password login pauses after this many wrong passwords in a row (docs/rules.md). */
const WRONG_PASSWORDS_MAX = 10;
/** The first pause, in milliseconds. Every further wrong password doubles it. */
const LOCK_FIRST_MS = 60_000;
/** The longest pause, in milliseconds. */
const LOCK_LONGEST_MS = 15 * 60_000;

/** How long login pauses after that many wrong passwords in a row, in milliseconds: 0, or 1, 2, 4, 8, 15 minutes. */
export function lockTimeMs(wrongPasswords: number): number {
  if (wrongPasswords < WRONG_PASSWORDS_MAX) return 0;
  return Math.min(LOCK_LONGEST_MS, LOCK_FIRST_MS * 2 ** (wrongPasswords - WRONG_PASSWORDS_MAX));
}

/** Wrong attempts are forgotten after this long without another one, in milliseconds. */
const FORGOTTEN_AFTER_MS = spanMs(KEPT_FOR.wrongPasswords);
/** The pause after the 1st, 2nd, ... wrong password in a row, until it stops growing; in milliseconds. */
const LOCK_TIMES = Array.from({ length: WRONG_PASSWORDS_MAX + 5 }, (_, before) => lockTimeMs(before + 1));

/** Who tries a password. `email` is lowercase. */
export interface Attempt {
  readonly email: string;
  /** a browser that logged in to this address before, or a session that confirms a change; null for any other */
  readonly device: string | null;
  readonly clientAddress: string;
}

/**
 * What wrong attempts are counted under: address and network together, so a stranger elsewhere locks out nobody but
 * themselves; a device that logged in before has its own count. Which addresses people type here is nobody's business.
 */
export function attemptKeys(secrets: Secrets, { email, device, clientAddress }: Attempt): Promise<KeyedHashes> {
  const from = device === null ? `network ${wideNetworkOf(clientAddress)}` : `device ${device}`;
  return keyedHashes(secrets, 'log-in attempts', `${from} ${email}`);
}

/**
 * Counts an attempt as wrong before checking the password, and locks when it is one too many, so parallel attempts get
 * no further than sequential ones. It knows nothing about accounts: an address without one is locked like any other.
 * `forgetAttempts` and `returnAttempt` undo it. Attempts counted under an earlier secret still count.
 *
 * @returns how much longer login is paused, in milliseconds; 0 if this attempt may proceed
 */
export async function reserveAttempt(
  db: SqlDatabase,
  [keyHash, ...earlier]: KeyedHashes,
  now: number,
): Promise<number> {
  // The cast is needed because every number is bound as REAL, and '$[14.0]' is not a path.
  const results = await db.batch<unknown>([
    db.prepare('DELETE FROM login_attempt WHERE last_at <= ?1').bind(now - FORGOTTEN_AFTER_MS),
    ...earlier.map((hash) =>
      db.prepare('UPDATE OR IGNORE login_attempt SET key_hash = ?1 WHERE key_hash = ?2').bind(keyHash, hash),
    ),
    db
      .prepare(
        `INSERT INTO login_attempt (key_hash, wrong_passwords, locked_until, last_at)
         VALUES (?1, 1, ?2 + json_extract(?3, '$[0]'), ?2)
         ON CONFLICT (key_hash) DO UPDATE SET wrong_passwords = wrong_passwords + 1, last_at = ?2,
           locked_until = ?2 + json_extract(?3, '$[' || CAST(MIN(wrong_passwords, ?4) AS INTEGER) || ']')
         WHERE locked_until <= ?2`,
      )
      .bind(keyHash, now, JSON.stringify(LOCK_TIMES), LOCK_TIMES.length - 1),
    db.prepare('SELECT locked_until FROM login_attempt WHERE key_hash = ?1').bind(keyHash),
  ]);
  const [written, found] = results.slice(-2);
  if (written?.meta.changes === 1) return 0;
  const row = found?.results[0] as { locked_until: number } | undefined;
  return Math.max(1, (row?.locked_until ?? 0) - now);
}

/** After the right password: earlier wrong ones no longer count. */
export async function forgetAttempts(db: SqlDatabase, [keyHash]: KeyedHashes): Promise<void> {
  await db.prepare('DELETE FROM login_attempt WHERE key_hash = ?1').bind(keyHash).run();
}

/** After a password that nobody could look at: this attempt, and a lock that it caused, do not count. */
export async function returnAttempt(db: SqlDatabase, [keyHash]: KeyedHashes): Promise<void> {
  // The right password at the same time may have forgotten this one already, and another may have begun a new count.
  await db
    .prepare(
      'UPDATE login_attempt SET wrong_passwords = MAX(wrong_passwords - 1, 0), locked_until = 0 WHERE key_hash = ?1',
    )
    .bind(keyHash)
    .run();
}
