import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isMinor } from '../people/age.ts';
import { type FillOptions, fillPeople } from './fill-people.ts';
import { readImportState } from './import-state.ts';
import type { ImportRow, PersonRow } from './rows.ts';
import { TABLES } from './tables.ts';

const MIGRATIONS = new URL('../migrations/people/', import.meta.url);
const SCHEMA = readdirSync(MIGRATIONS)
  .sort()
  .map((file) => readFileSync(new URL(file, MIGRATIONS), 'utf8'))
  .join('\n');
/** The files whose tables an import derives from the others, or leaves empty. */
const DERIVED = [
  '0002_create_finding.sql',
  '0003_bound_lists.sql',
  '0004_ages_by_month.sql',
  '0006_count_hidden_numbers.sql',
  '0008_mark_alike_properties.sql',
  '0011_hash_people.sql',
  '0012_close_list_gaps.sql',
  '0016_describe_places.sql',
]
  .map((file) => readFileSync(new URL(file, MIGRATIONS), 'utf8'))
  .join('\n');
const OPTIONS: FillOptions = {
  state: { seed: 'test', people: 1, version: 3, isInvented: false, refreshedOn: '2026-11-14' },
  asOf: { year: 2026, month: 11, day: 1 },
};

const PORTLAND = {
  city: 'Portland',
  city_key: 'portland',
  county: null,
  fips_code: null,
  latitude: 45.5,
  longitude: -122.6,
} as const;

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
});
afterEach(() => database.close());

function person(changes: Partial<PersonRow> = {}): ImportRow {
  return {
    table: 'person',
    row: {
      key: 1,
      id: 'P000000000000001',
      first_name: 'Ada',
      middle_name: null,
      last_name: 'Hale',
      suffix: null,
      full_name: 'Ada Hale',
      first_key: 'ada',
      last_key: 'hale',
      akas: '[]',
      birth_year: 1980,
      birth_month: 4,
      birth_day: 2,
      late_birth_year: null,
      late_birth_month: null,
      is_dead: 0,
      home_place_id: null,
      job_title: null,
      company_name: null,
      company_domain: null,
      linkedin_url: null,
      fill_score: 15,
      legacy_id: null,
      ...changes,
    },
  };
}

