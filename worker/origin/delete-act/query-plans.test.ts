import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addEmail, addPerson, addPhone, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { type FakeDrop, openFakeDrop } from '../../../tests/support/fake-drop.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfRun } from '../../../tests/support/query-plans.ts';
import { parseSettings, type SqlDatabase } from '../env.ts';
import { emailHash, ndzHash, phoneHash } from './hash.ts';
import { tendDeleteAct } from './schedule.ts';

/** noon in California */
const NOW = Date.UTC(2026, 10, 2, 20);
const DAY = 86_400_000;
/** A row for each week, and for each list in one; subqueries; the first people of an index, in order. */
const SHORT = /^SCAN (?:drop_run|f|drop_file|a|p|drop_match)\b/;
let drop: FakeDrop;
let origin: TestOrigin;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  drop = await openFakeDrop();
  const settings = { DELETE_ACT_API_URL: drop.url, DELETE_ACT_API_KEY: drop.key, DELETE_ACT_BROKER_ID: '4821' };
  origin = openTestOrigin('local', undefined, settings);
  addPlaces(origin.people);
  for (const id of ['ada', 'bo', 'cy']) {
    const birth = [1979, 4, 2] as const;
    const person = addPerson(origin.people, { id, first: id, last: 'Hale', birth, homes: ['eugene'] });
    addPhone(origin.people, person, id === 'ada' ? '5035550102' : '5035550101', 'Landline');
    addEmail(origin.people, person, `${id}@example.com`);
  }
  origin.people.fillFinding();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await drop.close();
});

async function plansOf(which: 'PEOPLE' | 'ACCOUNTS'): Promise<string[]> {
  const row = (name: string, hashed: string | null) => `${name.padEnd(12, '0')},${hashed}\n`;
  drop.offer([
    { name: '20261102_4821_Email.csv', content: `ID,Hash\n${row('a', emailHash('ada@example.com'))}bad,row\n` },
    { name: '20261102_4821_Phone.csv', content: `ID,Hash\n${row('b', phoneHash('5035550101'))}` },
    { name: '20261102_4821_NDZ.csv', content: `ID,Hash\n${row('c', ndzHash('ada', 'Hale', '19790402', '97401'))}` },
  ]);
  const work = async (explained: SqlDatabase) => {
    const env = { ...origin.bindings, [which]: explained };
    await tendDeleteAct(env, parseSettings(env), NOW);
    drop.offer([
      {
        name: '20261109_4821_Removed.csv',
        content: `ID,Hash,ListType\n${row('b', phoneHash('5035550101')).trim()},Phone\n`,
      },
    ]);
    await tendDeleteAct(env, parseSettings(env), NOW + 7 * DAY);
  };
  return plansOfRun(which === 'PEOPLE' ? origin.people : origin.accounts, work);
}

test.each(['PEOPLE', 'ACCOUNTS'] as const)('a run finds the rows of %s by index', async (which) => {
  const plans = await plansOf(which);
  expect(drop.taken).toHaveLength(3);
  expect(plans.length).toBeGreaterThan(50);
  expect([...new Set(fullReads(plans).filter((detail) => !SHORT.test(detail)))]).toEqual([]);
});
