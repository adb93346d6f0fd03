import { beforeEach, describe, expect, it } from 'vitest';
import {
  addAddress,
  addPerson,
  addPhone,
  addPlaces,
  fixtureId,
  hideAddress,
  hidePerson,
  hideProperty,
  hideResidence,
  PLACES,
  showPerson,
  showProperty,
} from '../../../tests/fixtures/people-database.ts';
import { seeded } from '../../../tests/support/random.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';

/** Every derived table, and the columns that must be the same however they were made. */
const DERIVED = {
  base_search_name: 'area, last_key, first_key, born, person_key, kind, middle_key, home, is_here, is_shown',
  base_name_count: 'last_key, first_key, state_code, people',
  base_name_word: 'kind, word, name, people',
  base_directory_name: 'partial, name, people',
  base_directory_letter: 'letter, names, people',
  base_directory_person: 'partial, position, person_key, home, is_shown',
  base_directory_state: 'partial, state_code, people',
  base_directory_first: 'partial, first_key, name, people',
  base_place_person: 'place_id, position, person_key, is_shown',
  base_place_property: 'place_id, position, property_key, is_shown',
  base_place_name: 'place_id, last_key, name, people',
  base_place_letter: 'place_id, letter, people',
  base_place_figure: 'place_id, landlines, streets',
  base_place_count: 'place_id, people, properties',
  base_state_count: 'state_code, people, properties',
  base_list_block: 'list, key, level, parent, before, block',
  base_shown_number: 'number, is_listed',
} as const;

/** The columns of a row's id, if not `key`. */
const IDS: Readonly<Record<string, string>> = {
  base_residence: 'person_key, address_key',
  base_phone: 'person_key, number',
};

let db: TestDatabase;
let ada: string;
let bo: string;
let home: string;
const all = async (sql: string) => (await db.prepare(sql).all<Record<string, unknown>>()).results;

beforeEach(() => {
  db = openTestDatabase('people');
  addPlaces(db);
  ada = addPerson(db, {
    id: 'ada',
    first: 'Ada',
    middle: 'May',
    last: 'Hale',
    akas: ['Ada Quist'],
    birth: [1979, 4],
    homes: ['portlandOr', 'eugene', 'portlandMe'],
  });
  bo = addPerson(db, {
    id: 'bo',
    first: 'Bo',
    last: 'Hale',
    birth: [1950],
    homes: ['portWashington'],
    livesNowhere: true,
  });
  const cy = addPerson(db, { id: 'cy', first: 'Cy', last: 'De La Cruz', homes: ['portlandOr'] });
  addPerson(db, { id: 'di', first: 'Di', last: 'De Leon', homes: ['eugene'] });
  addPerson(db, { id: 'yi', first: 'Нина', last: 'Петрова', homes: ['eugene'] });
  home = addAddress(db, 'house', 'portlandOr', { pnpId: 'pnp-house' });
  addPhone(db, ada, '5035550101', 'Mobile', { columns: { last_seen: '2026-03' } });
  addPhone(db, bo, '5035550101', 'Landline', { columns: { last_seen: '2025-03' } });
  addPhone(db, bo, '5035550102', 'Landline');
  // A listed landline of two people at one place counts once there.
  for (const person of [ada, cy]) addPhone(db, person, '5035550103', 'Landline', { isListed: true, sortOrder: 1 });
  addPhone(db, cy, '5035550104', 'Landline', { isListed: true, sortOrder: 2 });
  db.fillFinding();
});

const rowsOf = (area: string) =>
  all(`SELECT area || '|' || last_key || '|' || first_key || '|' || kind || '|' || born || '|' || home || '|' || is_here AS row
       FROM search_name WHERE area = '${area}' ORDER BY last_key, first_key`).then((rows) =>
    rows.map(({ row }) => row),
  );

