import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeldPurchase, OrderAnswer } from '../../../shared/contract/billing.ts';
import { countyHeld, orderCopy } from '../../../shared/copy/billing/order.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { addAccount, addCredit, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addRecord, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { addDatedOwnership, addFullProperty } from '../../../tests/fixtures/records-database.ts';
import { NOW, openTill } from '../../../tests/support/fake-till.ts';
import type { OriginAnswer } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { CARDS, openShopOrigin, runnerOrder, type ShopOrigin } from '../../../tests/support/shop-origin.ts';
import { isNotHeld } from './held-condition.ts';
import { loadHeld } from './held-store.ts';
import type { PricedOrder } from './price-order.ts';
import type { Sold } from './same-purchase.ts';

const DAY_MS = 86_400_000;
const HOUSE = 'pnp-house';
const [MULTNOMAH, LANE] = ['41051', '41039'];
let shop: ShopOrigin;

beforeEach(async () => {
  shop = await openShopOrigin();
  addFullProperty(shop.origin.people, HOUSE, 'portlandOr');
});

const PACK = { productIds: ['background-credits-3'] };
const ofPerson = () => ({ personId: shop.elise });
const ofHouse = { productIds: ['property-report'], pnpId: HOUSE };
const ofPlan = { productIds: ['premium-monthly'], renewal: { textVersion: RENEWAL_VERSION } };

async function held(query: string, cookie = shop.cookie): Promise<HeldPurchase | null> {
  const answer = await shop.origin.call(`/api/billing/held?${query}`, { cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ held: HeldPurchase | null }>().held;
}
const heldOfPerson = () => held(`kind=background-credits&personId=${shop.elise}`);
/** Makes the last order look as if its provider had not answered. */
const unsettle = () =>
  shop.sql(
    `UPDATE purchase SET status = 'pending', invoice_number = NULL, settled_at = NULL, report_opened = NULL,
       redirect_url = 'https://pay.example/cs_1'`,
  );
const wipe = (...tables: string[]) =>
  shop.origin.accounts.exec(tables.map((table) => `DELETE FROM ${table};`).join(''));
const refusal = ({ status, json }: OriginAnswer) => [status, json<{ title: string }>().title];
const REFUSED = [409, orderCopy.held];

describe('what a buyer has already', () => {
  it('is nothing for somebody who bought nothing, and is asked by a session only', async () => {
    expect(await heldOfPerson()).toBeNull();
    expect(await held('kind=background-credits')).toBeNull();
    expect(await held(`kind=property-report&pnpId=${HOUSE}`)).toBeNull();
    expect(await held(`kind=court-runner&personId=${shop.elise}`)).toBeNull();
    expect(await held('kind=plan')).toBeNull();
    for (const nothing of ['kind=property-report', 'kind=court-runner']) expect(await held(nothing)).toBeNull();
    expect((await shop.origin.call('/api/billing/held?kind=background-credits')).status).toBe(401);
    expect((await shop.origin.call('/api/billing/held?kind=all', { cookie: shop.cookie })).status).toBe(400);
  });

  it('is the open report of a person, with its end', async () => {
    const until = Date.now() + DAY_MS;
    addReport(shop.origin.accounts, 'ann', shop.elise, until);
    expect(await heldOfPerson()).toEqual({
      kind: 'open',
      opens: expect.objectContaining({ kind: 'person', personId: shop.elise, fullName: 'Elise Navarro' }),
      expiresAt: until,
    });
    expect(await held('kind=background-credits')).toBeNull();
    hidePerson(shop.origin.people, shop.elise);
    expect(await heldOfPerson()).toBeNull();
  });

  it('is the open report of a property, bought or read through an owner’s', async () => {
    await shop.order(ofHouse);
    const bought = { kind: 'open', opens: { kind: 'property', pnpId: HOUSE } };
    expect(await held(`kind=property-report&pnpId=${HOUSE}`)).toMatchObject(bought);
    wipe('property_access', 'purchase');
    expect(await held(`kind=property-report&pnpId=${HOUSE}`)).toBeNull();
    addDatedOwnership(shop.origin.people, shop.elise, HOUSE, {});
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    expect(await held(`kind=property-report&pnpId=${HOUSE}`)).toMatchObject(bought);
  });

  it('is an unused credit, for a person only', async () => {
    const now = Date.now();
    addCredit(shop.origin.accounts, 'ann', { id: 'c1', grantedAt: now, expiresAt: now + 2 * DAY_MS });
    addCredit(shop.origin.accounts, 'ann', { id: 'c2', grantedAt: now, expiresAt: now + DAY_MS });
    addCredit(shop.origin.accounts, 'ann', { id: 'over', grantedAt: now - 9, expiresAt: now - 1 });
    expect(await heldOfPerson()).toEqual({ kind: 'credit', count: 2, expiresAt: now + DAY_MS });
    expect(await held('kind=background-credits')).toBeNull();
  });

  it('is an order that is not settled, with the provider’s page for it', async () => {
    for (const [body, query] of [
      [ofPerson(), `kind=background-credits&personId=${shop.elise}`],
      [{}, 'kind=background-credits'],
      [ofHouse, `kind=property-report&pnpId=${HOUSE}`],
      [ofPlan, 'kind=plan'],
    ] as const) {
      const { orderId } = await shop.order(body);
      await unsettle();
      wipe('report_access', 'property_access', 'background_credit', 'plan');
      expect(await held(query)).toEqual({
        kind: 'pending',
        orderId,
        at: expect.any(Number),
        payUrl: 'https://pay.example/cs_1',
      });
      wipe('purchase');
    }
  });

  it('is an order for runners to the same person that is not settled', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    expect(await held(`kind=court-runner&personId=${shop.elise}`)).toBeNull();
    await unsettle();
    expect(await held(`kind=court-runner&personId=${shop.elise}`)).toMatchObject({ kind: 'pending' });
    const other = addPerson(shop.origin.people, { id: 'other', first: 'Otto', last: 'Other' });
    expect(await held(`kind=court-runner&personId=${other}`)).toBeNull();
  });

  it('is the same purchase a moment ago: for half an hour, and not if it was refunded', async () => {
    const { orderId, invoiceId } = await shop.order(PACK);
    expect(await held('kind=background-credits')).toEqual({
      kind: 'paid',
      orderId,
      invoiceId,
      at: expect.any(Number),
    });
    wipe('background_credit');
    expect(await heldOfPerson()).toBeNull();
    await shop.sql('UPDATE purchase SET settled_at = settled_at - 1800001');
    expect(await held('kind=background-credits')).toBeNull();
    await shop.sql('UPDATE purchase SET settled_at = settled_at + 60000');
    expect(await held('kind=background-credits')).not.toBeNull();
    shop.origin.accounts.insert('refund', {
      id: 'R1',
      purchase_id: orderId,
      amount_cents: 2_999,
      reason: 'x',
      created_at: 1,
    });
    expect(await held('kind=background-credits')).toBeNull();
  });

  it('is told in this order: open, not settled, a credit, paid', async () => {
    await shop.order({ ...PACK, ...ofPerson() });
    expect(await heldOfPerson()).toMatchObject({ kind: 'credit', count: 3 });
    await shop.sql("UPDATE background_credit SET used_at = 1, person_id = 'somebody'");
    expect(await heldOfPerson()).toMatchObject({ kind: 'paid' });
    await shop.sql('UPDATE background_credit SET used_at = NULL, person_id = NULL');
    await unsettle();
    expect(await heldOfPerson()).toMatchObject({ kind: 'pending' });
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    expect(await heldOfPerson()).toMatchObject({ kind: 'open' });
  });

  it('is nobody else’s', async () => {
    await shop.order(ofPerson());
    addAccount(shop.origin.accounts, { id: 'bob', userType: 'free' });
    const bob = `session=${await addSession(shop.origin.accounts, 'bob')}`;
    expect(await held(`kind=background-credits&personId=${shop.elise}`, bob)).toBeNull();
  });
});

