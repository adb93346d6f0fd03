import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../shared/retention/span.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** How many people an account may have saved, on all of its lists. */
export const CONTACTS_MAX = 5_000;

/** Whether the list belongs to this account. */
export async function ownsList(db: SqlDatabase, accountId: string, listId: number): Promise<boolean> {
  const row = await db
    .prepare('SELECT 1 AS is_own FROM contact_list WHERE id = ?1 AND account_id = ?2')
    .bind(listId, accountId)
    .first();
  return row !== null;
}

/** Whose list ?1 is; all that they saved; and whether person ?2 is part of it. */
const OWNER = '(SELECT account_id FROM contact_list WHERE id = ?1)';
const SAVED_BY_OWNER = `contact_list o JOIN contact c ON c.list_id = o.id WHERE o.account_id = ${OWNER}`;
const HAS_ROOM = `(SELECT COUNT(*) FROM (SELECT 1 FROM ${SAVED_BY_OWNER})) < ?4`;
const IS_SAVED = `EXISTS (SELECT 1 FROM ${SAVED_BY_OWNER} AND c.person_id = ?2)`;

/**
 * Puts a person on a list, unless they are on a list of this account already, or it has saved as many as it may. Who was
 * removed within the last day comes back to the list they were on, with their note. It is one transaction, so simultaneous
 * calls neither add twice nor exceed the limit. `now` is in milliseconds since 1970.
 *
 * @returns whether the person is on a list now
 */
export async function addContact(db: SqlDatabase, listId: number, personId: string, now: number): Promise<boolean> {
  const results = await db.batch([
    ...bringBack(db, listId, personId, now),
    db
      .prepare(
        `INSERT INTO contact (list_id, person_id, saved_at)
         SELECT ?1, ?2, ?3 WHERE ${HAS_ROOM} AND NOT ${IS_SAVED}
         ON CONFLICT (list_id, person_id) DO NOTHING`,
      )
      .bind(listId, personId, now, CONTACTS_MAX),
    db.prepare(`SELECT 1 AS is_saved WHERE ${IS_SAVED}`).bind(listId, personId),
  ]);
  return results.at(-1)?.results[0] !== undefined;
}

/**
 * Brings back a person who was removed within the last day, if there is room.
 *
 * @param listId a list of the account; theirs if the one they were on is gone
 * @returns false if nobody was brought back
 */
export async function restoreContact(db: SqlDatabase, listId: number, personId: string, now: number): Promise<boolean> {
  const [restored] = await db.batch(bringBack(db, listId, personId, now));
  return (restored?.meta.changes ?? 0) > 0;
}

function bringBack(db: SqlDatabase, listId: number, personId: string, now: number): SqlStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO contact (list_id, person_id, saved_at, note)
         SELECT COALESCE((SELECT l.id FROM contact_list l WHERE l.id = r.list_id AND l.account_id = r.account_id), ?1),
           r.person_id, r.saved_at, r.note
         FROM removed_contact r
         WHERE r.account_id = ${OWNER} AND r.person_id = ?2 AND r.removed_at > ?3 AND ${HAS_ROOM} AND NOT ${IS_SAVED}`,
      )
      .bind(listId, personId, spanBefore(KEPT_FOR.removedContact, now), CONTACTS_MAX),
    db
      .prepare(`DELETE FROM removed_contact WHERE account_id = ${OWNER} AND person_id = ?2 AND ${IS_SAVED}`)
      .bind(listId, personId),
  ];
}

/** The lists of account ?1. */
const OWN_LISTS = '(SELECT id FROM contact_list WHERE account_id = ?1)';

/** Takes a person off an account's lists, for a day so that it can be undone; does nothing if they are on none. */
export async function deleteContact(db: SqlDatabase, accountId: string, personId: string, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT OR REPLACE INTO removed_contact (account_id, person_id, list_id, saved_at, note, removed_at)
         SELECT ?1, person_id, list_id, saved_at, note, ?3 FROM contact WHERE person_id = ?2 AND list_id IN ${OWN_LISTS}`,
      )
      .bind(accountId, personId, now),
    db.prepare(`DELETE FROM contact WHERE person_id = ?2 AND list_id IN ${OWN_LISTS}`).bind(accountId, personId),
  ]);
}

/**
 * Moves a saved person to another list of the account, or changes the note about them; null leaves either as it is.
 *
 * @returns false if they are not saved
 */
export async function changeContact(
  db: SqlDatabase,
  accountId: string,
  personId: string,
  { listId, note }: { readonly listId: number | null; readonly note: string | null },
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE contact SET list_id = COALESCE(?3, list_id), note = COALESCE(?4, note)
       WHERE person_id = ?2 AND list_id IN ${OWN_LISTS}`,
    )
    .bind(accountId, personId, listId, note)
    .run();
  return meta.changes > 0;
}