describe('names to search by', () => {
  it('are stored once for everywhere, for each state and for each place of the person, with the latest birth date', async () => {
    const here = PLACES.portlandOr.id;
    for (const [area, isHere] of [
      ['', 2],
      ['OR', 2],
      [String(here), 2],
      [String(PLACES.eugene.id), 0],
      ['ME', 0],
    ] as const)
      expect(await rowsOf(area)).toEqual(
        expect.arrayContaining([
          `${area}|hale|ada|primary|197904|${here}|${isHere}`,
          `${area}|quist|ada|aka|197904|${here}|${isHere}`,
        ]),
      );
    expect(await rowsOf('NY')).toEqual([`NY|hale|bo|primary|195012|${PLACES.portWashington.id}|1`]);
  });

  it('are what the triggers would make of the same people', async () => {
    const filled = await all(`SELECT ${DERIVED.base_search_name} FROM base_search_name ORDER BY 1, 2, 3, 4, 5, 6`);
    expect(filled).toEqual(
      await all(`SELECT ${DERIVED.base_search_name} FROM search_name_source ORDER BY 1, 2, 3, 4, 5, 6`),
    );
  });
});

describe('lists and counts', () => {
  it('have last names alphabetically, several with one spelling in paths as one, and no name that no path can spell', async () => {
    expect(await all('SELECT letter, position, partial, name, people FROM directory_name ORDER BY key')).toEqual([
      { letter: 'd', position: 1, partial: 'de', name: 'De', people: 2 },
      { letter: 'h', position: 1, partial: 'hale', name: 'Hale', people: 2 },
    ]);
    expect(await all('SELECT * FROM directory_letter')).toEqual([
      { letter: 'd', names: 1, people: 2 },
      { letter: 'h', names: 1, people: 2 },
    ]);
  });

  it('list people at the place they are shown with, including people whose name no directory can spell', async () => {
    const eugene = await all(
      `SELECT p.full_name FROM place_person w JOIN person p ON p.person_key = w.person_key
       WHERE place_id = ${PLACES.eugene.id} ORDER BY position`,
    );
    expect(eugene).toEqual([{ full_name: 'Di De Leon' }, { full_name: 'Нина Петрова' }]);
    expect(await all("SELECT people, properties FROM state_count WHERE state_code = 'OR'")).toEqual([
      { people: 4, properties: 1 },
    ]);
  });

  it('know the first letters of a place’s last names, its streets and its listed landlines, each once', async () => {
    const here = PLACES.portlandOr.id;
    expect(await all(`SELECT letter, people FROM place_letter WHERE place_id = ${here}`)).toEqual([
      { letter: 'd', people: 1 },
      { letter: 'h', people: 1 },
    ]);
    expect(await all(`SELECT letter FROM place_letter WHERE place_id = ${PLACES.eugene.id}`)).toEqual([
      { letter: 'd' },
      { letter: '~' },
    ]);
    expect(await all(`SELECT landlines FROM place_figure WHERE place_id = ${here}`)).toEqual([{ landlines: 2 }]);
  });

  it('count a listed landline for a place while somebody who has it is shown there', async () => {
    const landlines = async () => {
      const [row] = await all(`SELECT landlines FROM place_figure WHERE place_id = ${PLACES.portlandOr.id}`);
      return row?.landlines;
    };
    hidePerson(db, fixtureId('cy'));
    expect(await landlines()).toBe(1);
    db.exec("UPDATE base_phone SET suppressed_at = 1 WHERE number = '5035550103'");
    expect(await landlines()).toBe(0);
    showPerson(db, fixtureId('cy'));
    expect(await landlines()).toBe(1);
    db.exec("DELETE FROM base_phone WHERE number = '5035550104'");
    expect(await landlines()).toBe(0);
    addPhone(db, ada, '5035550105', 'Landline', { isListed: true, sortOrder: 3 });
    expect(await landlines()).toBe(1);
  });

  it('name the streets of a place that have ten homes or more, most homes first', async () => {
    const addHomes = (street: string, homes: number) => {
      for (let at = 0; at < homes; at++)
        addAddress(db, `${street.slice(0, 2)}${100 + at}`, 'eugene', { houseNumber: String(100 + at), street });
    };
    addHomes('Larkfield Ave', 10);
    addHomes('Ashmere St', 12);
    addHomes('Quiet Ct', 9);
    db.fillFinding();
    expect(await all('SELECT street, homes FROM place_street ORDER BY place_id, rank')).toEqual([
      { street: 'Ashmere St', homes: 12 },
      { street: 'Larkfield Ave', homes: 10 },
    ]);
  });

  it('name the largest places of an area code, and none that nobody is shown with', async () => {
    const codes: readonly (readonly [keyof typeof PLACES, number])[] = [
      ['portWashington', 1],
      ['portlandOr', 2],
      ['eugene', 1],
      ['portlandMe', 1],
    ];
    for (const [place, rank] of codes)
      db.insert('place_area_code', { place_id: PLACES[place].id, rank, area_code: '503' });
    db.insert('place_area_code', { place_id: PLACES.portWashington.id, rank: 3, area_code: '971' });
    db.fillFinding();
    expect(await all('SELECT area_code, place_id FROM area_place ORDER BY rank')).toEqual([
      { area_code: '503', place_id: Math.min(PLACES.portlandOr.id, PLACES.eugene.id) },
      { area_code: '503', place_id: Math.max(PLACES.portlandOr.id, PLACES.eugene.id) },
      { area_code: '503', place_id: PLACES.portWashington.id },
    ]);
  });

  it('know when a person was last confirmed', async () => {
    expect(await all(`SELECT updated FROM person WHERE id = '${ada}'`)).toEqual([{ updated: '2026-03' }]);
    expect(await all("SELECT list, file, last_modified FROM sitemap_file WHERE list = 'people'")).toContainEqual(
      expect.objectContaining({ last_modified: '2026-03' }),
    );
  });
});

