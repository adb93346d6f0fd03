import { beforeEach, describe, expect, it } from 'vitest';
import { countyHeld } from '../../../shared/copy/billing/order.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { fixtureId, hideProperty } from '../../../tests/fixtures/people-database.ts';
import { addDatedOwnership, addFullProperty } from '../../../tests/fixtures/records-database.ts';
import { markDead } from '../../../tests/support/mark-dead.ts';
import { openShopOrigin, runnerOrder, type ShopOrigin } from '../../../tests/support/shop-origin.ts';

const DAY_MS = 86_400_000;
const MULTNOMAH = '41051';
const LANE = '41039';
let shop: ShopOrigin;

beforeEach(async () => {
  shop = await openShopOrigin();
  addFullProperty(shop.origin.people, 'pnp-house', 'portlandOr');
});

it('refuses any order that makes no sense, and writes nothing', async () => {
  addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
  const runner = runnerOrder(shop.elise, MULTNOMAH);
  const before = await shop.ledger();
  const wrong: readonly [body: object, status: number][] = [
    [{ productIds: ['no-such-product'] }, 404],
    [{ productIds: ['background-credit', 'background-credit'] }, 400],
    [{ productIds: ['background-credit', 'background-credits-3'] }, 400],
    [{ productIds: ['background-credit', 'court-runner-county-41051'] }, 400],
    [{ productIds: ['background-credit', 'property-report'], pnpId: 'pnp-house' }, 400],
    [{ productIds: ['premium-monthly'] }, 400],
    [{ productIds: ['PRODUCT_20_LOOKUPS_MONTHLY_MOBILE'] }, 409],
    [{ productIds: [] }, 400],
    [{ productIds: ['property-report'] }, 400],
    [{ productIds: ['property-report'], pnpId: 'pnp-nothing' }, 404],
    [{ pnpId: 'pnp-house' }, 400],
    [{ runner: runner.runner, personId: shop.elise }, 400],
    [{ ...runner, runner: undefined }, 400],
    [{ ...runner, productIds: ['court-runner'] }, 400],
    [{ ...runner, productIds: ['court-runner-county-41051'] }, 400],
    [{ ...runner, runner: { ...runner.runner, id: fixtureId('bob') } }, 400],
    [{ ...runner, runner: { ...runner.runner, dateOfBirth: { month: 2, day: 30, year: 1979 } } }, 400],
    [{ ...runner, runner: { ...runner.runner, dateOfBirth: { month: 1, day: 1, year: 0 } } }, 400],
    [{ ...runner, runner: { ...runner.runner, lastName: 'x'.repeat(101) } }, 400],
    [runnerOrder(fixtureId('gone'), MULTNOMAH), 404],
    [runnerOrder(shop.elise, MULTNOMAH, '06037'), 409],
    [{ paymentMethodId: 'Tunknown' }, 409],
    [{ paymentMethodId: undefined }, 400],
    [{ attestation: { purpose: 'because', textVersion: '1' } }, 400],
    [{ attestation: undefined }, 400],
  ];
  for (const [body, status] of wrong) expect([body, (await shop.post(body)).status]).toEqual([body, status]);
  hideProperty(shop.origin.people, 'pnp-house');
  expect((await shop.post({ productIds: ['property-report'], pnpId: 'pnp-house' })).status).toBe(404);
  expect(await shop.ledger()).toEqual(before);
});

it('does not sell a property that is already open through an owner’s report', async () => {
  const body = { productIds: ['property-report'], pnpId: 'pnp-house' };
  addDatedOwnership(shop.origin.people, shop.elise, 'pnp-house', { since: '2019-04', until: '2026-03' });
  addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
  expect((await shop.post(body)).status).toBe(409);
  await shop.sql('UPDATE report_access SET access_expires_at = 1');
  expect((await shop.post(body)).status).toBe(200);
});

