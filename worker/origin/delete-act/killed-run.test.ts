import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addAccount } from '../../../tests/fixtures/accounts-database.ts';
import { addEmail, addPerson, addPhone, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { type FakeDrop, openFakeDrop } from '../../../tests/support/fake-drop.ts';
import { Mortality, mortalDatabase } from '../../../tests/support/mortal.ts';
import { peopleOnRecord } from '../../../tests/support/on-record.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { type OriginBindings, parseSettings } from '../env.ts';
import { dropHash, emailHash, ndzHash, phoneHash } from './hash.ts';
import { tendDeleteAct } from './schedule.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** noon in California */
const NOW = Date.UTC(2026, 10, 2, 20);
const realFetch = fetch;

let mortality: Mortality;
let drop: FakeDrop;
let origin: TestOrigin;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => mortality.run(() => realFetch(url, init)));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await drop.close();
});

const idOf = (name: string) => name.padEnd(12, '0');
const listOf = (name: string, rows: readonly (readonly [string, string | null])[]) => ({
  name: `20261102_4821_${name}.csv`,
  content: `ID,Hash\n${rows.map(([id, hashed]) => `${idOf(id)},${hashed}\n`).join('')}`,
});

/** A list names Ada by name and email, and by a phone that she shares with Bo; June has an account. */
async function openWorld(): Promise<void> {
  await drop?.close();
  mortality = new Mortality();
  drop = await openFakeDrop();
  origin = openTestOrigin('local', undefined, {
    DELETE_ACT_API_URL: drop.url,
    DELETE_ACT_API_KEY: drop.key,
    DELETE_ACT_BROKER_ID: '4821',
  });
  addPlaces(origin.people);
  const birth = [1979, 4, 2] as const;
  const ada = addPerson(origin.people, { id: 'ada', first: 'Ada', last: 'Hale', birth, homes: ['eugene'] });
  const bo = addPerson(origin.people, { id: 'bo', first: 'Bo', last: 'Hale', homes: ['eugene'] });
  addPerson(origin.people, { id: 'cy', first: 'Cy', last: 'Quist', homes: ['eugene'] });
  addEmail(origin.people, ada, 'ada@example.com');
  for (const one of [ada, bo]) addPhone(origin.people, one, '5035550101', 'Landline');
  origin.people.fillFinding();
  addAccount(origin.accounts, { id: 'june', userType: 'paid' });
  for (const personId of [ada, bo]) addMonitor(personId);
  drop.offer([
    listOf('NDZ', [['ada', ndzHash('Ada', 'Hale', '19790402', '97401')]]),
    listOf('Email', [
      ['mail', emailHash('ada@example.com')],
      ['june', emailHash('june@example.com')],
      ['none', dropHash('nobody')],
    ]),
    listOf('Phone', [['phone', phoneHash('5035550101')]]),
  ]);
}

function addMonitor(person_id: string): void {
  const row = { display_text: 'x', auto_monitor: 0, since: 0 };
  origin.accounts.insert('monitor', { account_id: 'june', person_id, ...row });
}

const tend = (env: OriginBindings, now: number) => tendDeleteAct(env, parseSettings(env), now);
const mortalEnv = (): OriginBindings => ({
  ...origin.bindings,
  PEOPLE: mortalDatabase(origin.bindings.PEOPLE, mortality),
  ACCOUNTS: mortalDatabase(origin.bindings.ACCOUNTS, mortality),
});

/** The scheduled job of two hours, then of the next day, of which none dies. */
async function liveOn(): Promise<void> {
  mortality.live();
  for (let minutes = 20; minutes <= 60; minutes += 20) await tend(origin.bindings, NOW + minutes * MINUTE);
  const [run] = await rows('SELECT state, failure FROM drop_run ORDER BY id DESC LIMIT 1');
  // The platform gave the batch out, and nobody has it in full: then its support is asked to give it out again.
  if (run?.state === 'failed' && run.failure === 'unfinished-batch') drop.giveAgain();
  for (let minutes = 0; minutes <= 40; minutes += 20) await tend(origin.bindings, NOW + DAY + minutes * MINUTE);
}

const rows = async (sql: string) => (await origin.accounts.prepare(sql).all<Record<string, unknown>>()).results;
async function outcome() {
  return {
    people: await peopleOnRecord(origin.people),
    statuses: [...drop.statuses].sort(),
    files: drop.taken.map(({ path }) => path).filter((path) => path !== '/data/upload'),
    answeredTwice: drop.taken.length - new Set(drop.taken.map(({ text }) => text)).size,
    isAnswered: drop.isAnswered(),
    items: await rows('SELECT list, id, status, reported FROM drop_item ORDER BY list, id'),
    runs: await rows("SELECT state FROM drop_run WHERE state <> 'failed'"),
    left: await rows('SELECT person_id FROM drop_match UNION ALL SELECT run_id FROM drop_chunk'),
    suppressed: await rows('SELECT what, source, reference, ended_at FROM suppression ORDER BY reference, subject_id'),
    monitors: await rows('SELECT person_id FROM monitor'),
  };
}

it('a run that is killed at any call, and started again, deletes and answers the same, and nothing twice', async () => {
  await openWorld();
  await tend(mortalEnv(), NOW);
  const steps = mortality.calls;
  await liveOn();
  const expected = await outcome();
  expect(expected).toMatchObject({
    statuses: [
      [idOf('ada'), 3],
      [idOf('june'), 2],
      [idOf('mail'), 3],
      [idOf('none'), 5],
      [idOf('phone'), 4],
    ],
    answeredTwice: 0,
    isAnswered: true,
    runs: [{ state: 'done' }],
    left: [],
    monitors: [],
  });
  expect(expected.people).toHaveLength(2);
  expect(expected.suppressed.length).toBeGreaterThan(3);
  for (const when of ['before', 'after'] as const) {
    for (let atCall = 1; atCall <= steps; atCall += 1) {
      await openWorld();
      mortality.die({ atCall, when });
      await tend(mortalEnv(), NOW).catch(() => undefined);
      await liveOn();
      expect([when, atCall, await outcome()]).toEqual([when, atCall, expected]);
    }
  }
}, 120_000);
