import { beforeEach, expect, it } from 'vitest';
import {
  addAddress,
  addEmail,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  addResidence,
  fixtureId,
  hidePerson,
  keyOf,
} from '../../../tests/fixtures/people-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { deletePerson } from './delete-person.ts';

const NOW = 1_790_000_000_000;
let db: TestDatabase;
let zeb: string;
let zoe: string;
const all = async <T = Record<string, unknown>>(sql: string) => (await db.prepare(sql).all<T>()).results;

beforeEach(() => {
  db = openTestDatabase('people');
  addPlaces(db);
  zeb = addPerson(db, {
    id: 'one',
    first: 'Zebulon',
    middle: 'Quill',
    last: 'Zanzimore-Vex',
    akas: ['Zebby Vexamore'],
    birth: [1979, 4, 2],
    homes: ['portlandOr', 'eugene'],
    job: { title: 'Falconer', company: 'Zebfalcons' },
  });
  zoe = addPerson(db, { id: 'zoe', first: 'Zoe', last: 'Hale', birth: [1981, 5, 6], homes: ['portlandOr'] });
  addPhone(db, zeb, '5035550101', 'Landline', { isListed: true });
  addEmail(db, zeb, 'zebulon@example.com');
  addRelation(db, zeb, zoe);
  addAddress(db, 'house', 'portlandOr', { pnpId: 'PNP1' });
  addResidence(db, zeb, `A${'house'.padEnd(11, '0')}`, { isCurrent: false, sortOrder: 2 });
  for (const one of [zeb, zoe]) addOwnership(db, one, 'PNP1', { isCurrent: true });
  const owners = JSON.stringify([{ personId: zeb, as: 'Zebulon Q Vexamore' }, { personId: zoe }, { name: 'A Bank' }]);
  db.insert('base_transfer', { property_key: keyOf('PNP1'), sort_order: 0, body: '{}', owners, sellers: '[]' });
  addRecord(db, zeb, 'R-zeb', 'lien');
  addRecord(db, zoe, 'R-zoe', 'lien', { parties: JSON.stringify([{ personId: zoe }, { personId: zeb }]) });
  db.insert('base_smartcheck', { id: '123456789012', person_key: keyOf(zeb) });
  db.insert('related_people', { person_id: zeb, made_at: NOW, listed: '[]' });
  db.fillFinding();
});

/** Every row of every table that has one of these texts or, in a column of people, this key. */
async function rowsAbout(texts: readonly string[], key: number): Promise<string[]> {
  const tables = await all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const found: string[] = [];
  for (const { name } of tables) {
    for (const row of await all(`SELECT * FROM ${name}`)) {
      const json = JSON.stringify(row).toLowerCase();
      const isTheirs = ['person_key', 'other_key'].some((column) => row[column] === key);
      if (isTheirs || texts.some((text) => json.includes(text))) found.push(`${name} ${json}`);
    }
  }
  return found;
}
const aboutZeb = () => rowsAbout(['zeb', 'zanzimore', 'vex', '5550101', 'falcon'], keyOf(zeb));

it('leaves no row of a person in any table, in nobody else’s record, and in no list of names', async () => {
  expect((await aboutZeb()).length).toBeGreaterThan(30);
  expect(await deletePerson(db, zeb, NOW)).toBe(true);
  expect(await aboutZeb()).toEqual([]);
});

it('does so for somebody who is hidden already', async () => {
  hidePerson(db, zeb);
  expect(await deletePerson(db, zeb, NOW)).toBe(true);
  expect(await aboutZeb()).toEqual([]);
});

it('leaves other people, their homes and their part in a record and a sale as they were', async () => {
  await deletePerson(db, zeb, NOW);
  expect(await all('SELECT id FROM person')).toEqual([{ id: zoe }]);
  expect(await all('SELECT owners FROM base_transfer')).toEqual([
    { owners: JSON.stringify([{ personId: zoe }, { name: 'A Bank' }]) },
  ]);
  expect(await all("SELECT parties FROM base_record WHERE id = 'R-zoe'")).toEqual([
    { parties: JSON.stringify([{ personId: zoe }]) },
  ]);
  expect(await all('SELECT pnp_id FROM property')).toEqual([{ pnp_id: 'PNP1' }]);
});

it('counts, lists and searches follow', async () => {
  const people = async () =>
    (await all<{ people: number }>('SELECT people FROM place_count WHERE place_id = 1'))[0]?.people;
  expect(await people()).toBe(2);
  await deletePerson(db, zeb, NOW);
  expect(await people()).toBe(1);
  expect(await all("SELECT first_key FROM search_name WHERE area = ''")).toEqual([{ first_key: 'zoe' }]);
  expect(await all("SELECT word FROM name_word WHERE kind = 'last'")).toEqual([{ word: 'hale' }]);
  expect(await all('SELECT number FROM shown_number')).toEqual([]);
});

it('keeps a name that somebody else has, even if they are hidden', async () => {
  const other = addPerson(db, { id: 'other', first: 'Zebulon', last: 'Hale', birth: [1950], homes: ['eugene'] });
  db.fillFinding();
  hidePerson(db, other);
  await deletePerson(db, zeb, NOW);
  expect(await all("SELECT word FROM name_word WHERE kind = 'first' ORDER BY word")).toEqual([
    { word: 'zebulon' },
    { word: 'zoe' },
  ]);
});

it('does nothing for an unknown id, and a second time', async () => {
  expect(await deletePerson(db, fixtureId('nobody'), NOW)).toBe(false);
  await deletePerson(db, zeb, NOW);
  expect(await deletePerson(db, zeb, NOW)).toBe(false);
});