describe('an order for what its buyer has already', () => {
  it('is refused while the report is open, also if the buyer wants another one; a pack is not, then', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    const before = await shop.ledger();
    expect(refusal(await shop.post(ofPerson()))).toEqual(REFUSED);
    expect(refusal(await shop.post({ ...ofPerson(), buysAnother: true }))).toEqual(REFUSED);
    expect(refusal(await shop.post({ ...PACK, ...ofPerson() }))).toEqual(REFUSED);
    expect(await shop.ledger()).toEqual(before);
    expect(await shop.order({ ...PACK, ...ofPerson(), buysAnother: true })).toMatchObject({ status: 'paid' });
  });

  it('is refused for a person whom a credit would open, unless the buyer wants another one', async () => {
    addCredit(shop.origin.accounts, 'ann', { id: 'c1', grantedAt: Date.now(), expiresAt: Date.now() + DAY_MS });
    expect(refusal(await shop.post(ofPerson()))).toEqual(REFUSED);
    expect(refusal(await shop.post({ ...PACK, ...ofPerson() }))).toEqual(REFUSED);
    expect(await shop.order({ ...ofPerson(), buysAnother: true })).toMatchObject({ status: 'paid' });
    expect(await shop.sql('SELECT id FROM background_credit WHERE used_at IS NULL')).toEqual([{ id: 'c1' }]);
  });

  it('is refused after the same purchase a moment ago, unless the buyer wants another one', async () => {
    await shop.order(PACK);
    expect(refusal(await shop.post(PACK))).toEqual(REFUSED);
    expect(refusal(await shop.post())).toEqual(REFUSED);
    expect(await shop.order({ ...PACK, buysAnother: true })).toMatchObject({ status: 'paid' });
    await shop.sql('UPDATE purchase SET settled_at = settled_at - 1800001');
    expect(await shop.order(PACK)).toMatchObject({ status: 'paid' });
  });

  it('is refused by the call that pays with the method on file, too', async () => {
    await shop.order({ ...PACK, keepsPaymentMethod: true });
    expect(refusal(await shop.buyCredits({}, 'another-key'))).toEqual(REFUSED);
    expect((await shop.buyCredits({ buysAnother: true }, 'another-key')).json()).toMatchObject({ status: 'paid' });
  });

  it('is refused while an order for the same is not settled, unless the buyer wants another one', async () => {
    for (const body of [ofPerson(), {}, ofHouse]) {
      await shop.order(body);
      await unsettle();
      wipe('report_access', 'property_access', 'background_credit');
      expect(refusal(await shop.post(body))).toEqual(REFUSED);
      expect(await shop.order({ ...body, buysAnother: true })).toMatchObject({ status: 'paid' });
      wipe('purchase', 'report_access', 'property_access', 'background_credit');
    }
  });

  it('is not refused after a declined one, nor for another person or house', async () => {
    const declined = { ...ofPerson(), paymentMethodId: await shop.typeCard(CARDS.declined) };
    expect(await shop.order(declined)).toMatchObject({ status: 'declined' });
    expect(await shop.order(ofPerson())).toMatchObject({ status: 'paid' });
    const other = addPerson(shop.origin.people, { id: 'other', first: 'Otto', last: 'Other' });
    addRecord(shop.origin.people, other, 'R-other', 'lien');
    addFullProperty(shop.origin.people, 'pnp-other', 'portlandOr');
    expect(await shop.order({ personId: other })).toMatchObject({ status: 'paid' });
    expect(await shop.order(ofHouse)).toMatchObject({ status: 'paid' });
    expect(await shop.order({ ...ofHouse, pnpId: 'pnp-other' })).toMatchObject({ status: 'paid' });
    expect(await shop.order(PACK)).toMatchObject({ status: 'paid' });
  });

  it('is still the same order under its key', async () => {
    const first = await shop.order(ofPerson(), { key: 'the-same-key' });
    expect(await shop.order(ofPerson(), { key: 'the-same-key' })).toEqual(first);
    expect(await shop.order({ ...ofPerson(), buysAnother: true }, { key: 'the-same-key' })).toEqual(first);
  });

  it('for runners is refused while one for the same county is not settled or out, and not for other counties', async () => {
    addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    await shop.order(runnerOrder(shop.elise, MULTNOMAH));
    await unsettle();
    wipe('court_runner_record', 'court_runner_request');
    expect(refusal(await shop.post(runnerOrder(shop.elise, MULTNOMAH, LANE)))).toEqual(REFUSED);
    expect(await shop.order(runnerOrder(shop.elise, LANE))).toMatchObject({ status: 'paid' });
    // Nobody wants the same search twice, so nobody is asked whether they do.
    const again = { ...runnerOrder(shop.elise, MULTNOMAH), buysAnother: true };
    expect(refusal(await shop.post(again))).toEqual(REFUSED);
    await shop.sql("UPDATE purchase SET status = 'expired' WHERE status = 'pending'");
    expect(await shop.order(again)).toMatchObject({ status: 'paid' });
    expect(refusal(await shop.post(again))).toEqual([409, countyHeld.out('Multnomah County, OR')]);
  });
});

