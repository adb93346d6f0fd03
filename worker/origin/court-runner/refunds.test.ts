import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CourtRunnerInfo, CourtRunnerRequest } from '../../../shared/contract/court-runner.ts';
import { addReport } from '../../../tests/fixtures/accounts-database.ts';
import { addRecord, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { openShopOrigin, runnerOrder, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { parseSettings } from '../env.ts';
import { fulfil } from './fulfil.ts';

const DAY_MS = 86_400_000;
const [MULTNOMAH, LANE] = ['41051', '41039'];
const REASONS = {
  multnomah: 'Court Runner could not search Multnomah County, OR',
  lane: 'Court Runner could not search Lane County, OR',
};
let shop: ShopOrigin;

/** Ann has sent a runner to both counties; there is a case in Multnomah County. */
beforeEach(async () => {
  shop = await openShopOrigin();
  addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + 90 * DAY_MS);
  const offense = { county: 'Multnomah', offenseTitle: 'Trespass', disposition: 'Dismissed', caseNumber: '1' };
  addRecord(shop.origin.people, shop.elise, 'R-case', 'criminal', {
    record_group: 'criminalAndTrafficRecords',
    state_code: 'OR',
    filed: new Date(Date.now() - 700 * DAY_MS).toISOString().slice(0, 10),
    body: JSON.stringify({ offenses: [offense] }),
  });
  await shop.order(runnerOrder(shop.elise, MULTNOMAH, LANE));
});

const run = (outcome: 'returned' | 'failed', now = Date.now() + 5 * DAY_MS, bindings = shop.origin.bindings) =>
  fulfil(bindings, parseSettings(bindings), { dueBy: now, outcome }, now);
const runnerOnOrder = async () => (await shop.sql('SELECT runner FROM purchase'))[0]?.runner;
const mails = (kind: string) => shop.sql(`SELECT text FROM mail WHERE kind = '${kind}' ORDER BY text`);

async function request(): Promise<CourtRunnerRequest | undefined> {
  const answer = await shop.origin.call(`/api/court-runner?personId=${shop.elise}`, { cookie: shop.cookie });
  return answer.json<CourtRunnerInfo>().requests[0];
}

/** What the receipt says went back, and that it did, once. */
async function refunds(): Promise<(readonly [string, number])[]> {
  expect(await shop.sql('SELECT id FROM refund WHERE done_at IS NULL')).toEqual([]);
  const [receipt] = await shop.invoices();
  const back = (receipt?.refunds ?? []).map(({ reason, amount }): readonly [string, number] => [reason, amount]);
  expect(await mails('refund')).toHaveLength(back.length);
  return back.sort();
}

describe('what was paid goes back', () => {
  it('for the one county of two that could not be searched; the other keeps its result', async () => {
    await shop.sql(`UPDATE court_runner_record SET try_at = ${Date.now() + 9 * DAY_MS} WHERE fips = '${LANE}'`);
    expect(await run('returned')).toEqual({ returned: 1, failed: 0 });
    expect(await runnerOnOrder()).toContain('Navarro');
    expect(await mails('court-runner-back')).toEqual([]);
    expect(await run('failed', Date.now() + 10 * DAY_MS)).toEqual({ returned: 0, failed: 1 });
    expect(await refunds()).toEqual([[REASONS.lane, 43.45]]);
    expect(await request()).toMatchObject({
      status: 'Returned',
      courtRunnerRecords: [
        { countyName: 'Lane County', status: 'Failed', payload: null },
        {
          countyName: 'Multnomah County',
          status: 'Returned',
          payload: { cases: [{ offenses: [{ disposition: 'Dismissed' }] }] },
        },
      ],
    });
    expect(await runnerOnOrder()).toBeNull();
    expect((await mails('court-runner-back'))[0]?.text).toContain('The result is on the page');
    // The county that failed is for sale again.
    expect((await shop.post(runnerOrder(shop.elise, LANE))).status).toBe(200);
  });

  it('for both if none could be searched', async () => {
    expect(await run('failed')).toEqual({ returned: 0, failed: 2 });
    expect(await run('failed')).toEqual({ returned: 0, failed: 0 });
    expect(await refunds()).toEqual([
      [REASONS.lane, 43.45],
      [REASONS.multnomah, 46.95],
    ]);
    expect((await shop.invoices())[0]?.status).toBe('refunded');
    expect((await mails('court-runner-back'))[0]?.text).toContain('could not search any of the counties');
    expect((await request())?.status).toBe('Failed');
  });

  it('for a person who was removed meanwhile, whose case nobody gets', async () => {
    hidePerson(shop.origin.people, shop.elise);
    expect(await run('returned')).toEqual({ returned: 0, failed: 2 });
    expect((await refunds()).map(([, amount]) => amount)).toEqual([43.45, 46.95]);
    expect(await shop.sql('SELECT DISTINCT cases FROM court_runner_record')).toEqual([{ cases: null }]);
    expect(await runnerOnOrder()).toBeNull();
  });

  it('for a search that breaks off for a week, and for none that works before', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { bindings } = shop.origin;
    const broken = { ...bindings, PEOPLE: { ...bindings.PEOPLE, batch: () => Promise.reject(new TypeError('down')) } };
    const due = Number((await shop.sql('SELECT due_at FROM court_runner_request'))[0]?.due_at);
    expect(await run('returned', due + 6 * DAY_MS, broken)).toEqual({ returned: 0, failed: 0 });
    expect(await shop.sql('SELECT id FROM refund')).toEqual([]);
    await shop.sql(`UPDATE court_runner_record SET try_at = ${due + 20 * DAY_MS} WHERE fips = '${LANE}'`);
    expect(await run('returned', due + 8 * DAY_MS, broken)).toEqual({ returned: 0, failed: 1 });
    expect(await refunds()).toEqual([[REASONS.multnomah, 46.95]]);
    expect(await run('returned', due + 21 * DAY_MS)).toEqual({ returned: 1, failed: 0 });
    expect(await refunds()).toEqual([[REASONS.multnomah, 46.95]]);
    log.mockRestore();
  });

  it('for an order that does not say anymore whom to ask for', async () => {
    await shop.sql('UPDATE purchase SET runner = NULL');
    expect(await run('returned')).toEqual({ returned: 0, failed: 2 });
    expect((await refunds()).map(([, amount]) => amount)).toEqual([43.45, 46.95]);
  });
});

it('nothing goes back for a search that found nobody of that name', async () => {
  await shop.sql(`UPDATE purchase SET runner = json_set(runner, '$.firstName', 'Alice')`);
  expect(await run('returned')).toEqual({ returned: 2, failed: 0 });
  expect((await request())?.courtRunnerRecords.map(({ payload }) => payload)).toEqual([{ cases: [] }, { cases: [] }]);
  expect(await refunds()).toEqual([]);
});
