import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isMinor } from '../people/age.ts';
import { type FillOptions, fillPeople, readImportState } from './fill-people.ts';
import type { ImportRow, PersonRow } from './rows.ts';

const SCHEMA = readFileSync(new URL('../migrations/people/0001_create_people.sql', import.meta.url), 'utf8');
const OPTIONS: FillOptions = {
  state: { seed: 'test', people: 1, version: 3 },
  asOf: { year: 2026, month: 11, day: 1 },
};

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
      id: 'P000000000000001',
      first_name: 'Ada',
      middle_name: null,
      last_name: 'Hale',
      suffix: null,
      full_name: 'Ada Hale',
      akas: '[]',
      birth_year: 1980,
      birth_month: 4,
      birth_day: 2,
      is_dead: 0,
      current_place_id: null,
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
  test('writes the rows and says what they are', () => {
    fillPeople(database, [person()], OPTIONS);
    expect(database.prepare('SELECT full_name, suppressed_at FROM base_person').all()).toEqual([
      { full_name: 'Ada Hale', suppressed_at: null },
    ]);
    expect(readImportState(database)).toEqual({ seed: 'test', people: 1, version: 3 });
  });

  test('leaves the indexes that the schema asks for', () => {
    const indexes = () => database.prepare("SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name").all();
    const before = indexes();
    fillPeople(database, [person()], OPTIONS);
    expect(indexes()).toEqual(before);
  });

  test('writes every column of the tables but suppressed_at', () => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE name LIKE 'base_%' AND type = 'table'").all();
    const source = readFileSync(new URL('./fill-people.ts', import.meta.url), 'utf8');
    for (const { name } of tables) {
      const columns = database.prepare(`SELECT name FROM pragma_table_info('${name}')`).all();
      const written = source.slice(source.indexOf(`name: '${name}'`)).match(/columns: \[([^\]]*)\]/)?.[1] ?? '';
      const names = columns.map((column) => String(column.name)).filter((column) => column !== 'suppressed_at');
      expect(names.filter((column) => !written.includes(`'${column}'`))).toEqual([]);
    }
  });

  test.each([
    ['a child', { birth_year: 2012 }],
    ['somebody who turns 18 the day after', { birth_year: 2008, birth_month: 11, birth_day: 2 }],
    ['who may turn 18 later in the month', { birth_year: 2008, birth_month: 11, birth_day: null }],
    ['who may turn 18 later in the year', { birth_year: 2008, birth_month: null, birth_day: null }],
  ])('refuses %s', (_who, birth) => {
    expect(() => fillPeople(database, [person({ birth_month: null, birth_day: null, ...birth })], OPTIONS)).toThrow(
      'under 18',
    );
    expect(readImportState(database)).toBeNull();
  });

  test('decides as the answers do on the day itself, for every kind of date', () => {
    const asOf = Date.UTC(2026, 10, 1);
    for (const year of [null, 2007, 2008, 2009])
      for (const month of [null, 10, 11, 12])
        for (const day of [null, 1, 2, 31]) {
          const fill = () =>
            fillPeople(database, [person({ birth_year: year, birth_month: month, birth_day: day })], OPTIONS);
          const birth = { year, month, day };
          if (isMinor(birth, asOf)) expect(fill, JSON.stringify(birth)).toThrow('under 18');
          else expect(fill, JSON.stringify(birth)).not.toThrow();
          database.close();
          database = new DatabaseSync(':memory:');
          database.exec(SCHEMA);
        }
  });

  test('refuses a blank name, which fits no answer', () => {
    expect(() => fillPeople(database, [person({ full_name: ' ' })], OPTIONS)).toThrow('has no name');
  });

  test('lets in who turned 18 on the day, and whose birth date is unknown', () => {
    const rows = [
      person({ birth_year: 2008, birth_month: 11, birth_day: 1 }),
      person({ id: 'P000000000000002', birth_year: null, birth_month: null, birth_day: null }),
    ];
    fillPeople(database, rows, { ...OPTIONS, state: { ...OPTIONS.state, people: 2 } });
    expect(readImportState(database)?.people).toBe(2);
  });

  test('refuses another number of people than was announced', () => {
    expect(() => fillPeople(database, [], OPTIONS)).toThrow('0 people came instead of 1');
  });
});

test('a database without an import has no state', () => {
  expect(readImportState(database)).toBeNull();
  const empty = new DatabaseSync(':memory:');
  expect(readImportState(empty)).toBeNull();
  empty.close();
});