describe('forms for the same that are sent at once with different keys', () => {
  const atOnce = async (body: object): Promise<OriginAnswer[]> => {
    const paymentMethodId = await shop.typeCard();
    return Promise.all(
      Array.from({ length: 8 }, (_, at) => shop.post({ paymentMethodId, ...body }, { key: `key-of-tab-${at}` })),
    );
  };

  it.each<[string, () => object, number]>([
    ['a person', () => ofPerson(), 1_499],
    ['a person, in packs', () => ({ ...PACK, ...ofPerson() }), 2_999],
    ['credits for nobody', () => PACK, 2_999],
    ['a property', () => ofHouse, 999],
    ['a plan', () => ofPlan, 999],
    ['a runner', () => runnerOrder(shop.elise, MULTNOMAH), 4_695],
  ])('are one order and one charge: %s', async (what, body, cents) => {
    if (what === 'a runner') addReport(shop.origin.accounts, 'ann', shop.elise, Date.now() + DAY_MS);
    const answers = await atOnce(body());
    const paid = answers.filter(({ status }) => status === 200).map((answer) => answer.json<OrderAnswer>());
    expect(paid).toMatchObject([{ status: 'paid' }]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await shop.sql('SELECT amount_cents FROM test_charge')).toEqual([{ amount_cents: cents }]);
    expect(await shop.sql('SELECT id FROM purchase')).toHaveLength(1);
    expect(await shop.sql('SELECT id FROM refund')).toEqual([]);
  });

  it('are one order for a guest in two tabs', async () => {
    const paymentMethodId = await shop.typeCard();
    const buy = async (orderKey: string) => {
      const body = JSON.stringify({ email: 'june@example.com', orderKey });
      const started = await shop.origin.call('/api/auth/purchase', { method: 'POST', body });
      const cookie = started.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      return shop.post({ paymentMethodId, ...ofPerson() }, { key: orderKey, cookie });
    };
    const answers = await Promise.all(['key-of-tab-1', 'key-of-tab-2', 'key-of-tab-3'].map(buy));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shop.sql('SELECT id FROM test_charge, purchase')).toHaveLength(1);
  });
});

