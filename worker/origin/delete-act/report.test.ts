import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeleteActReport } from '../../../shared/contract/operations/delete-act.ts';
import { type FakeDrop, openFakeDrop } from '../../../tests/support/fake-drop.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { parseSettings } from '../env.ts';
import { dropHash } from './hash.ts';
import { tendDeleteAct } from './schedule.ts';

const DAY = 86_400_000;
const PATH = '/api/operator/delete-act';
const OPERATOR = { envelope: { operator: 'olive@example.com' } };
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
});
afterEach(async () => {
  vi.restoreAllMocks();
  await drop.close();
});

const tend = (now: number) => tendDeleteAct(origin.bindings, parseSettings(origin.bindings), now);
const report = async () => (await origin.call(PATH, OPERATOR)).json<DeleteActReport>();
const begin = () =>
  origin.call(PATH, { ...OPERATOR, method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
/** noon in California on that day or the one before it */
const noonBefore = (at: number) => Math.floor((at - 20 * 3_600_000) / DAY) * DAY + 20 * 3_600_000;

it('tells what became of each list, and what could not be read', async () => {
  const content = `ID,Hash\nAAAAAAAAAAAA,${dropHash('nobody')}\nshort,x\n`;
  drop.offer([{ name: '20261102_4821_Email.csv', content }]);
  await tend(noonBefore(Date.now()));
  const { isSetUp, lateSince, runs } = await report();
  expect([isSetUp, lateSince]).toEqual([true, null]);
  expect(runs).toMatchObject([
    {
      id: 1,
      source: 'platform',
      state: 'done',
      failure: null,
      deleted: 0,
      optedOut: 0,
      counts: [{ list: 'Email', status: 5, isAmendment: false, items: 1 }],
      files: [{ name: '20261102_4821_Email.csv', items: 1, badRows: 1 }],
      problems: [{ name: '20261102_4821_Email.csv', line: 3, problem: 'id' }],
      refusals: [],
    },
  ]);
});

it('tells since when none has gone through', async () => {
  const first = noonBefore(Date.now() - 40 * DAY);
  drop.faults.push({ status: 401 });
  await tend(first);
  expect((await report()).lateSince).toBe(first);
  const { areas } = (await origin.call('/api/operator/overview', OPERATOR)).json<{
    areas: Record<string, unknown>[];
  }>();
  expect(areas).toContainEqual({ area: 'delete-act', open: 1, late: 1 });
});

it('begins a run for an operator, notes who it was, and has a run that waits go on', async () => {
  expect((await begin()).json()).toEqual({ isNew: true });
  origin.accounts.exec('UPDATE drop_run SET next_at = 9e15');
  expect((await begin()).json()).toEqual({ isNew: false });
  expect((await report()).runs[0]?.nextAt).toBeLessThanOrEqual(Date.now());
  const actions = await origin.accounts.prepare('SELECT operator, action FROM operator_action').all();
  expect(actions.results).toEqual(Array(2).fill({ operator: 'olive@example.com', action: 'begin delete act' }));
});

it('is for operators alone, and begins nothing where the lists are not fetched', async () => {
  expect((await origin.call(PATH)).status).toBe(403);
  origin = openTestOrigin();
  expect((await begin()).status).toBe(409);
  expect(await report()).toEqual({ isSetUp: false, lateSince: null, runs: [] });
});
