import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperatorRemovals, RemovalReceipt } from '../../../shared/contract/removal.ts';
import { addPerson, addPlaces, fixtureId } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { loadPerson } from '../people/store.ts';
import { suppressPerson } from '../suppression/suppress-person.ts';
import { listRequests } from './request-store.ts';

const NOW = Date.UTC(2026, 10, 20);
const JUNE = fixtureId('june');
const ADA = 'ada@example.com';
let origin: TestOrigin;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  origin = openTestOrigin();
  addPlaces(origin.people);
  addPerson(origin.people, { id: 'june', first: 'June', last: 'Alder', birth: [1980, 4, 2], homes: ['portlandOr'] });
  origin.people.fillFinding();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const post = (path: string, body: object, operator = '') =>
  origin.call(path, { method: 'POST', body: JSON.stringify(body), envelope: { caller: 'edge', operator } });
const rows = async <T>(sql: string) => (await origin.accounts.prepare(sql).all<T>()).results;
async function ask(personId: string = JUNE): Promise<string> {
  const before = new Set(
    (await rows<{ reference: string }>('SELECT reference FROM removal_request')).map((row) => row.reference),
  );
  await post('/api/opt-out', { personId, email: 'june@example.com' });
  const after = await rows<{ reference: string }>('SELECT reference FROM removal_request');
  return after.find(({ reference }) => !before.has(reference))?.reference ?? '';
}
async function remove(personId: string = JUNE): Promise<RemovalReceipt> {
  const known = (await rows<{ id: string }>('SELECT id FROM mail')).map(({ id }) => id);
  await ask(personId);
  const mails = await rows<{ id: string; text: string }>("SELECT id, text FROM mail WHERE kind = 'removal-confirm'");
  const text = mails.find(({ id }) => !known.includes(id))?.text ?? '';
  return (await post('/api/opt-out/confirm', { token: /token=([\w-]+)/.exec(text)?.[1] })).json<RemovalReceipt>();
}
async function list(query = ''): Promise<OperatorRemovals> {
  const answer = await origin.call(`/api/operator/removals${query}`, { envelope: { caller: 'edge', operator: ADA } });
  expect(answer.status).toBe(200);
  expect(answer.text).not.toMatch(/june|alder|P[a-z]+0000/i);
  return answer.json<{ removals: OperatorRemovals }>().removals;
}
const restore = async (reference: string) => (await post('/api/operator/removals', { reference }, ADA)).json();
const isShown = async () => (await loadPerson(origin.people, JUNE, Date.now())) !== null;

describe('an operator', () => {
  it('sees the latest requests, or those of a reference or a page, and neither person nor mailbox', async () => {
    const june = await remove();
    vi.setSystemTime(NOW + 1_000);
    const waiting = await ask('Pnobody00000');
    expect((await list()).map(({ reference, status }) => [reference, status])).toEqual([
      [waiting, 'waiting'],
      [june.reference, 'done'],
    ]);
    expect(await list(`?reference=${june.reference}`)).toEqual([{ ...june, actions: [] }]);
    expect((await list(`?personId=${JUNE}`)).map(({ reference }) => reference)).toEqual([june.reference]);
    expect(await list(`?reference=${'x'.repeat(22)}`)).toEqual([]);
  });

  it('restores what a request hid, which the mailbox is told and the log says, once', async () => {
    const { reference } = await remove();
    vi.setSystemTime(NOW + 5_000);
    expect(await restore(reference)).toEqual({ isRestored: true });
    expect(await isShown()).toBe(true);
    expect(await restore(reference)).toEqual({ isRestored: false });
    expect(await list(`?reference=${reference}`)).toMatchObject([
      {
        status: 'undone',
        undoneAt: NOW + 5_000,
        actions: [{ at: NOW + 5_000, operator: ADA, action: 'removal: restored' }],
      },
    ]);
    const told = await rows<{ recipient: string; text: string }>(
      "SELECT recipient, text FROM mail WHERE kind = 'removal-restored'",
    );
    expect(told).toMatchObject([{ recipient: 'june@example.com' }]);
    expect(told[0]?.text).toContain(reference);
    expect(told[0]?.text).not.toMatch(/June|Alder|ada@/);
  });

  it('restores once when two of them press at once', async () => {
    const { reference } = await remove();
    const answers = await Promise.all([restore(reference), restore(reference)]);
    expect(answers).toContainEqual({ isRestored: true });
    expect(await rows("SELECT 1 FROM mail WHERE kind = 'removal-restored'")).toHaveLength(1);
  });

  it('leaves hidden what others asked for', async () => {
    const { reference } = await remove();
    await suppressPerson(origin.bindings, { personId: JUNE, what: ['page'], source: 'judicial', reference: 'J' }, NOW);
    expect(await restore(reference)).toEqual({ isRestored: true });
    expect(await isShown()).toBe(false);
    expect(await list(`?reference=${reference}`)).toMatchObject([{ status: 'undone', stillHidden: ['page'] }]);
  });

  it('has nothing to restore where nothing was hidden', async () => {
    expect(await restore(await ask())).toEqual({ isRestored: false });
    expect(await restore('x'.repeat(22))).toEqual({ isRestored: false });
    expect(await rows('SELECT 1 FROM operator_action')).toEqual([]);
  });
});

it('finds its rows by an index', async () => {
  const plans = await plansOfAll(origin.accounts, async (db) => {
    await listRequests(db, { personId: null, limit: 10 });
    await listRequests(db, { personId: JUNE, limit: 10 });
  });
  // The list begins at the latest and ends at its limit.
  expect(fullReads(plans)).toEqual(['SCAN removal_request USING INDEX removal_request_latest']);
});
