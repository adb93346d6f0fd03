import type { SqlDatabase } from '../env.ts';

/** How many people fit on one list. */
export const CONTACTS_MAX = 5_000;

/** Whether the list belongs to this account. */
export async function ownsList(db: SqlDatabase, accountId: string, listId: number): Promise<boolean> {
  const row = await db
    .prepare('SELECT 1 AS is_own FROM contact_list WHERE id = ?1 AND account_id = ?2')
    .bind(listId, accountId)
    .first();
  return row !== null;
}

/**
 * Puts a person on a list, unless they are on it or it is full. It is one statement, so simultaneous calls neither add
 * twice nor exceed the limit. `now` is in milliseconds since 1970.
 *
 * @returns whether the person is on the list now
 */
export async function addContact(db: SqlDatabase, listId: number, personId: string, now: number): Promise<boolean> {
  const [, found] = await db.batch([
    db
      .prepare(
        `INSERT INTO contact (list_id, person_id, saved_at)
         SELECT ?1, ?2, ?3 WHERE (SELECT COUNT(*) FROM contact WHERE list_id = ?1) < ?4
         ON CONFLICT (list_id, person_id) DO NOTHING`,
      )
      .bind(listId, personId, now, CONTACTS_MAX),
    db.prepare('SELECT 1 AS is_saved FROM contact WHERE list_id = ?1 AND person_id = ?2').bind(listId, personId),
  ]);
  return found?.results[0] !== undefined;
}

/** Takes a person off a list; does nothing if they are not on it. */
export async function deleteContact(db: SqlDatabase, listId: number, personId: string): Promise<void> {
  await db.prepare('DELETE FROM contact WHERE list_id = ?1 AND person_id = ?2').bind(listId, personId).run();
}