describe('filling a people database', () => {
  test('writes the rows and identifies the data set', () => {
    fillPeople(database, [person()], OPTIONS);
    expect(database.prepare('SELECT full_name, suppressed_at FROM base_person').all()).toEqual([
      { full_name: 'Ada Hale', suppressed_at: null },
    ]);
    expect(readImportState(database)).toEqual(OPTIONS.state);
  });

  test('keeps the indexes and triggers in the schema', () => {
    const parts = () =>
      database.prepare("SELECT name FROM sqlite_master WHERE type IN ('index', 'trigger') ORDER BY name").all();
    const before = parts();
    fillPeople(database, [person()], OPTIONS);
    expect(parts()).toEqual(before);
  });

  test('covers every column of the base tables except what is hidden, generated keys, and derived ones', () => {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'import_state'")
      .all()
      .filter(({ name }) => name === 'place_area_code' || !DERIVED.includes(`CREATE TABLE ${name} (`));
    const written = new Map<string, readonly string[]>(
      Object.values(TABLES).map(({ name, columns }) => [name, columns]),
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual([...written.keys()].toSorted());
    for (const { name } of tables) {
      const columns = database.prepare(`SELECT name FROM pragma_table_info('${name}')`).all();
      const left = columns
        .map((column) => String(column.name))
        .filter((column) => column !== 'suppressed_at' && !column.startsWith('hides_'));
      const counted = name === 'base_transfer' ? ['key'] : name === 'base_person' ? ['updated', 'home_state'] : [];
      expect(left.filter((column) => !written.get(String(name))?.includes(column))).toEqual(counted);
    }
  });

  test('writes many rows as it writes one', () => {
    const many = Array.from({ length: 1_300 }, (_, at) => person({ key: at + 1, id: `P${at}`.padEnd(16, 'x') }));
    fillPeople(database, many, { ...OPTIONS, state: { ...OPTIONS.state, people: 1_300 } });
    expect(database.prepare('SELECT count(*) AS n, max(key) AS last FROM base_person').get()).toEqual({
      n: 1_300,
      last: 1_300,
    });
    expect(database.prepare('SELECT id FROM person WHERE id = ?').get(`P${777}`.padEnd(16, 'x'))).toBeDefined();
  });

  test('gives people the state of their home', () => {
    const rows: ImportRow[] = [
      { table: 'place', row: { ...PORTLAND, id: 7, state_code: 'OR' } },
      person({ home_place_id: 7 }),
      person({ key: 2, id: 'P000000000000002' }),
    ];
    fillPeople(database, rows, { ...OPTIONS, state: { ...OPTIONS.state, people: 2 } });
    expect(database.prepare('SELECT home_state FROM person ORDER BY person_key').all()).toEqual([
      { home_state: 'OR' },
      { home_state: null },
    ]);
  });

  test('creates the names that search reads, once for each area', () => {
    const rows: ImportRow[] = [
      { table: 'place', row: { ...PORTLAND, id: 7, state_code: 'OR' } },
      { table: 'place', row: { ...PORTLAND, id: 8, state_code: 'OR' } },
      person(),
      {
        table: 'personName',
        row: { person_key: 1, last_key: 'hale', first_key: 'ada', middle_key: '', kind: 'primary' },
      },
      { table: 'personPlace', row: { person_key: 1, place_id: 7, is_current: 1 } },
      { table: 'personPlace', row: { person_key: 1, place_id: 8, is_current: 0 } },
    ];
    fillPeople(database, rows, OPTIONS);
    const found = database.prepare('SELECT area, person_id, born FROM search_name ORDER BY area').all();
    expect(found).toEqual(['', '7', '8', 'OR'].map((area) => ({ area, person_id: 'P000000000000001', born: 198004 })));
  });

  test.each([
    ['a child', { birth_year: 2012 }],
    ['someone who turns 18 that very month', { birth_year: 2008, birth_month: 11, birth_day: 1 }],
    ['someone who may turn 18 on any day of the month', { birth_year: 2008, birth_month: 11, birth_day: null }],
    ['someone who may turn 18 later in the year', { birth_year: 2008, birth_month: null, birth_day: null }],
    ['a child according to a later source', { birth_year: null, late_birth_year: 2012, late_birth_month: 5 }],
  ])('refuses %s', (_who, birth) => {
    expect(() => fillPeople(database, [person({ birth_month: null, birth_day: null, ...birth })], OPTIONS)).toThrow(
      'under 18',
    );
    expect(readImportState(database)).toBeNull();
  });

  test('decides like the calls do on the day itself, for every kind of date', () => {
    const asOf = Date.UTC(2026, 10, 1);
    for (const year of [null, 2007, 2008, 2009])
      for (const month of [null, 10, 11, 12])
        for (const day of [null, 1, 2, 31]) {
          const fill = () =>
            fillPeople(database, [person({ birth_year: year, birth_month: month, birth_day: day })], OPTIONS);
          const birth = { year, month };
          if (isMinor(birth, asOf)) expect(fill, JSON.stringify([birth, day])).toThrow('under 18');
          else expect(fill, JSON.stringify([birth, day])).not.toThrow();
          database.close();
          database = new DatabaseSync(':memory:');
          database.exec(SCHEMA);
        }
  });

  test('refuses a blank name, which breaks the contract', () => {
    expect(() => fillPeople(database, [person({ full_name: ' ' })], OPTIONS)).toThrow('has no name');
  });

  test('lets in people who turned 18 in the month before, on whatever day, or whose birth date is unknown', () => {
    const rows = [
      person({ birth_year: 2008, birth_month: 10, birth_day: 31 }),
      person({ key: 2, id: 'P000000000000002', birth_year: null, birth_month: null, birth_day: null }),
    ];
    fillPeople(database, rows, { ...OPTIONS, state: { ...OPTIONS.state, people: 2 } });
    expect(readImportState(database)?.people).toBe(2);
  });

  test('refuses a number of people other than the announced one', () => {
    expect(() => fillPeople(database, [], OPTIONS)).toThrow('0 people came instead of 1');
  });
});

test('a database without an import has no state', () => {
  expect(readImportState(database)).toBeNull();
  const empty = new DatabaseSync(':memory:');
  expect(readImportState(empty)).toBeNull();
  empty.close();
});