/** All derived tables, as one value to compare. */
async function derived(): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries(DERIVED))
    tables[table] = await all(`SELECT ${columns} FROM ${table} ORDER BY ${columns}`);
  return tables;
}

describe('a hidden person', () => {
  it('is in no list or count until shown again, and then back in the same position', async () => {
    const before = await derived();
    hidePerson(db, ada);
    expect(await rowsOf('')).not.toContainEqual(expect.stringContaining('|ada|'));
    expect(await all("SELECT people FROM directory_name WHERE partial = 'hale'")).toEqual([{ people: 1 }]);
    expect(await all("SELECT people FROM name_word WHERE kind = 'first' AND word = 'ada'")).toEqual([{ people: 0 }]);
    expect(await all("SELECT state_code FROM directory_state WHERE partial = 'hale'")).toEqual([{ state_code: 'NY' }]);
    expect(await all("SELECT name FROM directory_first WHERE partial = 'hale'")).toEqual([{ name: 'Bo' }]);
    expect(await all(`SELECT people FROM place_count WHERE place_id = ${PLACES.portlandOr.id}`)).toEqual([
      { people: 1 },
    ]);
    expect(await all(`SELECT name FROM place_name WHERE place_id = ${PLACES.portlandOr.id}`)).toEqual([
      { name: 'De La Cruz' },
    ]);
    hidePerson(db, bo);
    expect(await all("SELECT * FROM directory_letter WHERE letter = 'h'")).toEqual([]);
    expect(await all("SELECT people FROM state_count WHERE state_code = 'NY'")).toEqual([{ people: 0 }]);
    showPerson(db, ada);
    showPerson(db, bo);
    expect(await derived()).toEqual(before);
  });

  it("at one home is found through the others, and not in that home's place", async () => {
    hideResidence(db, ada, 0);
    const eugene = PLACES.eugene.id;
    expect(await rowsOf(String(PLACES.portlandOr.id))).not.toContainEqual(expect.stringContaining('|ada|'));
    expect(await rowsOf('OR')).toContainEqual(`OR|hale|ada|primary|197904|${eugene}|1`);
    expect(await rowsOf('')).toContainEqual(`|hale|ada|primary|197904|${eugene}|1`);
    expect(await all(`SELECT people FROM place_count WHERE place_id = ${PLACES.portlandOr.id}`)).toEqual([
      { people: 1 },
    ]);
    hideResidence(db, ada, 1);
    expect(await rowsOf('OR')).not.toContainEqual(expect.stringContaining('|ada|'));
    expect(await all("SELECT state_code FROM directory_state WHERE partial = 'hale' ORDER BY 1")).toEqual([
      { state_code: 'ME' },
      { state_code: 'NY' },
    ]);
  });

  it('together with an address takes everyone there along, and its property', async () => {
    hideAddress(db, home);
    expect(await all('SELECT * FROM place_property')).toEqual([]);
    expect(await all(`SELECT properties FROM place_count WHERE place_id = ${PLACES.portlandOr.id}`)).toEqual([
      { properties: 0 },
    ]);
    hideAddress(db, 'Aada-0000000'.slice(0, 12));
    expect(await rowsOf(String(PLACES.portlandOr.id))).not.toContainEqual(expect.stringContaining('|ada|'));
  });
});

