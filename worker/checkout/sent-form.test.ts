import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CALLS, FIELDS, formRequest, KEY, PAGE, pageOf, shop } from '../../tests/support/checkout-shop.ts';
import { cookiesAfter, followForm } from '../../tests/support/follow-form.ts';
import { edge, json, SECRET } from '../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const NEXT = 'the secret that follows it, as long as it';
const WRONG = { zip: '9' };
const keyOn = async (response: Response) => (await pageOf(response)).checkout?.orderKey;

test('what was typed comes back by a cookie that no script, no other site and no reader can read', async () => {
  const { request } = edge(shop());
  const response = await request(PAGE, formRequest(WRONG));
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^sent_form=[\w-]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(response.headers.get('location')).toMatch(/&sent=[\w-]{36}$/);
  // Only the id is in the address.
  expect(response.headers.get('location')).not.toMatch(/buyer|Reyes|zip|key/);
  const live = await edge(shop({}, { paymentWay: 'hosted-page' }), { ENVIRONMENT: 'production' }).request(
    PAGE,
    formRequest({ ...WRONG, pay: 'hosted', email: '' }),
  );
  expect(live.headers.getSetCookie()[0]).toMatch(/^__Host-sent_form=.*; Secure;/);
});

test('it comes back to the very page of its form alone, and only until it is a quarter of an hour old', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] });
  const site = edge(shop());
  const response = await site.request(PAGE, formRequest(WRONG));
  const at = response.headers.get('location') ?? '';
  const cookie = cookiesAfter(response);
  expect(await keyOn(await site.get(at, { cookie }))).toBe(KEY);
  // A reload shows it again; the page without the id, another id and another browser show a new form.
  expect(await keyOn(await site.get(at, { cookie }))).toBe(KEY);
  for (const [path, headers] of [
    [PAGE, { cookie }],
    [at.replace(/sent=.*/, 'sent=00000000-0000-0000-0000-000000000000'), { cookie }],
    [at, {}],
    [at, { cookie: cookie.slice(0, -4) }],
    [at.replace('/checkout/search', '/checkout/summary'), { cookie }],
  ] as const)
    expect(await keyOn(await site.get(path, headers)), path).not.toBe(KEY);
  vi.setSystemTime(Date.UTC(2026, 10, 20, 0, 15, 1));
  expect(await keyOn(await site.get(at, { cookie }))).not.toBe(KEY);
});

test('while the secret changes, a form that was sent before still comes back', async () => {
  const response = await edge(shop()).request(PAGE, formRequest(WRONG));
  const during = edge(shop(), { EDGE_ORIGIN_SECRET: NEXT, EDGE_ORIGIN_SECRET_PREVIOUS: SECRET });
  expect(await keyOn(await followForm(during, response))).toBe(KEY);
  expect(await keyOn(await followForm(edge(shop(), { EDGE_ORIGIN_SECRET: NEXT }), response))).not.toBe(KEY);
});

test('a form too large for a cookie comes back without its longest texts, never without its key', async () => {
  const site = edge(shop());
  const long = 'ż'.repeat(250);
  const fields = { ...WRONG, cardName: long, paypalEmail: long, email: long, purpose: 'x'.repeat(200) };
  const response = await site.request(`${PAGE}&phoneNumber=${'%C5%BC'.repeat(200)}`, formRequest(fields));
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie.split(';', 1)[0]?.length).toBeLessThan(4_096);
  const { checkout } = await pageOf(await followForm(site, response));
  expect(checkout?.orderKey).toBe(KEY);
  expect(checkout?.errors).toMatchObject({ zip: 'A ZIP code has 5 digits.' });
});

test('once an order is placed, Back to the address of a form that came back shows a new one', async () => {
  const site = edge(shop());
  const wrong = await site.request(PAGE, formRequest(WRONG));
  const cookie = cookiesAfter(wrong);
  const right = await site.request(PAGE, formRequest({}, { cookie }));
  expect(right.headers.get('location')).toBe('/billing/invoices/PL-2026-1');
  const back = await site.get(wrong.headers.get('location') ?? '', { cookie: cookiesAfter(right, cookie) });
  expect(await keyOn(back)).not.toBe(KEY);
});

test('neither a card number nor a code is ever in it', async () => {
  const site = edge(shop({ [CALLS.card]: json({ paymentMethodId: 'pm_1' }) }));
  const response = await site.request(PAGE, formRequest({ ...WRONG, product: FIELDS.product ?? '' }));
  const text = await (await followForm(site, response)).text();
  expect(text).toContain('June Reyes');
  expect(text).not.toMatch(/4242 4242|"123"/);
});
