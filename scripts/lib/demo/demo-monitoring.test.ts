import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPerson, fixtureId } from '../../../tests/fixtures/people-database.ts';
import { openLocalDatabase } from '../../../tests/support/sqlite-database.ts';
import { migrate, openDatabase } from '../database/local-database.ts';
import { ALERTS_EMAIL } from './demo-accounts.ts';
import { addDemoMonitoring } from './demo-monitoring.ts';

const MIGRATIONS = new URL('../../../worker/origin/migrations/', import.meta.url).pathname;
const NOW = Date.UTC(2026, 10, 26);
const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((fullName) => ({
  label: fullName,
  id: fixtureId(fullName),
  fullName,
  city: null,
  stateCode: null,
}));
/** Died. */
const BO = PEOPLE[1]?.id;

let folder: string;
let files: { readonly accountsFile: string; readonly peopleFile: string };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-'));
  files = { accountsFile: join(folder, 'accounts.sqlite'), peopleFile: join(folder, 'people.sqlite') };
  migrate(files.accountsFile, join(MIGRATIONS, 'accounts'));
  migrate(files.peopleFile, join(MIGRATIONS, 'people'));
  const people = openLocalDatabase(files.peopleFile);
  for (const { id, fullName } of PEOPLE)
    addPerson(people, { id: fullName, first: fullName, last: 'Hale', isDead: id === BO });
  people.close();
  for (const email of [ALERTS_EMAIL, 'free@example.com'])
    run(
      files.accountsFile,
      `INSERT INTO account (id, email, user_type, is_demo, created_at) VALUES ('${email}', '${email}', 'paid', 1, 0)`,
    );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(file: string, sql: string): Record<string, unknown>[] {
  const database = openDatabase(file);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

const monitored = () => run(files.accountsFile, 'SELECT account_id, display_text AS name FROM monitor ORDER BY name');
const saved = () =>
  run(
    files.accountsFile,
    `SELECT l.name, c.person_id, c.note FROM contact c JOIN contact_list l ON l.id = c.list_id ORDER BY 1, 2`,
  );

test('one demo account monitors and saved some of the demo people who live, and has seen what is on record', () => {
  addDemoMonitoring(files, PEOPLE, NOW);
  expect(monitored()).toEqual(['Ada', 'Cy', 'Di', 'Ed'].map((name) => ({ account_id: ALERTS_EMAIL, name })));
  expect(run(files.accountsFile, 'SELECT 1 FROM monitor WHERE seen_at <> since OR told_at <> since')).toEqual([]);
  expect(saved().map(({ name, note }) => [name, note])).toEqual([
    ['My Contacts', ''],
    ['My Contacts', ''],
    ['Neighbors', 'Has our spare key'],
  ]);
});

test('what it stopped or removed does not come back at the next start', () => {
  addDemoMonitoring(files, PEOPLE, NOW);
  run(files.accountsFile, 'DELETE FROM monitor');
  run(files.accountsFile, 'DELETE FROM contact');
  addDemoMonitoring(files, PEOPLE, NOW);
  expect([monitored(), saved()]).toEqual([[], []]);
});
