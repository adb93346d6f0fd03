import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportRow } from '../../../worker/origin/import/rows.ts';
import { suppressPerson } from '../../../worker/origin/suppression/suppress-person.ts';
import { generatePopulation } from '../../population/population.ts';
import { openDatabase } from './local-database.ts';
import { overSqlite } from './over-sqlite.ts';
import { databaseFiles, ensureDatabases } from './people-database.ts';

const SMALL = { seed: 'small', people: 300 };
const NOW = Date.UTC(2026, 10, 26);
const HASHING_TIME = 20_000;
const NEW_ID = 'Pnewnewnewnew001';

let stateDir: string;
beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'porchlight-'));
});
afterEach(() => rmSync(stateDir, { recursive: true, force: true }));

/** Runs with both local databases open, as the origin has them. */
async function withDatabases<T>(work: (env: Parameters<typeof suppressPerson>[0]) => Promise<T>): Promise<T> {
  const { peopleFile, accountsFile } = databaseFiles({ stateDir });
  const [people, accounts] = [openDatabase(peopleFile), openDatabase(accountsFile)];
  try {
    return await work({ PEOPLE: overSqlite(people), ACCOUNTS: overSqlite(accounts) });
  } finally {
    people.close();
    accounts.close();
  }
}

const shown = (id: string) =>
  withDatabases(async ({ PEOPLE }) =>
    PEOPLE.prepare('SELECT id FROM person WHERE id = ?1').bind(id).first<{ id: string }>(),
  );

/** The same people, in which one has another id, a middle name, and no address that was known. */
function* renamed(key: number): Generator<ImportRow> {
  for (const row of generatePopulation(SMALL)) {
    if (row.table === 'person' && row.row.key === key)
      yield { table: 'person', row: { ...row.row, id: NEW_ID, legacy_id: null, middle_name: 'Iris' } };
    else if (row.table === 'personName' && row.row.person_key === key)
      yield { table: 'personName', row: { ...row.row, middle_key: 'iris' } };
    else if (!(row.table === 'residence' && row.row.person_key === key)) yield row;
  }
}

test(
  'people made anew leave out whoever asked, also under a new id and with a middle name',
  async () => {
    await ensureDatabases({ stateDir, ...SMALL });
    const person = await withDatabases(async (env) => {
      const row = await env.PEOPLE.prepare(
        `SELECT p.id, p.person_key FROM person p WHERE p.is_dead = 0
         AND EXISTS (SELECT 1 FROM phone f WHERE f.person_id = p.id) ORDER BY p.person_key LIMIT 1`,
      ).first<{ id: string; person_key: number }>();
      if (row === null) throw new Error('nobody has a phone');
      await suppressPerson(env, { personId: row.id, what: ['page'], source: 'opt-out', reference: 'one' }, NOW);
      return row;
    });
    expect(await shown(person.id)).toBeNull();

    await ensureDatabases({ stateDir, ...SMALL, isForced: true });
    expect(await shown(person.id)).toBeNull();

    await ensureDatabases({ stateDir, ...SMALL, isForced: true, generate: () => renamed(person.person_key) });
    expect(await shown(person.id)).toBeNull();
    expect(await shown(NEW_ID)).toBeNull();
    const { results } = await withDatabases(({ PEOPLE }) =>
      PEOPLE.prepare('SELECT COUNT(*) AS people FROM person').all(),
    );
    expect(results).toEqual([{ people: SMALL.people - 1 }]);
  },
  3 * HASHING_TIME,
);

test(
  'a database that no screening has seen is screened at the next start',
  async () => {
    await ensureDatabases({ stateDir, ...SMALL });
    const marks = () =>
      withDatabases(
        async ({ PEOPLE }) =>
          (await PEOPLE.prepare("SELECT key FROM import_state WHERE key = 'screened'").all()).results.length,
      );
    await withDatabases(({ PEOPLE }) => PEOPLE.prepare("DELETE FROM import_state WHERE key = 'screened'").run());
    expect(await marks()).toBe(0);
    await ensureDatabases({ stateDir, ...SMALL });
    expect(await marks()).toBe(1);
  },
  HASHING_TIME,
);