it('a hidden property is in no list of its place until it is shown again', async () => {
  hideProperty(db, 'pnp-house');
  expect(await all("SELECT properties FROM state_count WHERE state_code = 'OR'")).toEqual([{ properties: 0 }]);
  showProperty(db, 'pnp-house');
  expect(await all('SELECT place_id, position FROM place_property')).toEqual([
    { place_id: PLACES.portlandOr.id, position: 1 },
  ]);
});

it('names with many people are counted by state, and stay so', async () => {
  for (let at = 0; at < 201; at++)
    addPerson(db, { id: `m${1_000 + at}`, first: 'Ann', last: 'Lee', homes: [at % 2 === 0 ? 'eugene' : 'portlandMe'] });
  db.fillFinding();
  const counts = () =>
    all("SELECT state_code, people FROM name_count WHERE last_key = 'lee' AND first_key = 'ann' ORDER BY 1");
  expect(await counts()).toEqual([
    { state_code: '', people: 201 },
    { state_code: 'ME', people: 100 },
    { state_code: 'OR', people: 101 },
  ]);
  hidePerson(db, fixtureId('m1000'));
  expect(await counts()).toContainEqual({ state_code: 'OR', people: 100 });
  expect(await counts()).toContainEqual({ state_code: '', people: 200 });
});

