import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addEmail, addPerson, addPhone, addPlaces, keyOf } from '../../../tests/fixtures/people-database.ts';
import { type FakeDrop, openFakeDrop } from '../../../tests/support/fake-drop.ts';
import { peopleOnRecord } from '../../../tests/support/on-record.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { parseSettings } from '../env.ts';
import { hashesOf, refreshPersonHashes } from '../import/person-hashes.ts';
import { screenPeople } from '../suppression/screen-people.ts';
import { emailHash, phoneHash } from './hash.ts';
import { hideIfListed } from './listed.ts';
import { tendDeleteAct } from './schedule.ts';

const DAY = 86_400_000;
/** noon in California */
const NOW = Date.UTC(2026, 10, 2, 20);
const PHONE = '5035550101';
let drop: FakeDrop;
let origin: TestOrigin;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  drop = await openFakeDrop();
  origin = openTestOrigin('local', undefined, {
    DELETE_ACT_API_URL: drop.url,
    DELETE_ACT_API_KEY: drop.key,
    DELETE_ACT_BROKER_ID: '4821',
  });
  const content = (id: string, hashed: string | null) => `ID,Hash\n${id.padEnd(12, '0')},${hashed}\n`;
  drop.offer([
    { name: '20261102_4821_Email.csv', content: content('mail', emailHash('ada@example.com')) },
    { name: '20261102_4821_Phone.csv', content: content('phone', phoneHash(PHONE)) },
  ]);
  addPlaces(origin.people);
  await tend(origin.people, NOW);
  expect(Object.fromEntries(drop.statuses)).toEqual({ mail00000000: 5, phone0000000: 5 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await drop.close();
});

const tend = (PEOPLE: TestDatabase, now: number) =>
  tendDeleteAct({ ...origin.bindings, PEOPLE }, parseSettings(origin.bindings), now);

/** A new data set: Ada with the email on the list, Bo and Cy with the phone, and Di with neither. */
function importPeople(): TestDatabase {
  const people = openTestDatabase('people');
  addPlaces(people);
  const add = (id: string) => addPerson(people, { id, first: id, last: 'Hale', homes: ['eugene'] });
  const [ada, bo, cy] = ['ada', 'bo', 'cy', 'di'].map(add);
  addEmail(people, `${ada}`, 'Ada@example.com');
  for (const one of [bo, cy]) addPhone(people, `${one}`, PHONE, 'Landline');
  people.fillFinding();
  people.exec("DELETE FROM import_state WHERE key = 'screened'");
  return people;
}

it('new records are screened for identifiers that nobody had: found, deleted or opted out, and the answers corrected', async () => {
  const people = importPeople();
  await screenPeople({ ...origin.bindings, PEOPLE: people }, NOW + DAY);
  const names = (await peopleOnRecord(people)).map(({ id, isShown }) => [id.slice(1, 3), isShown]);
  expect(names).toEqual([
    ['bo', false],
    ['cy', false],
    ['di', true],
  ]);
  await tend(people, NOW + 7 * DAY);
  expect(Object.fromEntries(drop.statuses)).toEqual({ mail00000000: 3, phone0000000: 4 });
  expect(drop.taken.slice(2).map(({ path, name }) => [path, name])).toEqual([
    ['/data/amend', '20261102_4821_Email_r2p1.csv'],
    ['/data/amend', '20261102_4821_Phone_r2p1.csv'],
  ]);
  const counts = await origin.accounts.prepare('SELECT list, status FROM drop_count WHERE is_amendment = 1').all();
  expect(counts.results).toEqual([
    { list: 'Email', status: 3 },
    { list: 'Phone', status: 4 },
  ]);
});

it('whoever is about to be shown and has an identifier on a list is hidden at once, and deleted with the next run', async () => {
  const people = importPeople();
  const env = { ...origin.bindings, PEOPLE: people };
  const [ada, , , di] = await peopleOnRecord(people);
  const check = async (id = '') => hideIfListed(env, id, await hashesOf(people, [keyOf(id)]), NOW + DAY);
  expect([await check(di?.id), await check(ada?.id)]).toEqual([false, true]);
  expect((await peopleOnRecord(people)).find(({ id }) => id === ada?.id)?.isShown).toBe(false);
  addEmail(people, `${di?.id}`, 'di@example.com');
  await refreshPersonHashes(people, [keyOf(`${di?.id}`)]);
  expect(await check(di?.id)).toBe(false);
  await tend(people, NOW + 7 * DAY);
  expect((await peopleOnRecord(people)).map(({ id }) => id)).not.toContain(ada?.id);
  expect(drop.statuses.get('mail00000000')).toBe(3);
});

it('an identifier that was withdrawn hides nobody', async () => {
  const content = `ID,Hash,ListType\nmail00000000,${emailHash('ada@example.com')},Email\n`;
  drop.offer([{ name: '20261109_4821_Removed.csv', content }]);
  await tend(origin.people, NOW + 7 * DAY);
  const people = importPeople();
  await screenPeople({ ...origin.bindings, PEOPLE: people }, NOW + 8 * DAY);
  expect((await peopleOnRecord(people)).filter(({ isShown }) => isShown).map(({ id }) => id.slice(1, 4))).toEqual([
    'ada',
    'di0',
  ]);
});
