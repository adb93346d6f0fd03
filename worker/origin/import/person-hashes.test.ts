import { beforeEach, expect, it } from 'vitest';
import {
  addEmail,
  addPerson,
  addPhone,
  addPlaces,
  hidePerson,
  keyOf,
} from '../../../tests/fixtures/people-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { dropHash, emailHash, nameHash, ndzHash, phoneHash } from '../delete-act/hash.ts';
import { dropPersonHashes, hashesOf, peopleByHash, refreshPersonHashes } from './person-hashes.ts';

const PHONE = '5035550101';
let db: TestDatabase;
let ada: string;
let bo: string;

beforeEach(() => {
  db = openTestDatabase('people');
  addPlaces(db);
  ada = addPerson(db, {
    id: 'ada',
    first: "A'da",
    last: 'Hale',
    akas: ['Ada Quist'],
    birth: [1979, 4, 2],
    homes: ['portlandOr', 'portlandMe'],
  });
  bo = addPerson(db, { id: 'bo', first: 'Bo', last: 'Hale', birth: [1981, 5], homes: ['eugene'] });
  for (const one of [ada, bo]) addPhone(db, one, PHONE, 'Landline');
  addEmail(db, ada, 'Ada.Hale+x@Example.com');
  db.fillFinding();
});

const idsOf = async (kind: Parameters<typeof peopleByHash>[1], hashed: string | null) =>
  (await peopleByHash(db, kind, [`${hashed}`, dropHash('nobody')])).get(`${hashed}`)?.map(({ id }) => id) ?? [];
const rows = async () =>
  (await db.prepare('SELECT kind, prefix, person_key FROM base_person_hash ORDER BY 1, 2, 3').all()).results;

it('finds who has an email, whoever shares a phone, and a name with a date of birth at each of their ZIP codes', async () => {
  expect(await idsOf('email', emailHash('ada.hale+x@example.com'))).toEqual([ada]);
  expect(await idsOf('phone', phoneHash('+1 503 555 0101'))).toEqual([ada, bo]);
  expect(await idsOf('ndz', ndzHash('Ada', 'Hale', '19790402', '97201'))).toEqual([ada]);
  expect(await idsOf('ndz', ndzHash('ada', 'quist', '19790402', '04101-1234'))).toEqual([ada]);
  expect(await idsOf('name', nameHash('ADA', 'Quist'))).toEqual([ada]);
  expect(await idsOf('ndz', ndzHash('Ada', 'Hale', '19790402', '97401'))).toEqual([]);
  expect(await idsOf('phone', emailHash('ada.hale+x@example.com'))).toEqual([]);
});

it('has no date of birth for somebody whose day of birth is not known', async () => {
  expect((await hashesOf(db, [keyOf(bo)])).map(({ kind }) => kind).sort()).toEqual(['name', 'phone']);
});

it('finds people who are hidden, and says so', async () => {
  hidePerson(db, ada);
  const found = (await peopleByHash(db, 'phone', [`${phoneHash(PHONE)}`])).get(`${phoneHash(PHONE)}`);
  expect(found?.map(({ isHidden }) => isHidden)).toEqual([true, false]);
});

it('a hash that only begins like somebody else’s is nobody’s', async () => {
  const hashed = `${phoneHash(PHONE)}`;
  const alike = `${hashed.slice(0, 8)}${dropHash('nobody').slice(8)}`;
  expect(await peopleByHash(db, 'phone', [alike])).toEqual(new Map());
});

it('an import and a refresh make the same hashes, and dropping them leaves none', async () => {
  const imported = await rows();
  expect(imported).toHaveLength(2 + 1 + 4 + 3);
  const keys = [ada, bo].map(keyOf);
  await db.batch([dropPersonHashes(db, await hashesOf(db, keys))]);
  expect(await rows()).toEqual([]);
  await refreshPersonHashes(db, keys);
  expect(await rows()).toEqual(imported);
});

it('a fact added later is found after a refresh', async () => {
  addEmail(db, bo, 'bo@example.com');
  expect(await idsOf('email', emailHash('bo@example.com'))).toEqual([]);
  await refreshPersonHashes(db, [keyOf(bo)]);
  expect(await idsOf('email', emailHash('bo@example.com'))).toEqual([bo]);
});
