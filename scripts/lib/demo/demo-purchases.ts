import { randomBytes } from 'node:crypto';
import { accessUntil } from '../../../shared/people/report-state.ts';
import { inTransaction, openDatabase } from '../database/local-database.ts';
import { REPORT_EMAIL } from './demo-accounts.ts';
import type { PersonToLookAt } from './people-worth-looking-at.ts';

/** Demo accounts with background credits, and how many. */
export const DEMO_CREDITS: readonly (readonly [email: string, credits: number])[] = [
  ['credits@example.com', 3],
  ['unlimited@example.com', 1],
  ['smb@example.com', 1],
];

/** Gives the demo accounts credits at every start if none are left, since credits expire after a month. */
export function addDemoCredits(accountsFile: string, now: number): void {
  const database = openDatabase(accountsFile);
  try {
    const findWithout = database.prepare(
      `SELECT a.id FROM account a WHERE a.email = ?1 AND a.is_demo = 1 AND NOT EXISTS (
         SELECT 1 FROM background_credit c WHERE c.account_id = a.id AND c.used_at IS NULL AND c.expires_at > ?2)`,
    );
    const grant = database.prepare('INSERT INTO background_credit (id, account_id, granted_at) VALUES (?, ?, ?)');
    inTransaction(database, () => {
      for (const [email, credits] of DEMO_CREDITS) {
        const account = findWithout.get(email, now);
        if (account === undefined) continue;
        for (let at = 0; at < credits; at++) grant.run(`C${randomBytes(12).toString('hex')}`, String(account.id), now);
      }
    });
  } finally {
    database.close();
  }
}

/**
 * Unlocks the demo people's reports for one demo account for a month, at every start, so that an old database still has
 * them. People with an empty report are left out, since nobody can buy it.
 */
export function addDemoReports(
  { accountsFile, peopleFile }: { readonly accountsFile: string; readonly peopleFile: string },
  worthLookingAt: readonly PersonToLookAt[],
  now: number,
): void {
  const people = withRecords(peopleFile, worthLookingAt);
  const database = openDatabase(accountsFile);
  try {
    const account = database.prepare('SELECT id FROM account WHERE email = ?').get(REPORT_EMAIL);
    if (account === undefined) return;
    const accountId = String(account.id);
    inTransaction(database, () => {
      database
        .prepare('DELETE FROM report_access WHERE account_id = ? AND person_id NOT IN (SELECT value FROM json_each(?))')
        .run(accountId, JSON.stringify(people));
      const renew = database.prepare(
        `INSERT INTO report_access (account_id, person_id, report_id, access_expires_at) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (account_id, person_id) DO UPDATE SET access_expires_at = ?4`,
      );
      for (const id of people) renew.run(accountId, id, `R${randomBytes(12).toString('hex')}`, accessUntil(now));
    });
  } finally {
    database.close();
  }
}

/** Ids of people with a record or a property. */
function withRecords(peopleFile: string, people: readonly PersonToLookAt[]): string[] {
  const ids = people.flatMap(({ id }) => (id === null ? [] : [id]));
  const database = openDatabase(peopleFile);
  try {
    const hasSomething = database.prepare(
      `SELECT EXISTS (SELECT 1 FROM record WHERE person_id = ?1) OR EXISTS (SELECT 1 FROM ownership WHERE person_id = ?1)
         AS found`,
    );
    return ids.filter((id) => hasSomething.get(id)?.found === 1);
  } finally {
    database.close();
  }
}
