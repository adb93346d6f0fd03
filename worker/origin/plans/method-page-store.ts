import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** How long the provider's page for another method can be come back from, in milliseconds. */
export const PAGE_KEPT_MS = spanMs(KEPT_FOR.methodPage);

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
