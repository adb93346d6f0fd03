import type { SqlDatabase } from '../env.ts';

/** How many lists an account may have. */
export const LISTS_MAX = 50;

/** Creates a list. @returns its number; why not, if it could not be created */
export async function createList(
  db: SqlDatabase,
  accountId: string,
  name: string,
): Promise<{ readonly id: number } | 'taken' | 'full'> {
  const [created, found] = await db.batch<{ id: number }>([
    db
      .prepare(
        `INSERT OR IGNORE INTO contact_list (account_id, name)
         SELECT ?1, ?2 WHERE (SELECT COUNT(*) FROM contact_list WHERE account_id = ?1) < ?3`,
      )
      .bind(accountId, name, LISTS_MAX),
    db.prepare('SELECT id FROM contact_list WHERE account_id = ?1 AND name = ?2 COLLATE NOCASE').bind(accountId, name),
  ]);
  const row = found?.results[0];
  if (row === undefined) return 'full';
  return (created?.meta.changes ?? 0) > 0 ? { id: row.id } : 'taken';
}

/** What is known of an account's list; null if it has no such list. */
export async function findList(
  db: SqlDatabase,
  accountId: string,
  listId: number,
): Promise<{ readonly isDefault: boolean } | null> {
  const row = await db
    .prepare('SELECT is_default FROM contact_list WHERE id = ?1 AND account_id = ?2')
    .bind(listId, accountId)
    .first<{ is_default: number }>();
  return row === null ? null : { isDefault: row.is_default === 1 };
}

/** Renames a list of this account, unless it is the default one. @returns false if another list has the name */
export async function renameList(db: SqlDatabase, accountId: string, listId: number, name: string): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE OR IGNORE contact_list SET name = ?3 WHERE id = ?2 AND account_id = ?1 AND is_default = 0')
    .bind(accountId, listId, name)
    .run();
  return meta.changes > 0;
}

/** Deletes a list of this account, unless it is the default one, which the people on it go to. */
export async function deleteList(db: SqlDatabase, accountId: string, listId: number): Promise<void> {
  const own = 'id = ?2 AND account_id = ?1 AND is_default = 0';
  await db.batch([
    db
      .prepare(
        `UPDATE contact SET list_id = (SELECT id FROM contact_list WHERE account_id = ?1 AND is_default = 1)
         WHERE list_id = (SELECT id FROM contact_list WHERE ${own})`,
      )
      .bind(accountId, listId),
    db.prepare(`DELETE FROM contact_list WHERE ${own}`).bind(accountId, listId),
  ]);
}
