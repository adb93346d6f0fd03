import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyDatabase, migrate } from '../../scripts/lib/database/local-database.ts';
import { REFERENCE_DATE } from '../../scripts/population/calendar.ts';
import { generatePopulation } from '../../scripts/population/population.ts';
import { CHANGE_KINDS } from '../../shared/contract/monitor.ts';
import { type Aged, agePeople } from '../../worker/origin/import/age-people.ts';
import { fillPeople } from '../../worker/origin/import/fill-people.ts';
import { type Hidden, hidePersonStatements } from '../../worker/origin/import/hide-person.ts';
import { openLocalDatabase, type TestDatabase } from '../support/sqlite-database.ts';

const NOW = Date.UTC(2026, 10, 26);
const MONTH = '2026-11';
const STATE = { seed: 'aging', people: 1_500, version: 1, isInvented: true, refreshedOn: '2026-11-01' };
/** What an import derives from the people, and the columns that must be the same however they were made. */
const DERIVED = {
  base_search_name: 'area, last_key, first_key, born, person_key, kind, middle_key, home, is_here, is_shown',
  base_name_word: 'kind, word, name, people',
  base_directory_name: 'partial, name, people, updated',
  base_directory_letter: 'letter, names, people',
  base_directory_person: 'partial, position, person_key, home, is_shown',
  directory_state: 'partial, state_code, people',
  base_place_person: 'place_id, position, person_key, is_shown',
  base_place_name: 'place_id, last_key, name, people',
  base_place_count: 'place_id, people, properties, updated',
  base_state_count: 'state_code, people, properties',
  base_shown_number: 'number, is_listed',
  base_person_hash: 'kind, prefix, person_key',
  base_suggestion: 'kind, prefix, rank, word',
  sitemap_file: 'list, file, last_modified',
} as const;

let folder: string;
let young: string;
let db: TestDatabase & { close(): void };
const all = async <T = Record<string, unknown>>(sql: string, ...values: (string | number)[]) =>
  (
    await db
      .prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;
const age = (options: { months?: number; personIds?: string[]; deadIds?: string[] }): Promise<Aged> =>
  agePeople(db, { months: 0, personIds: [], deadIds: [], now: NOW, ...options });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-'));
  young = join(folder, 'young.sqlite');
  migrate(young, new URL('../../worker/origin/migrations/people', import.meta.url).pathname);
  const database = new DatabaseSync(young);
  fillPeople(database, generatePopulation(STATE), { state: STATE, asOf: REFERENCE_DATE });
  database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  copyDatabase(young, join(folder, 'aged.sqlite'));
  db = openLocalDatabase(join(folder, 'aged.sqlite'));
});
afterEach(() => db.close());

/** Somebody who lives somewhere and owns no home, so that every kind of change fits. */
async function somebody(): Promise<{ id: string; key: number }> {
  const [found] = await all<{ id: string; key: number }>(
    `SELECT p.id, p.key FROM base_person p WHERE p.is_dead = 0 AND p.home_place_id IS NOT NULL AND p.birth_year < 1990
       AND EXISTS (SELECT 1 FROM base_residence r WHERE r.person_key = p.key AND r.is_current = 1)
       AND (SELECT COUNT(*) FROM base_person q WHERE q.home_place_id = p.home_place_id) > 30 ORDER BY p.key LIMIT 1`,
  );
  if (found === undefined) throw new Error('nobody fits');
  return found;
}

/** How many facts of each kind are on record of somebody. */
async function factsOf(key: number): Promise<Record<string, number>> {
  const amounts = await all<{ kind: string; amount: number }>(
    `SELECT 'address' AS kind, COUNT(*) AS amount FROM base_residence WHERE person_key = ?1
     UNION ALL SELECT 'phone', COUNT(*) FROM base_phone WHERE person_key = ?1
     UNION ALL SELECT 'relative', COUNT(*) FROM base_relation WHERE person_key = ?1
     UNION ALL SELECT 'property', COUNT(*) FROM base_ownership WHERE person_key = ?1
     UNION ALL SELECT CASE WHEN category IN ('criminal', 'traffic') THEN 'criminal' WHEN category = 'license' THEN 'license'
                      ELSE 'public-record' END, COUNT(*) FROM base_record WHERE person_key = ?1 GROUP BY 1`,
    key,
  );
  return Object.fromEntries(amounts.map(({ kind, amount }) => [kind, amount]));
}