it('whatever is hidden and shown again, in any order, lists and counts match the people who are shown', async () => {
  const before = await derived();
  const { pick } = seeded(7);
  const flip = 'SET suppressed_at = CASE WHEN suppressed_at IS NULL THEN 1 END';
  for (let step = 0; step < 60; step++) {
    const table = pick(['base_person', 'base_address', 'base_property', 'base_residence', 'base_phone'] as const);
    const ids = IDS[table] ?? 'key';
    const row = pick(await all(`SELECT ${ids} FROM ${table} ORDER BY ${ids}`));
    const isTheOne = Object.entries(row).map(([column, value]) => `${column} = '${value}'`);
    db.exec(`UPDATE ${table} ${flip} WHERE ${isTheOne.join(' AND ')}`);
    const names = await all(`SELECT ${DERIVED.base_search_name} FROM base_search_name ORDER BY 1, 2, 3, 4, 5, 6`);
    expect(names).toEqual(
      await all(`SELECT ${DERIVED.base_search_name} FROM search_name_source ORDER BY 1, 2, 3, 4, 5, 6`),
    );
    expect(await all('SELECT * FROM shown_number ORDER BY 1')).toEqual(
      await all('SELECT * FROM shown_number_source ORDER BY 1'),
    );
    expect(await all('SELECT partial, people FROM directory_name ORDER BY 1')).toEqual(
      await all('SELECT partial, COUNT(*) AS people FROM directory_person GROUP BY 1 ORDER BY 1'),
    );
    expect(await all('SELECT partial, state_code, people FROM directory_state ORDER BY 1, 2')).toEqual(
      await all(
        `SELECT d.partial, l.state_code, COUNT(*) AS people FROM directory_person d JOIN place l ON l.id = d.home
         GROUP BY 1, 2 ORDER BY 1, 2`,
      ),
    );
    expect(await all('SELECT letter, people FROM directory_letter ORDER BY 1')).toEqual(
      await all('SELECT letter, SUM(people) AS people FROM directory_name GROUP BY 1 ORDER BY 1'),
    );
    expect(await all('SELECT place_id, people FROM place_count WHERE people > 0 ORDER BY 1')).toEqual(
      await all('SELECT place_id, COUNT(*) AS people FROM place_person GROUP BY 1 ORDER BY 1'),
    );
    expect(await all('SELECT place_id, people FROM place_count WHERE people > 0 ORDER BY 1')).toEqual(
      await all('SELECT place_id, SUM(people) AS people FROM place_letter GROUP BY 1 ORDER BY 1'),
    );
    expect(await all('SELECT place_id, landlines FROM place_figure WHERE landlines <> 0 ORDER BY 1')).toEqual(
      await all('SELECT place_id, COUNT(DISTINCT number) AS landlines FROM place_landline GROUP BY 1 ORDER BY 1'),
    );
    expect(await all('SELECT state_code, people, properties FROM state_count ORDER BY 1')).toEqual(
      await all(
        'SELECT state_code, SUM(people) AS people, SUM(properties) AS properties FROM place_count GROUP BY 1 ORDER BY 1',
      ),
    );
  }
  for (const table of ['base_person', 'base_address', 'base_property', 'base_residence', 'base_phone'])
    db.exec(`UPDATE ${table} SET suppressed_at = NULL`);
  const shownAgain = await derived();
  // A state that someone was shown with for a while then has a count of zero.
  for (const table of ['base_directory_state', 'base_name_count'] as const)
    shownAgain[table] = (shownAgain[table] ?? []).filter((row) => (row as { people: number }).people > 0);
  expect(shownAgain).toEqual(before);
});

it('a number is on record once, while anybody has it, and listed while a present line is', async () => {
  const shown = () => all("SELECT number, is_listed FROM shown_number WHERE number <= '5035550102' ORDER BY number");
  const bos = { number: '5035550102', is_listed: 0 };
  const both = (is_listed: number) => [{ number: '5035550101', is_listed }, bos];
  expect(await shown()).toEqual(both(0));
  const set = (what: string) => db.exec(`UPDATE base_phone SET ${what} WHERE number = '5035550101'`);
  set("is_listed = line_type = 'Landline'");
  expect(await shown()).toEqual(both(1));
  // Bo was last known to have it before Ada was.
  set("first_seen = CASE line_type WHEN 'Mobile' THEN '2025-09' END");
  expect(await shown()).toEqual(both(0));
  hidePerson(db, ada);
  expect(await shown()).toEqual(both(1));
  // Of the dead, only a listed number is told.
  db.exec('UPDATE base_person SET is_dead = 1');
  expect(await shown()).toEqual([{ number: '5035550101', is_listed: 1 }]);
  hidePerson(db, bo);
  expect(await shown()).toEqual([]);
});

it('people with only one name are counted under that', async () => {
  for (let at = 0; at < 200; at++) addPerson(db, { id: `o${1_000 + at}`, first: '', last: 'Solo', homes: ['eugene'] });
  db.fillFinding();
  expect(await all("SELECT first_key, state_code, people FROM name_count WHERE last_key = 'solo' ORDER BY 2")).toEqual([
    { first_key: '', state_code: '', people: 200 },
    { first_key: '', state_code: 'OR', people: 200 },
  ]);
});
