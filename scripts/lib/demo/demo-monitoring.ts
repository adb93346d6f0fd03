import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openDatabase } from '../database/local-database.ts';
import { ALERTS_EMAIL } from './demo-accounts.ts';
import type { PersonToLookAt } from './people-worth-looking-at.ts';

const DAY_MS = 86_400_000;
/** The account has monitored and saved people for so many days. */
const FOR_DAYS = 40;
/** How many of the demo people it monitors, and how many it saved. */
const MONITORED = 4;
const SAVED = 3;
/** A list of its own beside My Contacts, which holds the first person saved, with a note. */
const OWN_LIST = { name: 'Neighbors', note: 'Has our spare key' } as const;

/** Somebody the account knows. */
type Known = PersonToLookAt & { readonly id: string };

/**
 * Lets one demo account monitor some of the demo people and have saved others, once: what it stops or removes stays so.
 * Whoever has died is left out. `now` is in milliseconds since 1970.
 */
export function addDemoMonitoring(
  { accountsFile, peopleFile }: { readonly accountsFile: string; readonly peopleFile: string },
  worthLookingAt: readonly PersonToLookAt[],
  now: number,
): void {
  const people = theLiving(peopleFile, worthLookingAt);
  const database = openDatabase(accountsFile);
  try {
    const account = database
      .prepare(
        `SELECT a.id FROM account a WHERE a.email = ? AND a.is_demo = 1
           AND NOT EXISTS (SELECT 1 FROM alert_setting s WHERE s.account_id = a.id)`,
      )
      .get(ALERTS_EMAIL);
    if (account === undefined) return;
    const since = now - FOR_DAYS * DAY_MS;
    inTransaction(database, () => {
      monitor(database, String(account.id), people.slice(0, MONITORED), since);
      save(database, String(account.id), people.slice(0, SAVED), since);
    });
  } finally {
    database.close();
  }
}

function theLiving(peopleFile: string, people: readonly PersonToLookAt[]): Known[] {
  const database = openDatabase(peopleFile);
  try {
    const isAlive = database.prepare('SELECT 1 FROM person WHERE id = ? AND is_dead = 0');
    const known = people.flatMap((person): Known[] => (person.id === null ? [] : [{ ...person, id: person.id }]));
    return known.filter(({ id }) => isAlive.get(id) !== undefined);
  } finally {
    database.close();
  }
}

function monitor(database: DatabaseSync, accountId: string, people: readonly Known[], since: number): void {
  const add = database.prepare(
    `INSERT OR IGNORE INTO monitor (account_id, person_id, display_text, auto_monitor, since, seen_at, told_at)
     VALUES (?1, ?2, ?3, 0, ?4, ?4, ?4)`,
  );
  for (const { id, fullName } of people) add.run(accountId, id, fullName, since);
}

function save(database: DatabaseSync, accountId: string, people: readonly Known[], since: number): void {
  database
    .prepare('INSERT OR IGNORE INTO contact_list (account_id, name, is_default) VALUES (?, ?, 0)')
    .run(accountId, OWN_LIST.name);
  const add = database.prepare(
    `INSERT OR IGNORE INTO contact (list_id, person_id, saved_at, note)
     SELECT l.id, ?2, ?3, ?4 FROM contact_list l WHERE l.account_id = ?1 AND l.is_default = ?5`,
  );
  // Nobody is on two lists of an account.
  for (const [at, { id }] of people.entries())
    add.run(accountId, id, since + at * DAY_MS, at === 0 ? OWN_LIST.note : '', at === 0 ? 0 : 1);
}
