import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrderAnswer, buildProductsAnswer } from '../../../tests/fixtures/billing.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { CALLS, formRequest, KEY, PAGE, pageOf, SESSION, shop } from '../../../tests/support/checkout-shop.ts';
import { cookiesAfter, followForm } from '../../../tests/support/follow-form.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const opens = {
  kind: 'person',
  personId: PERSON_ID,
  fullName: 'Maya Ostrowski',
  firstName: 'Maya',
  city: 'Portland',
  stateCode: 'OR',
} as const;
const sentOrder = (more: Partial<ReturnType<typeof buildOrderAnswer>> = {}) =>
  json({ ...buildOrderAnswer(more), returnPath: null });
const PENDING = { status: 'pending', invoiceId: null } as const;

/** A form whose order got no answer; `look` is a look of its browser at the page it led to, that long afterward. */
async function lost(sent: OriginAnswers[string], more: OriginAnswers = {}, headers: Record<string, string> = SESSION) {
  const site = edge(shop({ [CALLS.order]: problemResponse(503), [CALLS.sent]: sent, ...more }));
  const answer = await site.request(PAGE, formRequest({}, headers));
  const path = answer.headers.get('location') ?? '';
  const cookie = cookiesAfter(answer, headers.cookie);
  const look = (seconds: number) => {
    vi.setSystemTime(NOW + seconds * 1_000);
    return site.get(path, { cookie });
  };
  return { site, answer, path, cookie, look };
}

