import { beforeEach, describe, expect, it } from 'vitest';
import type { CourtRunnerAddressOption, CourtRunnerInfo } from '../../../shared/contract/court-runner.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addRecord } from '../../../tests/fixtures/people-database.ts';
import { openShopOrigin, runnerOrder, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { parseSettings } from '../env.ts';
import { fulfil } from './fulfil.ts';

const DAY_MS = 86_400_000;
const [MULTNOMAH, LANE] = ['41051', '41039'];
const CASE = { fileDate: null, sourceName: 'Example Circuit Court', offenses: [] };
let shop: ShopOrigin;

beforeEach(async () => {
  shop = await openShopOrigin();
  addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
});

/** What ann, or another viewer, is told she has of each county, by both calls. */
async function holdings(cookie = shop.cookie) {
  const { origin, elise } = shop;
  const info = (await origin.call(`/api/court-runner?personId=${elise}`, { cookie })).json<CourtRunnerInfo>();
  const details = await origin.call(`/api/v4/person/details?personId=${elise}`, { cookie });
  const { courtRunnerInfo } = details.json<PersonDetails>();
  expect(courtRunnerInfo?.addresses).toEqual(info.addresses);
  return Object.fromEntries(info.addresses.map((option) => [option.fips, partsOf(option)]));
}
const partsOf = ({ held, recordsHeld }: CourtRunnerAddressOption) => ({ held, recordsHeld });

async function bringBack(outcome: 'returned' | 'failed', now = Date.now()): Promise<number> {
  const { bindings } = shop.origin;
  await fulfil(bindings, parseSettings(bindings), { dueBy: null, outcome }, now);
  return now;
}

describe('what the buyer has of a county', () => {
  it('is a runner who is out, then the search for 30 days, and nothing of another county', async () => {
    expect((await holdings())[MULTNOMAH]?.held).toBeUndefined();
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    const out = (await holdings())[MULTNOMAH]?.held;
    expect(out).toEqual({ status: 'out', at: expect.any(Number), againAt: null });
    expect(out?.at).toBeGreaterThan(Date.now() + 2 * DAY_MS);
    const at = await bringBack('returned');
    await shop.sql(`UPDATE court_runner_record SET cases = '${JSON.stringify([CASE])}'`);
    const found = await holdings();
    expect(found[MULTNOMAH]?.held).toEqual({ status: 'searched', at, againAt: at + 30 * DAY_MS });
    expect(found[LANE]?.held).toBeUndefined();
    await shop.sql(`UPDATE court_runner_record SET returned_at = ${Date.now() - 30 * DAY_MS - 1}`);
    expect((await holdings())[MULTNOMAH]?.held).toBeUndefined();
  });

  it('says that a search found nothing, and lets it be ordered again: the name may have been wrong', async () => {
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    const at = await bringBack('returned');
    expect((await holdings())[MULTNOMAH]?.held).toEqual({ status: 'searched', at, againAt: at });
    // Sooner than half an hour after the first, a buyer has to say that another is meant.
    expect((await shop.order({ ...runnerOrder(shop.elise, MULTNOMAH), buysAnother: true })).status).toBe('paid');
    expect((await holdings())[MULTNOMAH]?.held).toMatchObject({ status: 'out' });
  });

  it('is nothing after a search that failed, until another one', async () => {
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    await bringBack('failed');
    expect((await holdings())[MULTNOMAH]?.held).toBeUndefined();
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    expect((await holdings())[MULTNOMAH]?.held).toMatchObject({ status: 'out' });
  });

  it('is the latest of several requests', async () => {
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    await bringBack('returned', Date.now() - 40 * DAY_MS);
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    const at = await bringBack('returned');
    expect((await holdings())[MULTNOMAH]?.held).toMatchObject({ status: 'searched', at });
  });

  it('is nobody else’s', async () => {
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'free' });
    addReport(shop.origin.accounts, 'bob', shop.elise, Date.now() + DAY_MS);
    const bob = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    expect((await holdings(bob))[MULTNOMAH]?.held).toBeUndefined();
  });
});

describe('records that the report has of a county', () => {
  const addCase = (id: string, offenses: readonly unknown[], more: object = {}) =>
    addRecord(shop.origin.people, shop.elise, id, 'criminal', {
      record_group: 'criminalAndTrafficRecords',
      state_code: 'OR',
      body: JSON.stringify({ offenses }),
      ...more,
    });
  const counted = async (cookie?: string) => {
    const found = await holdings(cookie);
    return [found[MULTNOMAH ?? '']?.recordsHeld, found[LANE ?? '']?.recordsHeld];
  };

  it('are counted once each, by the county of any of their charges, whatever it is called', async () => {
    expect(await counted()).toEqual([0, 0]);
    addCase('C1', [
      { county: 'Multnomah', crimeCounty: 'Multnomah' },
      { county: 'MULTNOMAH COUNTY', crimeCounty: null },
    ]);
    addCase('C2', [{ county: 'Lane' }, { crimeCounty: 'Multnomah County' }]);
    addCase('C3', [{ county: 'Multnomah' }], { state_code: 'WA' });
    addCase('C4', [{ county: ' ' }, 'Multnomah', { county: { name: 'Multnomah' } }, null]);
    addCase('C5', []);
    addRecord(shop.origin.people, shop.elise, 'C6', 'criminal', {
      record_group: 'criminalAndTrafficRecords',
      state_code: 'OR',
      body: '{}',
    });
    expect(await counted()).toEqual([2, 1]);
  });

  it('are told to viewers whose report of the person is open only', async () => {
    addCase('C1', [{ county: 'Multnomah' }]);
    addAccount(shop.origin.accounts, { id: 'una', userType: 'paid', productName: 'Premium Monthly', lookupsMax: 20 });
    const una = `session=${await addSession(shop.origin.accounts, 'una')}`;
    // Their page shows whole addresses, which a lookup pays for.
    await shop.origin.call(`/api/v4/person/details?personId=${shop.elise}`, { cookie: una });
    expect(Object.keys(await holdings(una)).sort()).toEqual([LANE, MULTNOMAH]);
    expect(await counted(una)).toEqual([undefined, undefined]);
    expect(await counted()).toEqual([1, 0]);
  });
});
