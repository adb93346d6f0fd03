import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../shared/retention/span.ts';
import { createAccountId } from '../accounts/account-id.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { KeyedHashes } from '../http/keyed-hash.ts';

/** A checkout form that somebody sent who is not logged in. */
export interface GuestForm {
  readonly email: string;
  /** hashes of address and order key */
  readonly keys: KeyedHashes;
  /** the hash of address and visitor id; null for a browser without one */
  readonly browser: string | null;
}

/**
 * The guest who sent this form: that of an earlier form with its key; or of one that the same browser sent with the same
 * address a moment ago, so that two tabs are one buyer; otherwise a new one. One transaction, so forms sent at once have
 * one guest. `now` is in milliseconds since 1970.
 *
 * @returns the guest's id
 */
export async function enterGuest(db: SqlDatabase, { email, keys, browser }: GuestForm, now: number): Promise<string> {
  const [key, earlier = key] = keys;
  const id = createAccountId();
  const byKey = 'SELECT account_id FROM guest_form WHERE key_hash IN (?, ?)';
  const byBrowser = 'SELECT account_id FROM guest_form WHERE browser_hash = ? AND sent_at > ? ORDER BY sent_at DESC';
  const values = [key, earlier, browser, spanBefore(KEPT_FOR.guestBrowser, now)];
  const [, , found] = await db.batch<{ account_id: string }>([
    db
      .prepare(
        `INSERT INTO account (id, email, guest_email, guest_key, user_type, lookups_max, period_start, created_at)
         SELECT ?, ?, ?, ?, 'free', 0, ?, ? WHERE NOT EXISTS (${byKey}) AND NOT EXISTS (${byBrowser})`,
      )
      .bind(id, id, email, key, now, now, ...values),
    db
      .prepare(
        `INSERT INTO guest_form (key_hash, account_id, browser_hash, sent_at)
         SELECT ?, COALESCE((${byKey} LIMIT 1), (${byBrowser} LIMIT 1), ?), ?, ? WHERE true
         ON CONFLICT (key_hash) DO UPDATE SET browser_hash = excluded.browser_hash, sent_at = excluded.sent_at`,
      )
      .bind(key, ...values, id, browser, now),
    db.prepare('SELECT account_id FROM guest_form WHERE key_hash = ?').bind(key),
  ]);
  return found?.results[0]?.account_id ?? id;
}

/** A reader who monitors by email; their own address column holds their id, which no mailbox can be. */
export function createReaderStatement(
  db: SqlDatabase,
  { id, email }: { readonly id: string; readonly email: string },
  now: number,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO account (id, email, guest_email, user_type, lookups_max, period_start, created_at)
       VALUES (?1, ?1, ?2, 'free', 0, ?3, ?3)`,
    )
    .bind(id, email, now);
}

/** Whoever logs out is not known by their browser anymore: the next form is another guest's, unless its key is the same. */
export function forgetBrowserStatement(db: SqlDatabase, tokenHash: string): SqlStatement {
  return db
    .prepare(
      `UPDATE guest_form SET browser_hash = NULL
       WHERE account_id = (SELECT account_id FROM session WHERE token_hash = ?1)`,
    )
    .bind(tokenHash);
}