const line = { productId: 'x', text: 'x', amountCents: 1, credits: 1 };
const nothing = { totalCents: 1, personId: null, pnpId: null, runner: null, counties: null, plan: null };
const county = { fips: MULTNOMAH ?? '', countyName: 'Multnomah', stateCode: 'OR', amountCents: 1 };
const ORDERS: readonly [string, PricedOrder][] = [
  ['a person', { ...nothing, lines: [line], personId: 'P1' }],
  ['credits', { ...nothing, lines: [line, line] }],
  ['a property', { ...nothing, lines: [], pnpId: HOUSE }],
  ['runners', { ...nothing, lines: [], personId: 'P1', counties: [county] }],
  [
    'a plan',
    { ...nothing, lines: [], plan: { action: 'start', id: 'L1', productId: 'x', period: 'month', from: null } },
  ],
];

describe('while an order for the same is being charged', () => {
  const GATE_MS = 5_000;
  it.each(ORDERS)('every other form is refused before anything is charged: %s', async (_, priced) => {
    const { place, provider, shop: till } = await openTill();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const charge = vi.spyOn(provider, 'charge').mockImplementation(async ({ purchaseId }) => {
      await gate;
      return { kind: 'declined', ref: purchaseId, message: 'No.' };
    });
    const send = (key: string) =>
      place(NOW, key, { price: async () => priced, method: async () => ({ ref: 'pm_1', customer: null }) });
    const first = send('key-of-tab-1');
    await vi.waitFor(() => expect(charge).toHaveBeenCalledTimes(1), GATE_MS);
    for (const key of ['key-of-tab-2', 'key-of-tab-3'])
      await expect(send(key)).rejects.toMatchObject({ status: 409, message: orderCopy.held });
    expect([charge.mock.calls.length, (await till.sql('SELECT id FROM purchase')).length]).toEqual([1, 1]);
    release();
    expect(await first).toMatchObject({ status: 'declined' });
    expect(await send('key-of-tab-4')).toMatchObject({ status: 'declined' });
  });
});

describe('what a buyer has is found by index', () => {
  /** by the account, or by the account and the person */
  const OF_BUYER = String.raw`USING INDEX (?:purchase_of_account|purchase_person \(person_id=\? AND account_id=\?\))`;
  const SOLD: readonly Sold[] = [
    { kind: 'credits', personId: 'P1' },
    { kind: 'credits', personId: null },
    { kind: 'property', pnpId: HOUSE },
    { kind: 'runner', personId: 'P1', fips: null },
    { kind: 'plan' },
  ];
  it.each(SOLD)('for $kind', async (sold) => {
    const { accounts, people } = shop.origin;
    const plans = await plansOfAll(accounts, (db) => loadHeld({ accounts: db, people }, 'ann', sold, Date.now()));
    expect(fullReads(plans).filter((detail) => !/^SCAN \(/.test(detail))).toEqual([]);
    expect(plans).toContainEqual(expect.stringMatching(new RegExp(`^SEARCH h ${OF_BUYER}`)));
    if (sold.kind === 'credits' || sold.kind === 'property')
      expect(plans).toContainEqual(expect.stringMatching(/^SEARCH h USING INDEX purchase_account/));
  });

  it.each(ORDERS)('in the condition of an order for %s', async (_, priced) => {
    const plans = await plansOfAll(shop.origin.accounts, async (db) => {
      const { sql, values } = isNotHeld(priced, { accountId: 'ann', buysAnother: false, now: Date.now() });
      await db
        .prepare(`SELECT 1 WHERE ${sql}`)
        .bind(...values)
        .all();
    });
    expect(fullReads(plans)).toEqual([]);
    expect(plans).toContainEqual(expect.stringMatching(new RegExp(`^SEARCH h(?: EXISTS)? ${OF_BUYER}`)));
  });
});
