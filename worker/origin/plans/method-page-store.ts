import type { SqlDatabase, SqlStatement } from '../env.ts';
import { sweepUntil } from '../job-rows.ts';

/** How long the provider's page for another method can be come back from, in milliseconds. */
export const PAGE_KEPT_MS = 86_400_000;

/** Remembers the provider's page that an account's owner was sent to; another one replaces it. */
export async function noteMethodPage(db: SqlDatabase, accountId: string, ref: string, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO method_page (account_id, provider_ref, opened_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (account_id) DO UPDATE SET provider_ref = excluded.provider_ref, opened_at = excluded.opened_at`,
    )
    .bind(accountId, ref, now)
    .run();
}

/** The provider's reference of that page; null if none was opened lately. */
export async function findMethodPage(db: SqlDatabase, accountId: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT provider_ref AS ref FROM method_page WHERE account_id = ?1')
    .bind(accountId)
    .first<{ ref: string }>();
  return row?.ref ?? null;
}

/** Forgets an account's page: what was given there is on file, or was taken off file, and must not come back later. */
export function dropMethodPageStatement(db: SqlDatabase, accountId: string): SqlStatement {
  return db.prepare('DELETE FROM method_page WHERE account_id = ?1').bind(accountId);
}

/** Forgets pages that were opened a day ago. `now` is in milliseconds since 1970. */
export function sweepMethodPages(db: SqlDatabase, now: number): Promise<void> {
  return sweepUntil(db, { table: 'method_page', key: 'account_id', time: 'opened_at' }, now - PAGE_KEPT_MS);
}
