import type { ContactList } from '../../../shared/contract/contacts.ts';
import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { BROWSE_COLUMNS, type BrowsePersonRow } from '../people/browse-person.ts';

/** A saved person as stored, with what every search result shows of them. */
export interface SavedPerson extends BrowsePersonRow {
  readonly first_key: string;
  readonly last_key: string;
  readonly listId: number;
  /** milliseconds since 1970 */
  readonly savedAt: number;
  readonly note: string;
}

/** What an account has saved, of people who may be shown now. */
export interface SavedPeople {
  /** the default list first, then by name */
  readonly lists: readonly ContactList[];
  readonly people: readonly SavedPerson[];
}

interface ContactRow {
  person_id: string;
  list_id: number;
  saved_at: number;
  note: string;
}
interface ListRow {
  id: number;
  name: string;
  is_default: number;
}
type PersonRow = BrowsePersonRow & { first_key: string; last_key: string };

/**
 * Loads all that an account has saved, in two round trips: at most a few thousand people. Who may not be shown, suppressed
 * or under 18, is missing and counted nowhere.
 */
export async function loadContacts(
  { accounts, people }: { readonly accounts: SqlDatabase; readonly people: SqlDatabase },
  accountId: string,
  now: number,
): Promise<SavedPeople> {
  const [listRows, contactRows] = await accounts.batch<unknown>([
    accounts
      .prepare(
        `SELECT id, name, is_default FROM contact_list WHERE account_id = ?1
         ORDER BY is_default DESC, name COLLATE NOCASE, id`,
      )
      .bind(accountId),
    accounts
      .prepare(
        `SELECT c.person_id, c.list_id, c.saved_at, c.note
         FROM contact_list l CROSS JOIN contact c ON c.list_id = l.id WHERE l.account_id = ?1`,
      )
      .bind(accountId),
  ]);
  const contacts = (contactRows?.results ?? []) as ContactRow[];
  const shown = await loadShown(
    people,
    contacts.map(({ person_id }) => person_id),
    now,
  );
  const saved = contacts.flatMap((row): SavedPerson[] => {
    const person = shown.get(row.person_id);
    return person === undefined ? [] : [{ ...person, listId: row.list_id, savedAt: row.saved_at, note: row.note }];
  });
  const counts = new Map<number, number>();
  for (const { listId } of saved) counts.set(listId, (counts.get(listId) ?? 0) + 1);
  const lists = ((listRows?.results ?? []) as ListRow[]).map(({ id, name, is_default }) => ({
    id,
    name,
    people: counts.get(id) ?? 0,
    isDefault: is_default === 1,
  }));
  return { lists, people: saved };
}

async function loadShown(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, PersonRow>> {
  if (personIds.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT ${BROWSE_COLUMNS}, p.first_key, p.last_key, l.city, l.state_code
       FROM json_each(?1) w CROSS JOIN person p ON p.id = w.value LEFT JOIN place l ON l.id = p.current_place_id
       WHERE ${adultSql('p', '?2')}`,
    )
    .bind(JSON.stringify(personIds), adultBornBy(now))
    .all<PersonRow>();
  return new Map(results.map((row) => [row.id, row]));
}
