import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../../../shared/contract/calls.ts';
import { buildOrderAnswer, ON_FILE } from '../../../tests/fixtures/billing.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { CALLS, FIELDS, KEY, PAGE, pageOf, SESSION, sendForm, shop } from '../../../tests/support/checkout-shop.ts';
import { edge, json, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('an order', () => {
  test('by a visitor without an account starts a session for what they buy, pays, and leads to the receipt', async () => {
    const { response, bodies } = await sendForm(shop());
    expect([response.status, response.headers.get('location')]).toEqual([303, '/billing/invoices/PL-2026-1']);
    expect(response.headers.getSetCookie()).toEqual(['session=new; Path=/; HttpOnly; SameSite=Lax']);
    expect((await bodies(CALLS.purchase))[0]?.body).toEqual({ email: FIELDS.email, orderKey: KEY });
    expect((await bodies(CALLS.card))[0]?.body).toEqual({
      cardNumber: '4242424242424242',
      expiresAt: '2050-04',
      securityCode: '123',
    });
    const [order] = await bodies(CALLS.order);
    expect(order?.body).toEqual({
      productIds: ['one'],
      personId: PERSON_ID,
      paymentMethodId: 'pm_1',
      returnPath: PAGE,
      attestation: { purpose: 'reconnect', textVersion: FIELDS.attestation },
      funnel: {
        wp_term: 'Maya-Ostrowski',
        wp_content: 'background',
        wp_source: 'people',
        funnelType: 'bg_onepages_1',
        wpId: PERSON_ID,
      },
    });
    expect(calls.order.body.safeParse(order?.body).success).toBe(true);
    expect([order?.headers.get('idempotency-key'), order?.headers.get('cookie')]).toEqual([KEY, 'session=new']);
  });

  test('by a logged-in visitor needs no address, and keeps the card only if that was ticked', async () => {
    const { response, bodies } = await sendForm(shop(), { keeps: 'yes', email: '' }, { headers: SESSION });
    expect(response.status).toBe(303);
    expect(await bodies(CALLS.purchase)).toEqual([]);
    expect((await bodies(CALLS.order))[0]?.body).toMatchObject({ keepsPaymentMethod: true });
  });

  test('paid with the method on file is its own call, and needs no card', async () => {
    const answers = shop({}, { onFile: ON_FILE });
    const fields = { pay: 'on-file', cardNumber: '', expires: '', securityCode: '' };
    const { response, bodies } = await sendForm(answers, fields, { headers: SESSION });
    expect(response.status).toBe(303);
    const [order] = await bodies(CALLS.onFile);
    expect(order?.body).toMatchObject({ productId: 'one', personId: PERSON_ID });
    expect(order?.headers.get('idempotency-key')).toBe(KEY);
    expect([...(await bodies(CALLS.card)), ...(await bodies(CALLS.order))]).toEqual([]);
  });

  test("paid on the provider's page leads there, and only there may our form lead", async () => {
    const redirectUrl = 'https://pay.example/c/1';
    const answers = shop(
      { [CALLS.order]: json(buildOrderAnswer({ status: 'pending', invoiceId: null, redirectUrl })) },
      { paymentWay: 'hosted-page' },
    );
    const { response, bodies } = await sendForm(answers, { pay: 'hosted' });
    expect([response.status, response.headers.get('location')]).toEqual([303, redirectUrl]);
    expect((await bodies(CALLS.order))[0]?.body).not.toHaveProperty('paymentMethodId');
    const policy = async (shopOf: OriginAnswers) =>
      (await edge(shopOf).get(PAGE)).headers.get('content-security-policy');
    expect(await policy(answers)).toContain("form-action 'self' https:;");
    expect(await policy(shop())).toContain("form-action 'self';");
  });

  test('without a result yet leads to where it is waited for', async () => {
    const pending = shop({ [CALLS.order]: json(buildOrderAnswer({ status: 'pending', invoiceId: null })) });
    expect((await sendForm(pending)).response.headers.get('location')).toBe('/billing/orders/o1');
  });

  test('at a different price than shown charges nobody, and shows the new price', async () => {
    for (const shown of ['one 9.99', 'three 29.99', 'one 0', '']) {
      const { asked, page } = await sendForm(shop(), { shown });
      expect(
        asked.some(({ method }) => method === 'POST'),
        shown,
      ).toBe(false);
      const { checkout, options } = await pageOf(await page());
      expect(checkout?.problem?.text).toContain('The price has changed');
      expect(options[0]?.price).toBe(14.99);
    }
  });

  test('of a session that has since ended leads to the login and back', async () => {
    const { response } = await sendForm(shop({ [CALLS.order]: problemResponse(401) }), {}, { headers: SESSION });
    const way = new URL(response.headers.get('location') ?? '', 'http://x');
    expect([response.status, way.pathname, way.searchParams.get('redirect')]).toEqual([303, '/auth/login', PAGE]);
  });

  test.each([429, 500])('whose buyer gets no session (%i) is not sent, and keeps its key', async (status) => {
    const { response, bodies, page } = await sendForm(shop({ [CALLS.purchase]: problemResponse(status) }));
    expect([response.status, await bodies(CALLS.order)]).toEqual([303, []]);
    const { checkout } = await pageOf(await page());
    expect(checkout?.problem).toMatchObject({ title: 'Your order did not reach us.' });
    expect(checkout?.problem?.text).toContain('Nothing was charged.');
    expect(checkout).toMatchObject({ orderKey: KEY, values: { email: FIELDS.email } });
    expect(checkout?.loginHref).not.toBeNull();
  });

  test.each([
    [{ product: 'plan' }, 'product'],
    [{ product: 'house' }, 'product'],
    [{ product: 'made-up' }, 'product'],
    [{ pay: 'on-file' }, 'pay'],
    [{ pay: 'hosted' }, 'pay'],
    [{ cardNumber: '4242 4242 4242 4243' }, 'cardNumber'],
    [{ email: '' }, 'email'],
    [{ purpose: 'revenge' }, 'purpose'],
    [{ attests: '' }, 'attests'],
    [{ attestation: '2001-01' }, 'attests'],
  ])('with %j comes back and says so under %s, and charges nobody', async (fields, field) => {
    const { asked, page } = await sendForm(shop(), fields as Record<string, string>);
    expect(Object.keys((await pageOf(await page())).checkout?.errors ?? {})).toEqual([field]);
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('from another site or with a body that is not a form is refused', async () => {
    expect((await sendForm(shop(), {}, { headers: { 'sec-fetch-site': 'cross-site' } })).response.status).toBe(403);
    expect((await sendForm(shop(), {}, { headers: { 'content-type': 'text/plain' } })).response.status).toBe(400);
    const long = await sendForm(shop(), { cardName: 'x'.repeat(20_000) });
    expect([long.response.status, await long.bodies(CALLS.order)]).toEqual([400, []]);
  });
});