describe('an order whose answer was lost or slow', () => {
  test('is waited for by the key of its form, by a header that needs no script', async () => {
    const { site, path, look } = await lost(problemResponse(404));
    expect(path).toMatch(/^\/checkout\/wait\?sent=[\w-]+$/);
    const response = await look(3);
    expect((await modelOf(response)).page).toEqual({ kind: 'checkout-wait', againHref: path, looksAgain: true });
    expect(response.headers.get('refresh')).toBe(`2; url=${path}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const questions = site.asked.filter(({ url }) => url.includes('/billing/sent-order'));
    expect(questions.map(({ headers }) => headers.get('idempotency-key'))).toEqual([KEY]);
  });

  test('that turns out to be paid leads to what it opened, and is waited for no longer', async () => {
    const { site, look, cookie } = await lost(sentOrder({ opens }));
    const response = await look(1);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}?paid=PL-2026-1#person-details-bg-section`,
    ]);
    expect(cookiesAfter(response, cookie)).not.toContain('sent_form');
    // Back shows a new form, not the one that was paid.
    const back = await pageOf(await site.get(PAGE, { cookie: cookiesAfter(response, cookie) }));
    expect(back.checkout?.orderKey).not.toBe(KEY);
  });

  test('that paid for nothing that opens leads to its receipt, which shows a refund', async () => {
    for (const more of [{}, { opens: null, isRefunded: true }, { opens, isRefunded: true }]) {
      const { look } = await lost(sentOrder(more));
      expect((await look(1)).headers.get('location')).toBe('/billing/invoices/PL-2026-1');
    }
  });

  test('that was declined leads back to the form, which says so and has another key', async () => {
    const declined = sentOrder({ status: 'declined', invoiceId: null, message: 'The bank declined this card.' });
    const { site, look, cookie } = await lost(declined);
    const answer = await look(1);
    const { checkout } = await pageOf(await followForm(site, answer, { cookie }));
    expect(checkout?.problem).toMatchObject({ title: 'Nothing was charged.', isDeclined: true });
    expect(checkout?.problem?.text).toContain('The bank declined this card.');
    expect([checkout?.orderKey === KEY, checkout?.values.zip]).toEqual([false, '97217']);
  });

  test('that waits for the buyer at the provider leads to its own page, where it can be paid', async () => {
    const { look } = await lost(sentOrder({ ...PENDING, redirectUrl: 'https://pay.example/1' }));
    expect((await look(1)).headers.get('location')).toBe('/billing/orders/o1');
  });

  test('that is being paid is waited for, and has a page of its own after 20 seconds', async () => {
    const { look } = await lost(sentOrder(PENDING));
    expect((await modelOf(await look(19))).page.kind).toBe('checkout-wait');
    expect((await look(20)).headers.get('location')).toBe('/billing/orders/o1');
  });

  test('that never arrived leads back to the form after 20 seconds: nothing was charged, and the same key', async () => {
    const { site, look, cookie } = await lost(problemResponse(404));
    expect((await modelOf(await look(19))).page.kind).toBe('checkout-wait');
    const answer = await look(20);
    const { checkout } = await pageOf(await followForm(site, answer, { cookie }));
    expect(checkout).toMatchObject({ orderKey: KEY, problem: { title: 'Your order did not reach us.' } });
    expect(checkout?.problem?.text).toMatch(/^Nothing was charged\./);
    // Sent again it is the same order; while nobody answers, it is waited for, not called lost.
    const tried = await site.request(PAGE, formRequest({}, { cookie: cookiesAfter(answer, cookie) }));
    expect(tried.headers.get('location')).toMatch(/^\/checkout\/wait/);
  });

  test('is looked for a minute long while the origin is silent, and by a link after that', async () => {
    const { look, path } = await lost(problemResponse(503));
    expect((await modelOf(await look(59))).page).toMatchObject({ looksAgain: true });
    const last = await look(60);
    expect((await modelOf(last)).page).toEqual({ kind: 'checkout-wait', againHref: path, looksAgain: false });
    expect(last.headers.get('refresh')).toBeNull();
  });

  test('of a buyer without an account is asked for with the session that began with the form', async () => {
    const { site, look, cookie } = await lost(sentOrder({ opens }), {}, {});
    expect(cookie).toContain('session=new');
    expect((await look(1)).status).toBe(303);
    const question = site.asked.find(({ url }) => url.includes('/billing/sent-order'));
    expect(question?.headers.get('cookie')).toBe('session=new');
  });

  test('of a session that has ended is asked for after a log-in', async () => {
    const { look, path } = await lost(problemResponse(401));
    const way = new URL((await look(1)).headers.get('location') ?? '', 'http://x');
    expect([way.pathname, way.searchParams.get('redirect')]).toEqual(['/auth/login', path]);
  });

  test('is not sent while what is for sale is unknown: the form says so, unless it may have been sent before', async () => {
    let isDown = true;
    const products = json(buildProductsAnswer());
    const more = { [CALLS.products]: () => (isDown ? problemResponse(503) : products.clone()) };
    const { site, path, cookie } = await lost(problemResponse(404), more);
    expect(path).toMatch(/^\/checkout\/search\?.*&sent=/);
    const send = async (jar: string) => {
      const answer = await site.request(PAGE, formRequest({}, { cookie: jar }));
      return { leads: answer.headers.get('location'), jar: cookiesAfter(answer, jar) };
    };
    isDown = false;
    const tried = await send(cookie);
    expect(tried.leads).toMatch(/^\/checkout\/wait/);
    isDown = true;
    // Nobody may say now that nothing was charged.
    expect((await send(tried.jar)).leads).toMatch(/^\/checkout\/wait/);
  });
});

test('an address without its form leads to the receipts, or home: another browser learns nothing', async () => {
  const { site, path, cookie } = await lost(sentOrder({ opens }));
  for (const [at, headers, leads] of [
    [path, SESSION, '/billing/invoices'],
    [path, {}, '/'],
    ['/checkout/wait', { cookie }, '/billing/invoices'],
    ['/checkout/wait?sent=made-up', { cookie }, '/billing/invoices'],
    [path, { cookie: cookie.replace('sent_form=', 'sent_form=x') }, '/billing/invoices'],
  ] as const)
    expect((await site.get(at, headers)).headers.get('location'), at).toBe(leads);
});
