import { createToken } from '../accounts/session.ts';
import type { SqlDatabase } from '../env.ts';

/** How long a browser may take to answer a challenge, in milliseconds: 5 minutes. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * Stores a challenge that makes a passkey for this account, or, with null, logs in. `now` is in milliseconds since 1970.
 *
 * @returns its id, which comes back with the browser's answer
 */
export async function addChallenge(
  db: SqlDatabase,
  challenge: string,
  accountId: string | null,
  now: number,
): Promise<string> {
  const id = createToken();
  await db
    .prepare('INSERT INTO passkey_challenge (id, challenge, account_id, expires_at) VALUES (?1, ?2, ?3, ?4)')
    .bind(id, challenge, accountId, now + CHALLENGE_MS)
    .run();
  return id;
}

/**
 * Takes a challenge out, so that it works once, whether the answer to it is right or wrong: of several requests at once,
 * one gets it.
 *
 * @returns null if it was taken before, has expired, or is for something else: another account, or a log-in
 */
export async function takeChallenge(
  db: SqlDatabase,
  id: string,
  accountId: string | null,
  now: number,
): Promise<string | null> {
  const row = await db
    .prepare('DELETE FROM passkey_challenge WHERE id = ?1 AND account_id IS ?2 AND expires_at > ?3 RETURNING challenge')
    .bind(id, accountId, now)
    .first<{ challenge: string }>();
  return row?.challenge ?? null;
}
