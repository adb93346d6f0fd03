import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildOrderAnswer, ON_FILE } from '../../../tests/fixtures/billing.ts';
import { MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { buildPlan, buildPlanAnswer, buildPlanChange, buildUpgradeProducts } from '../../../tests/fixtures/plans.ts';
import { followForm } from '../../../tests/support/follow-form.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PAGE = `/billing/upgrade?wpId=${PERSON_ID}&upgradeType=default`;
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const SESSION = { cookie: `session=${'s'.repeat(43)}` };
const CHANGE = 'POST /api/billing/change-plan';
const ORDER = 'POST /api/orders';
const PLAN = 'GET /api/billing/plan';
const KEY = 'a-key-of-this-very-form';
const AGREED = {
  key: KEY,
  product: 'premium-unlimited',
  shownCharge: '19.99',
  purpose: 'reconnect',
  renews: 'yes',
  renewal: RENEWAL_VERSION,
  attests: 'yes',
  attestation: ATTESTATION_VERSION,
};
const NO_PLAN = buildPlanAnswer({ plan: null, paidWith: null });

const site = (more: OriginAnswers = {}, env = {}) =>
  edge(
    {
      'GET /api/user': json(buildUserAnswer({ userType: 'paid', product: { productName: 'Premium Monthly' } })),
      'GET /api/v4/person/details': json(buildDetails(MAYA)),
      'GET /api/products': json(buildUpgradeProducts()),
      [PLAN]: json(buildPlanAnswer()),
      'GET /api/billing/plan-changes': json([
        buildPlanChange(),
        buildPlanChange({ productId: 'small-business', charge: 29.99 }),
      ]),
      [CHANGE]: json({ order: buildOrderAnswer({ invoiceId: 'PL-2026-1' }), plan: buildPlan({ tier: 'unlimited' }) }),
      ...more,
    },
    env,
  );
const post = (from: ReturnType<typeof edge>, fields: Record<string, string> = AGREED, path = PAGE) =>
  from.request(path, {
    method: 'POST',
    headers: { ...FORM_HEADERS, ...SESSION },
    body: new URLSearchParams(fields).toString(),
  });
const sentTo = ({ asked }: ReturnType<typeof edge>, path: string) =>
  asked.filter(({ method, url }) => method === 'POST' && new URL(url).pathname === path);
const pageOf = async (response: Response) => (await modelOf(response)).page;
/** The page that the form leads to. */
const pageAfter = async (from: ReturnType<typeof edge>, fields = AGREED) =>
  pageOf(await followForm(from, await post(from, fields), SESSION));

describe('the page of an upgrade', () => {
  test('says what it costs this viewer and leads back to the person; it changes nothing [P2-104 P4-053]', async () => {
    const from = site();
    const response = await from.get(PAGE, SESSION);
    expect(response.status).toBe(200);
    expect(await pageOf(response)).toMatchObject({
      kind: 'upgrade',
      offer: { kind: 'change', product: { productId: 'premium-unlimited' }, change: { charge: 19.99, refund: 4.66 } },
      back: { href: PERSON },
      errors: {},
      problem: null,
    });
    expect(from.asked.filter(({ method }) => method === 'POST')).toEqual([]);
    for (const type of ['business', 'phone_activity'])
      expect(await pageOf(await from.get(`/billing/upgrade?upgradeType=${type}`, SESSION))).toMatchObject({
        offer: { product: { productId: 'small-business' } },
        back: { href: '/billing/manage-plan' },
      });
  });

  test('is an error for any other funnel, and logged [P4-054 P8-021]', async () => {
    for (const query of ['?upgradeType=premium', '?upgradeType=Business', '']) {
      const response = await site().get(`/billing/upgrade${query}`, SESSION);
      expect(response.status, query).toBe(404);
      expect(await pageOf(response)).toMatchObject({ kind: 'error', status: 404 });
    }
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.filter(({ event }) => event === 'unknown_upgrade')).toEqual(
      Array.from({ length: 3 }, () =>
        expect.objectContaining({ message: expect.stringContaining('Unknown OneClickUpgradeType') }),
      ),
    );
  });

  test('offers nothing to the holders of the three blocked plans [P4-050 P6-060]', async () => {
    const mobile = json(
      buildUserAnswer({ userType: 'paid', product: { productName: 'PRODUCT_20_LOOKUPS_ANNUAL_MOBILE' } }),
    );
    expect(await pageOf(await site({ 'GET /api/user': mobile }).get(PAGE, SESSION))).toMatchObject({ offer: null });
    const third = site({}, { UPGRADE_BLOCKED_PRODUCT: 'Premium Monthly' });
    expect(await pageOf(await third.get(PAGE, SESSION))).toMatchObject({ offer: null });
    expect(await pageAfter(third)).toMatchObject({ offer: null });
    expect(sentTo(third, '/api/billing/change-plan')).toEqual([]);
  });

  test('sends logged-out visitors to the login and back', async () => {
    const response = await site().get(PAGE);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/auth/login?redirect=${encodeURIComponent(PAGE)}`,
    ]);
  });
});

describe('its button', () => {
  test('changes the plan once by its key and leads back to the person', async () => {
    const from = site();
    const response = await post(from);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PERSON}?paid=PL-2026-1`]);
    const [sent] = sentTo(from, '/api/billing/change-plan');
    expect(sent?.headers.get('idempotency-key')).toBe(KEY);
    expect(await sent?.json()).toEqual({
      productId: 'premium-unlimited',
      attestation: { purpose: 'reconnect', textVersion: ATTESTATION_VERSION },
      renewal: { textVersion: RENEWAL_VERSION },
      shownCharge: 19.99,
    });
  });

  test('buys for a viewer without a plan, with the method on file', async () => {
    const from = site({
      [PLAN]: json(NO_PLAN),
      'GET /api/products': json(buildUpgradeProducts({ onFile: ON_FILE })),
      [ORDER]: json(buildOrderAnswer()),
    });
    expect((await post(from)).headers.get('location')).toBe(`${PERSON}?paid=PL-2026-1`);
    expect(await sentTo(from, '/api/orders')[0]?.json()).toMatchObject({
      productIds: ['premium-unlimited'],
      paymentMethodId: ON_FILE.paymentMethodId,
      renewal: { textVersion: RENEWAL_VERSION },
    });
    expect(await pageAfter(from, { ...AGREED, shownCharge: '1.00' })).toMatchObject({
      problem: { title: 'Nothing was charged.' },
    });
    expect(sentTo(from, '/api/orders')).toHaveLength(1);
  });

  test('says to a viewer without a plan only that nothing was charged', async () => {
    for (const status of ['declined', 'expired'] as const) {
      const from = site({
        [PLAN]: json(NO_PLAN),
        'GET /api/products': json(buildUpgradeProducts({ onFile: ON_FILE })),
        [ORDER]: json(buildOrderAnswer({ status, message: null, invoiceId: null })),
      });
      expect(await pageAfter(from)).toMatchObject({ problem: { title: 'Nothing was charged.' } });
    }
  });

  test('needs both agreements, to the texts that were shown', async () => {
    for (const [field, value] of [
      ['renews', ''],
      ['attests', ''],
      ['renewal', '2020-01'],
      ['attestation', '2020-01'],
    ] as const) {
      const from = site();
      const page = await pageAfter(from, { ...AGREED, [field]: value });
      expect(page).toMatchObject({ key: KEY, problem: null });
      expect(Object.keys('errors' in page ? page.errors : {}), field).toEqual([
        field === 'renewal' ? 'renews' : field === 'attestation' ? 'attests' : field,
      ]);
      expect(sentTo(from, '/api/billing/change-plan')).toEqual([]);
    }
  });

  test('says that a declined payment changed nothing, and the next try is a new one', async () => {
    const declined = buildOrderAnswer({
      status: 'declined',
      message: 'Your bank declined this card.',
      invoiceId: null,
    });
    const page = await pageAfter(site({ [CHANGE]: json({ order: declined, plan: buildPlan() }) }));
    expect(page).toMatchObject({
      problem: { title: 'Nothing was charged, and your plan has not changed.', text: 'Your bank declined this card.' },
    });
    expect(page).not.toMatchObject({ key: KEY });
  });

  test('shows the new price if it has changed, and never pays another than the one shown', async () => {
    expect(await pageAfter(site({ [CHANGE]: problemResponse(409) }))).toMatchObject({
      problem: { title: 'Nothing was charged.' },
      offer: { kind: 'change' },
    });
    const from = site();
    for (const fields of [
      { ...AGREED, shownCharge: 'free' },
      { ...AGREED, product: 'small-business' },
    ])
      expect(await pageAfter(from, fields)).toMatchObject({ problem: { title: 'Nothing was charged.' } });
    expect(sentTo(from, '/api/billing/change-plan')).toEqual([]);
  });

  test('leads to the page that waits while the outcome is unknown, and from there to the person', async () => {
    const order = buildOrderAnswer({ invoiceId: 'PL-2026-1' });
    const from = site({
      [CHANGE]: problemResponse(503),
      'GET /api/billing/sent-order': json({ ...order, returnPath: null }),
    });
    const response = await post(from);
    expect(response.headers.get('location')).toMatch(/^\/checkout\/wait\?sent=/);
    const settled = await followForm(from, response, SESSION);
    expect([settled.status, settled.headers.get('location')]).toEqual([303, `${PERSON}?paid=PL-2026-1`]);
    const question = from.asked.find(({ url }) => url.includes('sent-order'));
    expect(question?.headers.get('idempotency-key')).toBe(KEY);
  });

  test('sent again after it worked, it leads to the person and pays nothing', async () => {
    const from = site({ [PLAN]: json(buildPlanAnswer({ plan: buildPlan({ tier: 'unlimited' }) })) });
    expect((await post(from)).headers.get('location')).toBe(PERSON);
    expect(sentTo(from, '/api/billing/change-plan')).toEqual([]);
  });

  test("does nothing for another site's page", async () => {
    const from = site();
    const response = await from.request(PAGE, {
      method: 'POST',
      headers: { ...FORM_HEADERS, ...SESSION, 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(AGREED).toString(),
    });
    expect(response.status).toBe(403);
    expect(sentTo(from, '/api/billing/change-plan')).toEqual([]);
  });
});
