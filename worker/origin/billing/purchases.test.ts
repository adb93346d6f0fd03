import { beforeEach, describe, expect, it } from 'vitest';
import type { PurchasesAnswer } from '../../../shared/contract/billing.ts';
import {
  addAccount,
  addCredit,
  addGuest,
  addPurchase,
  addReport,
  addSession,
} from '../../../tests/fixtures/accounts-database.ts';
import { hidePerson, hideProperty, showBornIn } from '../../../tests/fixtures/people-database.ts';
import { addFullProperty } from '../../../tests/fixtures/records-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openShopOrigin, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { listPurchases } from './purchases-store.ts';

const DAY_MS = 86_400_000;
const NOW = Date.now();
let shop: ShopOrigin;

beforeEach(async () => {
  shop = await openShopOrigin();
  addFullProperty(shop.origin.people, 'pnp-house', 'portlandOr');
});

const ask = (cookie = shop.cookie) => shop.origin.call('/api/billing/purchases', { cookie });
const purchases = async (cookie?: string) => (await ask(cookie)).json<PurchasesAnswer>();
const ELISE = {
  kind: 'person',
  fullName: 'Elise Navarro',
  firstName: 'Elise',
  city: 'Portland',
  stateCode: 'OR',
} as const;

/** A request of ann's to two counties: one is back with two cases, the other is out. */
function addRunner(accountId = 'ann'): void {
  const { accounts } = shop.origin;
  const id = addPurchase(accounts, accountId, { id: `Orun-${accountId}`, personId: shop.elise });
  accounts.insert('court_runner_request', {
    id: `C-${accountId}`,
    purchase_id: id,
    account_id: accountId,
    person_id: shop.elise,
    requested_at: NOW - DAY_MS,
    expected_by: NOW + DAY_MS,
    due_at: NOW,
  });
  const record = { request_id: `C-${accountId}`, state_code: 'OR', amount_cents: 3_495 };
  accounts.insert('court_runner_record', { ...record, fips: '41051', county_name: 'Multnomah', status: 'Requested' });
  accounts.insert('court_runner_record', {
    ...record,
    fips: '41039',
    county_name: 'Lane',
    status: 'Returned',
    returned_at: NOW,
    cases: '[{}, {}]',
  });
}