describe('aging somebody who hides something', () => {
  const hide = (id: string, what: Partial<Hidden>) =>
    db.batch(
      hidePersonStatements(
        db,
        id,
        {
          page: false,
          addresses: false,
          phones: false,
          reverse: false,
          addressKeys: [],
          numbers: [],
          emails: [],
          ...what,
        },
        { mayShow: false, now: NOW },
      ),
    );

  it('hides where they move, what they buy, and their new numbers', async () => {
    const { id, key } = await somebody();
    await hide(id, { addresses: true, phones: true });
    const before = await factsOf(key);
    await age({ personIds: [id] });
    const after = await factsOf(key);
    for (const kind of ['address', 'phone', 'property'] as const)
      expect([kind, after[kind]]).toEqual([kind, (before[kind] ?? 0) + 1]);
    for (const view of ['residence', 'phone', 'ownership'])
      expect([view, await all(`SELECT 1 AS shown FROM ${view} WHERE person_id = ?`, id)]).toEqual([view, []]);
    expect(await all('SELECT 1 AS listed FROM place_person WHERE person_key = ?', key)).toEqual([]);
    expect(await all("SELECT 1 AS found FROM search_name WHERE area <> '' AND person_key = ?", key)).toEqual([]);
  });

  it('leaves those alone whose page is removed', async () => {
    const { id, key } = await somebody();
    await hide(id, { page: true });
    const before = await factsOf(key);
    await age({ personIds: [id] });
    expect(await factsOf(key)).toEqual(before);
    expect(await all('SELECT 1 AS found FROM search_name WHERE person_key = ?', key)).toEqual([]);
  });
});

describe('aging somebody who is named', () => {
  it('lets one change of each kind happen, dated this month', async () => {
    const { id, key } = await somebody();
    const before = await factsOf(key);
    const aged = await age({ personIds: [id] });
    const after = await factsOf(key);
    for (const kind of CHANGE_KINDS) {
      expect([kind, aged[kind]]).toEqual([kind, kind === 'address' ? aged.address : 1]);
      // Whoever marries has in-laws, too, and an associate may become one.
      if (kind !== 'relative') expect([kind, after[kind]]).toEqual([kind, (before[kind] ?? 0) + 1]);
    }
    expect(
      await all('SELECT 1 AS new FROM base_relation WHERE person_key = ? AND first_seen = ? LIMIT 1', key, MONTH),
    ).toEqual([{ new: 1 }]);
    expect(aged.address).toBeGreaterThan(0);
    expect(
      await all('SELECT COUNT(*) AS homes FROM base_residence WHERE person_key = ? AND is_current = 1', key),
    ).toEqual([{ homes: 1 }]);
    for (const table of ['residence', 'phone', 'relation', 'record'])
      expect([
        table,
        await all(`SELECT COUNT(*) AS added FROM base_${table} WHERE person_key = ? AND first_seen = ?`, key, MONTH),
      ]).toEqual([table, [{ added: expect.any(Number) }]]);
  });

  it('gives a number of the invented exchange that nobody else has', async () => {
    const { id, key } = await somebody();
    const before = new Set(
      (await all<{ number: string }>('SELECT number FROM base_phone')).map(({ number }) => number),
    );
    await age({ personIds: [id] });
    const now = await all<{ number: string }>('SELECT number FROM base_phone WHERE person_key = ?', key);
    const added = now.map(({ number }) => number).filter((number) => !before.has(number));
    expect(added).toEqual([expect.stringMatching(/^\d{3}555(?!01\d\d|0000|1212)\d{4}$/)]);
  });

  it('lets them die: they live nowhere, own nothing and are found without an age', async () => {
    const { id, key } = await somebody();
    expect((await age({ deadIds: [id] })).death).toBe(1);
    expect(await all('SELECT is_dead FROM person WHERE id = ?', id)).toEqual([{ is_dead: 1 }]);
    expect(await all('SELECT 1 FROM residence WHERE person_id = ? AND is_current = 1', id)).toEqual([]);
    expect(await all('SELECT 1 FROM ownership WHERE person_id = ? AND is_current = 1', id)).toEqual([]);
    const names = await all<{ born: number }>('SELECT born FROM base_search_name WHERE person_key = ?', key);
    expect(new Set(names.map(({ born }) => born))).toEqual(new Set([0]));
    // Once dead, nothing else happens to them.
    expect(await age({ personIds: [id], deadIds: [id] })).toMatchObject({ address: 0, phone: 0, death: 0 });
  });
});

