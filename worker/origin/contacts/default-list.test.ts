import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';

const FOLDER = new URL('../migrations/accounts/', import.meta.url);
const addAccount = (db: DatabaseSync, id: string): unknown =>
  db.prepare(`INSERT INTO account (id, email, user_type, created_at) VALUES (?1, ?1, 'free', 0)`).run(id);

it('every account has one list, even an older account, and the list is deleted with it', () => {
  const db = new DatabaseSync(':memory:');
  const migrate = (file: string): void => db.exec(readFileSync(new URL(file, FOLDER), 'utf8'));
  migrate('0001_create_accounts.sql');
  for (const id of ['old', 'older']) addAccount(db, id);
  migrate('0002_create_monitoring.sql');
  addAccount(db, 'new');
  const lists = () =>
    db.prepare('SELECT account_id, name, is_default FROM contact_list ORDER BY account_id').all().map(Object.values);
  expect(lists()).toEqual(['new', 'old', 'older'].map((id) => [id, 'My Contacts', 1]));
  expect(() => db.exec(`INSERT INTO contact_list (account_id, name, is_default) VALUES ('new', 'x', 1)`)).toThrow(
    'UNIQUE',
  );

  db.exec(`INSERT INTO contact SELECT id, 'Psomebody', 1 FROM contact_list`);
  db.exec(`INSERT INTO monitor VALUES ('old', 'Psomebody', 'x', 0, 1, '2026-01')`);
  db.exec(`DELETE FROM account WHERE id = 'old'`);
  expect(lists().map(([id]) => id)).toEqual(['new', 'older']);
  expect(db.prepare('SELECT COUNT(*) AS saved FROM contact').get()).toEqual({ saved: 2 });
  expect(db.prepare('SELECT COUNT(*) AS followed FROM monitor').get()).toEqual({ followed: 0 });
});