describe('Court Runner', () => {
  it('is not sold about somebody who has died', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    markDead(shop.origin.people, shop.elise);
    const ledger = await shop.ledger();
    expect((await shop.post(runnerOrder(shop.elise, MULTNOMAH))).status).toBe(409);
    expect(await shop.ledger()).toEqual(ledger);
  });

  it('is not sent to a county where this account’s runner is still out for this person', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    const ledger = await shop.ledger();
    expect((await shop.post(runnerOrder(shop.elise, MULTNOMAH))).status).toBe(409);
    expect((await shop.post(runnerOrder(shop.elise, LANE, MULTNOMAH))).status).toBe(409);
    expect(await shop.ledger()).toEqual(ledger);
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'free' });
    addReport(shop.origin.accounts, 'bob', shop.elise, Date.now() + DAY_MS);
    const bob = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    expect((await shop.post(runnerOrder(shop.elise, MULTNOMAH), { cookie: bob })).status).toBe(200);
    expect((await shop.post(runnerOrder(shop.elise, LANE))).status).toBe(200);
  });

  it('is not sent to a county that one searched less than 30 days ago, but to one that could not be searched', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    const back = async (status: string, daysAgo: number) =>
      shop.sql(`UPDATE court_runner_record SET status = '${status}', returned_at = ${Date.now() - daysAgo * DAY_MS}`);
    await back('Returned', 29);
    const ledger = await shop.ledger();
    const refused = await shop.post({ ...runnerOrder(shop.elise, LANE, MULTNOMAH), buysAnother: true });
    const title = countyHeld.searched('Multnomah County, OR', Date.now() + DAY_MS);
    expect([refused.status, refused.json<{ title: string }>().title]).toEqual([409, title]);
    expect(await shop.ledger()).toEqual(ledger);
    await back('Returned', 31);
    expect((await shop.post(runnerOrder(shop.elise, MULTNOMAH))).status).toBe(200);
    await back('Failed', 1);
    expect((await shop.post(runnerOrder(shop.elise, MULTNOMAH))).status).toBe(200);
  });

  it('is refused by the transaction that writes the order, too, and says which county', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    const paymentMethodId = await shop.typeCard();
    const send = (key: string) =>
      shop.post({ paymentMethodId, ...runnerOrder(shop.elise, MULTNOMAH), buysAnother: true }, { key });
    const answers = await Promise.all(['key-of-tab-1', 'key-of-tab-2', 'key-of-tab-3'].map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shop.sql('SELECT amount_cents FROM test_charge')).toEqual([{ amount_cents: 4_695 }]);
    expect(await shop.sql('SELECT fips FROM court_runner_record')).toEqual([{ fips: MULTNOMAH }]);
  });

  it('costs the runner plus each courthouse’s fee, one line each, and sends a runner to each', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    const paid = await shop.order(runnerOrder(shop.elise, MULTNOMAH, LANE));
    expect(paid).toMatchObject({ status: 'paid', total: 90.4 });
    const [invoice] = await shop.invoices();
    expect(invoice?.lines).toEqual([
      { productId: 'court-runner-county-41051', text: 'Court Runner, Multnomah County, OR', amount: 46.95 },
      { productId: 'court-runner-county-41039', text: 'Court Runner, Lane County, OR', amount: 43.45 },
    ]);
    expect(await shop.sql('SELECT fips, amount_cents, status FROM court_runner_record ORDER BY fips')).toEqual([
      { fips: LANE, amount_cents: 4_345, status: 'Requested' },
      { fips: MULTNOMAH, amount_cents: 4_695, status: 'Requested' },
    ]);
    expect(await shop.sql('SELECT purchase_id, account_id, person_id FROM court_runner_request')).toEqual([
      { purchase_id: paid.orderId, account_id: 'ann', person_id: shop.elise },
    ]);
  });

  it('is only for viewers who may see where the person lived', async () => {
    expect((await shop.post(runnerOrder(shop.elise, MULTNOMAH))).status).toBe(403);
    expect(await shop.sql('SELECT id FROM purchase')).toEqual([]);
  });
});