describe('aging everybody by months', () => {
  it('moves, numbers, connects and files at the rates of the population, and nothing after today', async () => {
    const aged = await age({ months: 12 });
    const people = 1_250;
    expect(aged.address).toBeGreaterThan(people * 0.05);
    expect(aged.address).toBeLessThan(people * 0.25);
    for (const kind of ['phone', 'relative', 'criminal', 'license', 'public-record'] as const)
      expect([kind, aged[kind] > 0]).toEqual([kind, true]);
    expect(aged.death).toBeLessThan(people * 0.03);
    for (const table of ['residence', 'phone', 'relation', 'record', 'ownership', 'property'])
      expect([table, await all(`SELECT 1 FROM base_${table} WHERE first_seen > ?1 OR last_seen > ?1`, MONTH)]).toEqual([
        table,
        [],
      ]);
    expect(await all("SELECT 1 FROM base_record WHERE filed > '2026-11-26'")).toEqual([]);
  });

  it('leaves a country that holds together', async () => {
    await age({ months: 12 });
    const none = {
      'the dead live nowhere': `SELECT 1 FROM residence r JOIN person p ON p.id = r.person_id
        WHERE p.is_dead = 1 AND r.is_current = 1`,
      'nobody lives in two homes': `SELECT 1 FROM base_residence WHERE is_current = 1 GROUP BY person_key HAVING COUNT(*) > 1`,
      'people are shown with the place where they live': `SELECT 1 FROM base_person p
        JOIN base_residence r ON r.person_key = p.key AND r.is_current = 1 JOIN base_address a ON a.key = r.address_key
        WHERE p.home_place_id <> a.place_id`,
      'the current home comes first': 'SELECT 1 FROM base_residence WHERE is_current = 1 AND sort_order <> 0',
      'every connection has two directions': `SELECT 1 FROM base_relation r WHERE NOT EXISTS (
        SELECT 1 FROM base_relation b WHERE b.person_key = r.other_key AND b.other_key = r.person_key AND b.kind = r.kind)`,
      'nobody has two spouses': `SELECT 1 FROM base_relation WHERE relation = 'spouse' GROUP BY person_key HAVING COUNT(*) > 1`,
      'associates follow relatives': `SELECT 1 FROM base_relation r JOIN base_relation a ON a.person_key = r.person_key
        WHERE r.kind = 'Relative' AND a.kind = 'Associate' AND a.sort_order <= r.sort_order`,
      'a home has one latest change of ownership': `SELECT 1 FROM base_transfer WHERE sort_order = 0
        GROUP BY property_key HAVING COUNT(*) > 1`,
      'a place of every home': `SELECT 1 FROM base_residence r JOIN base_address a ON a.key = r.address_key
        WHERE NOT EXISTS (SELECT 1 FROM base_person_place w WHERE w.person_key = r.person_key AND w.place_id = a.place_id
                            AND w.is_current >= r.is_current)`,
    };
    for (const [what, sql] of Object.entries(none)) expect([what, await all(sql)]).toEqual([what, []]);
  });

  it('leaves every search, list and count as an import of the aged people makes them', async () => {
    await age({ months: 12, personIds: [(await somebody()).id] });
    const read = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(DERIVED).map(async ([table, columns]) => [
            table,
            (await all(`SELECT ${columns} FROM ${table} ORDER BY ${columns}`)).map((row) =>
              Object.values(row).join('|'),
            ),
          ]),
        ),
      ) as Record<string, string[]>;
    const aged = await read();
    // In one transaction: it writes thousands of rows one by one.
    db.exec('BEGIN');
    db.fillFinding();
    db.exec('COMMIT');
    const imported = await read();
    for (const table of Object.keys(DERIVED)) {
      const known = new Set(imported[table]);
      expect([table, aged[table]?.filter((row) => !known.has(row))]).toEqual([table, []]);
      expect([table, aged[table]?.length]).toEqual([table, imported[table]?.length]);
    }
  });

  it('shows nobody who is hidden, wherever they or others move', async () => {
    db.exec(`UPDATE base_person SET suppressed_at = 1 WHERE key % 7 = 0;
             UPDATE base_residence SET suppressed_at = 1 WHERE person_key % 11 = 0 AND is_current = 1`);
    await age({ months: 6 });
    const row = 'area, last_key, first_key, born, person_key, kind, home, is_here, is_shown';
    const wrong = `SELECT ${row} FROM base_search_name WHERE is_shown = 1 EXCEPT SELECT ${row} FROM search_name_source`;
    expect(await all(wrong)).toEqual([]);
    expect(
      await all(
        `SELECT 1 FROM place_person n JOIN base_person p ON p.key = n.person_key WHERE p.suppressed_at IS NOT NULL`,
      ),
    ).toEqual([]);
    expect(
      await all(`SELECT c.place_id FROM place_count c
                 WHERE c.people <> (SELECT COUNT(*) FROM place_person n WHERE n.place_id = c.place_id)`),
    ).toEqual([]);
  });
});
