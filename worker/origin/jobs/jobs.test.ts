import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPhone, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { parseSettings } from '../env.ts';
import { COMPARED_AT_ONCE } from '../monitoring/compare.ts';
import { runScheduledJobs } from '../scheduled.ts';
import { answerJobs } from './answer-jobs.ts';
import type { JobMessage, JobQueue } from './job-queue.ts';
import { wake } from './wake.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 2);
let origin: TestOrigin;
let elise: string;
/** what the queue holds */
let messages: JobMessage[];
let JOBS: JobQueue;

beforeEach(async () => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  addAccount(origin.accounts, { id: 'ann', userType: 'smb' });
  follow(elise);
  messages = [];
  JOBS = { send: async (message) => void messages.push(message) };
});

function follow(personId: string): void {
  const row = { display_text: 'x', auto_monitor: 0, since: 0 };
  origin.accounts.insert('monitor', { account_id: 'ann', person_id: personId, ...row });
}

/** Delivers what the queue holds until it holds nothing. Returns what was delivered, failures with an '!'. */
async function deliver(env = { ...origin.bindings, JOBS }, now = NOW): Promise<string> {
  const delivered: string[] = [];
  for (let message = messages.shift(); message !== undefined; message = messages.shift()) {
    const body = message;
    const done = (mark: string) => () => void delivered.push(body.work + mark);
    await answerJobs({ messages: [{ body, ack: done(''), retry: done('!') }] }, env, () => now);
  }
  return delivered.join(' ');
}

const wakeAll = (now: number, env = { ...origin.bindings, JOBS }) => wake(env, parseSettings(env), 'compare', now);
const count = async (sql: string) => (await origin.accounts.prepare(sql).first<{ n: number }>())?.n;
const compared = () => count('SELECT COUNT(*) AS n FROM watched_person WHERE compared_at IS NOT NULL');
const alertsSent = () => count("SELECT COUNT(*) AS n FROM mail WHERE kind = 'monitor-alert' AND sent_at IS NOT NULL");

describe('the queue', () => {
  it('does a batch for each message, then what follows from it', async () => {
    for (let at = 0; at < COMPARED_AT_ONCE; at += 1) follow(`P${at}`);
    await wakeAll(NOW);
    expect(await compared()).toBe(0);
    expect(await deliver()).toBe('compare compare alerts');
    expect(await compared()).toBe(COMPARED_AT_ONCE + 1);
    addPhone(origin.people, elise, '5035550101', 'Mobile');
    await wakeAll(NOW + DAY_MS);
    expect(await deliver(undefined, NOW + DAY_MS)).toBe('compare compare alerts mail');
    expect(await alertsSent()).toBe(1);
  });

  it('delivers a failed message again, and loses nothing with a lost one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...origin.bindings, JOBS, PEOPLE: { ...origin.people, prepare: () => fail() } };
    const fail = (): never => {
      throw new Error('Elise');
    };
    await wakeAll(NOW);
    expect(await deliver(broken)).toBe('compare!');
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line))).at(-1)).toEqual({
      message: 'a job of the queue failed',
      job: 'compare',
      error: 'Error',
    });
    await wakeAll(NOW + 600_000);
    expect(await deliver(undefined, NOW + 600_000)).toBe('compare alerts');
    expect(await compared()).toBe(1);
    log.mockRestore();
  });

  it('drops a message of another version', async () => {
    messages.push({ work: 'dance' } as unknown as JobMessage);
    expect(await deliver()).toBe('dance');
  });

  it('is only woken by the scheduled job', async () => {
    await runScheduledJobs({ ...origin.bindings, JOBS }, NOW);
    expect(messages).toEqual([{ work: 'compare' }, { work: 'alerts' }]);
    expect(await compared()).toBe(0);
  });
});

it('without a queue, the scheduled job compares, plans and sends', async () => {
  await runScheduledJobs(origin.bindings, NOW);
  addPhone(origin.people, elise, '5035550101', 'Mobile');
  await runScheduledJobs(origin.bindings, NOW + DAY_MS);
  expect(await alertsSent()).toBe(1);
});
