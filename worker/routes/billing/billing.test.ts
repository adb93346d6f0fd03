import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Invoice, OrderStatusAnswer } from '../../../shared/contract/billing.ts';
import type { Plan } from '../../../shared/contract/plans.ts';
import { recordsTally } from '../../../shared/people/count-sums.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { BOUGHT_PERSON, buildInvoice } from '../../../tests/fixtures/billing.ts';
import { buildCounts, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildPlan, buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
import { submitPlanForm } from '../../../tests/support/plan-pages.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const COOKIE = { cookie: 'session=token' };
const INVOICE = buildInvoice();
const ORDER: OrderStatusAnswer = {
  orderId: 'O1',
  status: 'pending',
  total: 14.99,
  message: null,
  redirectUrl: null,
  invoiceId: null,
  returnPath: `/checkout/search?wp_term=Maya+Ostrowski&wpId=${PERSON_ID}`,
};
const PAGES = ['/billing/invoices', `/billing/invoices/${INVOICE.id}`, '/billing/orders/O1'] as const;

function answers(
  more: OriginAnswers = {},
  user: Record<string, unknown> = { backgroundCreditsCount: 1 },
): OriginAnswers {
  return {
    'GET /api/user': json(buildUserAnswer(user)),
    'GET /api/billing/invoices': json([INVOICE]),
    [`GET /api/billing/invoices/${INVOICE.id}`]: json(INVOICE),
    'GET /api/orders/O1': json(ORDER),
    ...more,
  };
}
const nextOf = async (invoice: Invoice, more: OriginAnswers = {}, user?: Record<string, unknown>) => {
  const path = `/billing/invoices/${INVOICE.id}`;
  const { get } = edge(answers({ [`GET /api${path}`]: json(invoice), ...more }, user));
  const { page } = await modelOf(await get(path, COOKIE));
  return page.kind === 'invoice' ? page.next : null;
};

test('logged-out visitors go to the login and back, even with an invalid session', async () => {
  for (const path of PAGES) {
    const location = `/auth/login?redirect=${encodeURIComponent(path)}`;
    const anonymous = edge(answers());
    const response = await anonymous.get(path);
    expect([response.status, response.headers.get('location')], path).toEqual([303, location]);
    expect(anonymous.asked).toEqual([]);
    const dead = edge({
      'GET /api/user': json({ user: null }),
      'GET /api/billing/invoices': problemResponse(401),
      [`GET /api/billing/invoices/${INVOICE.id}`]: problemResponse(401),
      'GET /api/orders/O1': problemResponse(401),
    });
    const refused = await dead.get(path, COOKIE);
    expect([refused.status, refused.headers.get('location')], path).toEqual([303, location]);
  }
});

test('a page of receipts is private: never cached, never indexed, not prefetched', async () => {
  for (const path of PAGES) {
    const { get } = edge(answers());
    const response = await get(path, COOKIE);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const { head } = await modelOf(response);
    expect(head).toMatchObject({ isIndexable: false, canonical: null });
    expect(JSON.stringify(head)).not.toContain('Maya');
    expect((await get(path, { ...COOKIE, 'sec-purpose': 'prefetch' })).status).toBe(503);
  }
});

test("a missing receipt, or another account's, is a 404", async () => {
  const { get } = edge(answers());
  expect((await get('/billing/invoices/PL-2026-00000000', COOKIE)).status).toBe(404);
  expect((await get('/billing/orders/Ounknown', COOKIE)).status).toBe(404);
});

test('the form of a receipt says whether it keeps whom it is about, and leads back to it', async () => {
  const path = `/billing/invoices/${INVOICE.id}`;
  const call = 'POST /api/billing/invoice-about';
  const send = (about: string, answer = json({ isDone: true })) => submitPlanForm(path, { about }, { [call]: answer });
  for (const [word, isKept] of [
    ['keep', true],
    ['let-go', false],
  ] as const) {
    const { response, sent, location } = await send(word);
    expect([response.status, location]).toEqual([303, path]);
    expect(sent).toEqual([{ call, body: { id: INVOICE.id, isKept }, key: null }]);
  }
  expect((await send('sell')).response.status).toBe(400);
  expect((await send('keep', problemResponse(404))).response.status).toBe(404);
  expect((await send('keep', problemResponse(401))).location).toContain('/login?redirect=');
});

test('a failing origin does not lead to the login', async () => {
  for (const path of PAGES) {
    const failing = new Response('', { status: 500 });
    const { get } = edge(answers({ [`GET /api${path.replace('/billing/orders', '/orders')}`]: failing }));
    expect((await get(path, COOKIE)).status, path).not.toBe(303);
  }
});

test('a receipt leads to the report that its credit opens, while there is one and the report is closed', async () => {
  expect(await nextOf(INVOICE)).toEqual({ kind: 'unlock', personId: PERSON_ID, firstName: 'Maya' });
  const href = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
  const page = { kind: 'page', href, firstName: 'Maya' };
  expect(await nextOf(INVOICE, {}, { backgroundCreditsCount: 0 })).toEqual(page);
  expect(await nextOf({ ...INVOICE, status: 'refunded' })).toEqual(page);
  const report = { kind: 'report', href: `${href}#person-details-bg-section` };
  expect(await nextOf({ ...INVOICE, openUntil: Date.UTC(2026, 11, 20) })).toEqual(report);
  expect(await nextOf({ ...INVOICE, credits: null, openUntil: null })).toEqual(page);
  expect(await nextOf({ ...INVOICE, about: null })).toEqual({ kind: 'search' });
});

test('the receipt of a payment that opened a report leads to it, whatever credits its buyer has', async () => {
  const opened = { ...INVOICE, credits: null, openUntil: Date.UTC(2026, 11, 20) };
  expect(await nextOf(opened)).toMatchObject({ kind: 'report' });
  expect(await nextOf({ ...opened, openUntil: null })).toMatchObject({ kind: 'page' });
  const house = { ...opened, about: { kind: 'property', pnpId: 'n1' } as const };
  expect(await nextOf(house)).toEqual({ kind: 'report', href: '/property/n1' });
  expect(await nextOf({ ...house, openUntil: null })).toEqual({ kind: 'page', href: '/property/n1', firstName: null });
});

test('the receipt of an open report says how many records it holds, and stands without the counts [P2-091]', async () => {
  const path = `/billing/invoices/${INVOICE.id}`;
  const opened = { ...INVOICE, credits: null, openUntil: Date.UTC(2026, 11, 20) };
  const holdsOf = async (counts: Response) => {
    const { get } = edge(answers({ [`GET /api${path}`]: json(opened), 'GET /api/person/counts': counts }));
    const { page } = await modelOf(await get(path, COOKIE));
    return page.kind === 'invoice' ? page.holds : null;
  };
  const counts = buildCounts();
  expect(await holdsOf(json(counts))).toEqual(recordsTally(counts));
  expect(await holdsOf(new Response('', { status: 500 }))).toBeUndefined();
});

test('a closed report of somebody in Ohio leads from the receipt to a page without a name in the link [P2-133]', async () => {
  const about = { ...BOUGHT_PERSON, city: 'Akron', stateCode: 'OH' };
  expect(await nextOf({ ...INVOICE, about, credits: null })).toMatchObject({ kind: 'page', firstName: null });
});

test('the receipt of a court runner leads to what it found', async () => {
  const lines = [{ productId: 'court-runner-county-41051', text: 'Court Runner', amount: 34.95 }];
  expect(await nextOf({ ...INVOICE, lines, credits: null, openUntil: Date.UTC(2026, 11, 20) })).toEqual({
    kind: 'runner',
    href: `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}#court-runner`,
  });
});

test('the receipt of Speed Search leads to its lists, while that is the plan', async () => {
  const plan = { action: 'start', productName: 'Speed Search', from: 0, until: 1 } as const;
  const invoice = { ...INVOICE, about: null, credits: null, plan };
  const holding = (more: Partial<Plan>) => ({
    'GET /api/billing/plan': json(buildPlanAnswer({ plan: buildPlan(more) })),
  });
  expect(await nextOf(invoice, holding({ tier: 'speed-search' }))).toEqual({ kind: 'lists' });
  expect(await nextOf(invoice, holding({ tier: 'speed-search', status: 'ended' }))).toEqual({ kind: 'search' });
  expect(await nextOf(invoice, holding({ tier: 'premium' }))).toEqual({ kind: 'search' });
  expect(await nextOf(INVOICE, holding({ tier: 'speed-search' }))).toMatchObject({ kind: 'unlock' });
});

test('the receipt of a plan leads back to the page it was bought for, while the browser remembers it', async () => {
  const plan = { action: 'start', productName: 'Premium Monthly', from: 0, until: 1 } as const;
  const invoice = { ...INVOICE, about: null, credits: null, plan };
  const nextWith = async (wayBack: string, of: Invoice = invoice) => {
    const path = `/billing/invoices/${INVOICE.id}`;
    const { get } = edge(answers({ [`GET /api${path}`]: json(of) }));
    const cookie = `session=token; way_back=${encodeURIComponent(wayBack)}`;
    const { page } = await modelOf(await get(path, { cookie }));
    return page.kind === 'invoice' ? page.next : null;
  };
  const person = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
  expect(await nextWith(person)).toEqual({ kind: 'back', href: person, fullName: 'Maya Ostrowski' });
  expect(await nextWith('/phone/1-503-555-0142')).toMatchObject({ kind: 'back', fullName: null });
  // No name in what leads from a payment to somebody in Ohio (P2-133).
  expect(await nextWith(`/name/Maya-Ostrowski/Akron-OH/${PERSON_ID}`)).toMatchObject({
    kind: 'back',
    fullName: null,
  });
  for (const forged of ['https://evil.example/', '//evil.example', '/auth/logout', ''])
    expect(await nextWith(forged), forged).toEqual({ kind: 'search' });
  expect(await nextWith(person, { ...invoice, plan: { ...plan, action: 'renew' } })).toEqual({ kind: 'search' });
  expect(await nextWith(person, INVOICE)).toMatchObject({ kind: 'unlock' });
});

test('a paid order leads to its receipt', async () => {
  const paid = json({ ...ORDER, status: 'paid', invoiceId: INVOICE.id });
  const response = await edge(answers({ 'GET /api/orders/O1': paid })).get('/billing/orders/O1', COOKIE);
  expect([response.status, response.headers.get('location')]).toEqual([303, `/billing/invoices/${INVOICE.id}`]);
});

test('an order that opened a report leads to it, also back from the payment page; a refunded one leads to its receipt', async () => {
  const opens = BOUGHT_PERSON;
  const leadsTo = async (more: object) => {
    const paid = json({ ...ORDER, status: 'paid', invoiceId: INVOICE.id, ...more });
    return (await edge(answers({ 'GET /api/orders/O1': paid })).get('/billing/orders/O1', COOKIE)).headers.get(
      'location',
    );
  };
  const person = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
  expect(await leadsTo({ opens })).toBe(`${person}?paid=${INVOICE.id}#person-details-bg-section`);
  expect(await leadsTo({ opens: { kind: 'property', pnpId: 'n1' } })).toBe(`/property/n1?paid=${INVOICE.id}`);
  expect(await leadsTo({ opens: null, isRefunded: true })).toBe(`/billing/invoices/${INVOICE.id}`);
});

test('a buyer without an account is told where a link by email goes, and an account is not', async () => {
  const guest = { scope: 'purchase', primaryEmail: 'buyer@example.com' };
  const path = `/billing/invoices/${INVOICE.id}`;
  const pageOf = async (at: string, user?: Record<string, unknown>) =>
    (await modelOf(await edge(answers({}, user)).get(at, COOKIE))).page;
  expect(await pageOf(path, guest)).toMatchObject({ guest: { email: 'buyer@example.com', redirect: path } });
  expect(await pageOf('/billing/orders/O1', guest)).toMatchObject({ guestEmail: 'buyer@example.com' });
  expect(await pageOf(path)).not.toHaveProperty('guest');
  expect(await pageOf('/billing/orders/O1')).not.toHaveProperty('guestEmail');
});

test('a pending order is checked again without scripts, six times', async () => {
  const { get } = edge(answers());
  const path = '/billing/orders/O1';
  const first = await get(path, COOKIE);
  expect(first.headers.get('refresh')).toBe(`10; url=${path}?looks=1`);
  expect((await modelOf(first)).page).toEqual({
    kind: 'order',
    status: 'pending',
    payHref: null,
    againHref: path,
    backHref: ORDER.returnPath,
    looksAgain: true,
  });
  const sixth = await get(`${path}?looks=5`, COOKIE);
  expect(sixth.headers.get('refresh')).toBe(`10; url=${path}?looks=6`);
  for (const looks of ['6', '9', '10', '-1', 'x']) {
    const last = await get(`${path}?looks=${looks}`, COOKIE);
    expect(last.headers.get('refresh'), looks).toBeNull();
    expect((await modelOf(last)).page).toMatchObject({ looksAgain: false });
  }
});

test('a failed order says why and leads back to its checkout, and to no other site', async () => {
  const summary = '/checkout/property-summary';
  const ours = `${summary}?propertyUrl=%2Fproperty%2Fn1`;
  const theirs = `${summary}?propertyUrl=https%3A%2F%2Fhomes.example%2Fproperty%2Fn1`;
  const withSite = { PROPERTY_SITE_URL: 'https://homes.example' };
  for (const [returnPath, backHref, settings] of [
    ['/checkout/search', '/checkout/search', {}],
    [ORDER.returnPath, ORDER.returnPath, {}],
    [ours, ours, {}],
    [theirs, theirs, withSite],
    [theirs, summary, {}],
    [`${summary}?propertyUrl=https://evil.example/property/n1`, summary, withSite],
    ['//evil.example', '/billing/purchase-credits', {}],
    [null, '/billing/purchase-credits', {}],
  ] as const) {
    const declined = json({ ...ORDER, status: 'declined', message: 'This card has expired.', returnPath });
    const { get } = edge(answers({ 'GET /api/orders/O1': declined }), settings);
    const response = await get('/billing/orders/O1?redirect=/account', COOKIE);
    expect((await modelOf(response)).page).toEqual({
      kind: 'order',
      status: 'declined',
      message: 'This card has expired.',
      backHref,
    });
    expect(response.headers.get('refresh')).toBeNull();
  }
});
