import { randomBytes } from 'node:crypto';
import { inTransaction, openDatabase } from '../database/local-database.ts';

/** Demo accounts that have background credits, and how many. */
export const DEMO_CREDITS: readonly (readonly [email: string, credits: number])[] = [
  ['credits@example.com', 3],
  ['unlimited@example.com', 1],
  ['smb@example.com', 1],
];

/** Gives the demo accounts their credits, anew at every start where none is left: the old ones run out in a month. */
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
