import { beforeEach, expect, it } from 'vitest';
import { addPerson, addPlaces, addRelation, keyOf } from '../../../../tests/fixtures/people-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/sqlite-database.ts';
import { marryRelatives } from './join-families.ts';
import { subjectsByIds, subjectsByKeys } from './subjects.ts';

const TIME = { month: '2026-11', until: '2026-11-26' };
let db: TestDatabase;
let elise: string;
let omar: string;

beforeEach(() => {
  db = openTestDatabase('people');
  addPlaces(db);
  // Omar is the only one whom Elise's sister can marry.
  elise = addPerson(db, { id: 'elise', first: 'Elise', last: 'Navarro', birth: [1980], homes: ['eugene'] });
  const maya = addPerson(db, { id: 'maya', first: 'Maya', last: 'Navarro', birth: [1982], homes: ['portlandOr'] });
  omar = addPerson(db, { id: 'omar', first: 'Omar', last: 'Hale', birth: [1981], homes: ['portlandOr'] });
  addRelation(db, elise, maya);
});

const marrySister = async () =>
  marryRelatives(db, await subjectsByIds(db, [elise]), (keys) => subjectsByKeys(db, keys), TIME);
const toOmar = async () =>
  (
    await db
      .prepare('SELECT kind, relation, first_seen FROM base_relation WHERE person_key = ? AND other_key = ?')
      .bind(keyOf(elise), keyOf(omar))
      .all()
  ).results;

it('whoever marries a sister is an in-law', async () => {
  expect(await marrySister()).toEqual(new Set([keyOf(elise)]));
  expect(await toOmar()).toEqual([{ kind: 'Relative', relation: 'in-law', first_seen: TIME.month }]);
});

it('an associate who marries a sister is an in-law from then on, and an associate no more', async () => {
  addRelation(db, elise, omar, 'Associate', 1, { first_seen: '2019-05', last_seen: '2026-10' });
  expect(await marrySister()).toEqual(new Set([keyOf(elise)]));
  expect(await toOmar()).toEqual([{ kind: 'Relative', relation: 'in-law', first_seen: TIME.month }]);
});