describe('what a buyer can still use', () => {
  it('is nothing before anything was bought', async () => {
    expect(await purchases()).toEqual({ reports: [], credits: [], runners: [] });
  });

  it('is open reports of people and houses, the first to close first, without those that have closed', async () => {
    const { accounts } = shop.origin;
    addReport(accounts, 'ann', shop.elise, NOW + 9 * DAY_MS);
    addReport(accounts, 'ann', 'gone', NOW + 8 * DAY_MS);
    accounts.insert('property_access', { account_id: 'ann', pnp_id: 'pnp-house', access_expires_at: NOW + 5 * DAY_MS });
    const { reports } = await purchases();
    expect(reports).toEqual([
      {
        about: {
          kind: 'property',
          pnpId: 'pnp-house',
          address: { line1: '98431 Alder St', city: 'Portland', stateCode: 'OR' },
        },
        expiresAt: NOW + 5 * DAY_MS,
      },
      { about: { ...ELISE, personId: shop.elise }, expiresAt: NOW + 9 * DAY_MS },
    ]);
    await shop.sql('UPDATE report_access SET access_expires_at = 1');
    await shop.sql('UPDATE property_access SET access_expires_at = 1');
    expect((await purchases()).reports).toEqual([]);
  });

  it('is unused credits by the day they end, those of a plan apart', async () => {
    const { accounts } = shop.origin;
    const [soon, late] = [NOW + 3 * DAY_MS, NOW + 20 * DAY_MS];
    for (const [id, expiresAt] of [
      ['a', late],
      ['b', soon],
      ['c', soon],
      ['plan', soon],
      ['over', NOW - 1],
    ] as const)
      addCredit(accounts, 'ann', { id, grantedAt: NOW - 9 * DAY_MS, expiresAt });
    addCredit(accounts, 'ann', { id: 'used', grantedAt: NOW, usedFor: shop.elise });
    addPurchase(accounts, 'ann', { id: 'Oplan' });
    await shop.sql("UPDATE purchase SET plan_action = 'start', plan_id = 'L1' WHERE id = 'Oplan'");
    await shop.sql("UPDATE background_credit SET purchase_id = 'Oplan' WHERE id = 'plan'");
    expect((await purchases()).credits).toEqual([
      { count: 2, expiresAt: soon, isOfPlan: false },
      { count: 1, expiresAt: soon, isOfPlan: true },
      { count: 1, expiresAt: late, isOfPlan: false },
    ]);
  });

  it('is court runners, with what each county has come to', async () => {
    addRunner();
    const { runners } = await purchases();
    expect(runners).toEqual([
      {
        about: { ...ELISE, personId: shop.elise },
        requestedAt: NOW - DAY_MS,
        expectedBy: NOW + DAY_MS,
        invoiceId: 'PL-2026-Orun-ann',
        status: 'Requested',
        counties: [
          { countyName: 'Lane', stateCode: 'OR', status: 'Returned', cases: 2 },
          { countyName: 'Multnomah', stateCode: 'OR', status: 'Requested', cases: null },
        ],
      },
    ]);
    await shop.sql("UPDATE court_runner_record SET status = 'Failed', cases = NULL");
    expect((await purchases()).runners).toMatchObject([{ status: 'Failed', counties: [{ cases: null }, {}] }]);
  });

  it('names nobody who is suppressed or a minor by now, and no hidden property', async () => {
    const { accounts, people } = shop.origin;
    addReport(accounts, 'ann', shop.elise, NOW + DAY_MS);
    accounts.insert('property_access', { account_id: 'ann', pnp_id: 'pnp-house', access_expires_at: NOW + DAY_MS });
    addRunner();
    showBornIn(people, shop.elise, new Date().getUTCFullYear() - 17);
    hideProperty(people, 'pnp-house');
    expect(await purchases()).toEqual({ reports: [], credits: [], runners: [] });
    showBornIn(people, shop.elise, 1979);
    expect((await purchases()).reports).toHaveLength(1);
    hidePerson(people, shop.elise);
    expect((await ask()).text).not.toMatch(/Elise|pnp-house|Alder/);
  });

  it('is for its buyer only, who may be a guest', async () => {
    const { accounts } = shop.origin;
    addAccount(accounts, { id: 'bob', userType: 'paid' });
    addGuest(accounts, { id: 'gil', email: 'gil@example.com', isBuyer: true });
    addReport(accounts, 'gil', shop.elise, NOW + DAY_MS);
    addRunner('gil');
    const session = async (id: string, scope?: 'purchase' | 'monitor') =>
      `session=${await addSession(accounts, id, scope === undefined ? {} : { scope })}`;
    expect(await purchases(await session('gil', 'purchase'))).toMatchObject({ reports: [{}], runners: [{}] });
    expect(await purchases(await session('bob'))).toEqual({ reports: [], credits: [], runners: [] });
    expect((await ask(await session('gil', 'monitor'))).status).toBe(401);
    expect((await ask('')).status).toBe(401);
  });
});

it('is read by indexes, in as many round trips for a hundred reports as for one', async () => {
  const { accounts, people } = shop.origin;
  const settings = { accounts, people };
  const plans = await plansOfAll(accounts, (db) => listPurchases({ ...settings, accounts: db }, 'ann', NOW));
  expect(fullReads(plans)).toEqual([]);
  for (const index of [
    /USING PRIMARY KEY \(account_id=\?\)/,
    /background_credit_unused/,
    /court_runner_request_person/,
  ])
    expect(plans).toContainEqual(expect.stringMatching(index));
  const count = async () => {
    const before = accounts.roundTrips.count + people.roundTrips.count;
    await purchases();
    return accounts.roundTrips.count + people.roundTrips.count - before;
  };
  addReport(accounts, 'ann', shop.elise, NOW + DAY_MS);
  const one = await count();
  for (let at = 0; at < 100; at += 1) addReport(accounts, 'ann', `P${at}`, NOW + DAY_MS);
  expect(await count()).toBe(one);
});
