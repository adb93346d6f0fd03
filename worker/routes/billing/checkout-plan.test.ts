import { generateSignedCookie } from 'hono/cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deriveKey } from '../../../shared/contract/transport/derived-key.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import { RENEWAL_VERSION, renewalCopy } from '../../../shared/copy/billing/renewal.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildOrderAnswer } from '../../../tests/fixtures/billing.ts';
import { buildPartialAddress, MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { buildCanceledPlan, buildDelinquentPlan, buildPlan, buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
import { CALLS, refusal, SESSION } from '../../../tests/support/checkout-shop.ts';
import { ordersOf, PLAN_CALL, planPageOf, planShop, sendPlanForm } from '../../../tests/support/plan-shop.ts';
import { edge, json, type OriginAnswers, problemResponse, SECRET } from '../../testing.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HARD_STOP = 'GET /api/hardstop';
const VISITOR = '5f0c7a1e-3a53-4a1c-9d0f-8a3f5a4f2b10';
/** As the person page has set it. */
async function visitorCookie(): Promise<string> {
  const { bytes } = await deriveKey(SECRET, 'signature of the cookie visitor_id');
  return (await generateSignedCookie('visitor_id', VISITOR, bytes)).split(';')[0] ?? '';
}
const FUNNEL = `wp_content=phones&wp_source=people&funnelType=person_onepages_1&wpId=${PERSON_ID}`;
const SUMMARY = `/checkout/summary?${FUNNEL}`;
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;

const show = async (path: string, answers: OriginAnswers = planShop(), headers: Record<string, string> = {}) =>
  planPageOf(await edge(answers).get(path, headers));
const namesOf = async (path: string) => {
  const { options, checkout } = await show(path);
  return { names: options.map(({ name }) => name), picked: checkout?.values.product };
};

describe('the pages where plans are bought [F2-58]', () => {
  test('each sell the plans that fit their funnel, and preselect their own', async () => {
    const premium = ['Premium Monthly', 'Premium Annual', 'Premium Unlimited'];
    expect(await namesOf(SUMMARY)).toEqual({ names: premium, picked: 'p-month' });
    expect(await namesOf('/checkout/phone-summary?phoneNumber=15035550142')).toEqual({
      names: premium,
      picked: 'p-month',
    });
    expect(await namesOf('/checkout/unlimited-summary')).toEqual({
      names: ['Premium Unlimited', 'Small Business'],
      picked: 'u',
    });
    expect(await namesOf('/checkout/business')).toEqual({ names: ['Small Business'], picked: 'b' });
    expect(await namesOf('/checkout/summary?plan=speed-search')).toEqual({ names: ['Speed Search'], picked: 's' });
    expect((await namesOf('/checkout/summary?plan=premium&period=year')).picked).toBe('p-year');
    // Unknown values are dropped, not guessed.
    expect((await namesOf('/checkout/summary?plan=gold&period=week')).picked).toBe('p-month');
  });

  test('say above the form what is paid today, when it renews for how much, and how to end it', async () => {
    const { options } = await show(SUMMARY);
    expect(options[0]).toMatchObject({
      price: 9.99,
      priceText: '$9.99 a month',
      note: '20 people a month',
      submit: 'Pay $9.99 and start Premium Monthly',
      renewal: renewalCopy.text('Premium Monthly', 9.99, 'month'),
    });
    expect(options[0]?.facts).toEqual([
      { term: 'Renews', text: 'Dec 20, 2026, then every month, $9.99 each time' },
      { term: 'To cancel', text: 'Two clicks in your account. You keep it until the paid month ends' },
    ]);
    expect(options[1]?.facts[0]?.text).toBe('Nov 20, 2027, then every year, $59.99 each time');
    expect(options[1]?.note).toBe('20 people a month. About $5.00 a month');
  });

  test('check nothing for the buyer, and offer no box to keep the method: a plan keeps it', async () => {
    const { checkout } = await show(SUMMARY);
    expect(checkout).toMatchObject({ keepsMethod: false, action: SUMMARY });
    expect(checkout?.values).toMatchObject({ renews: false, attests: false, purpose: '' });
  });

  test('name the person whose page led there, with true counts of what is hidden', async () => {
    const { why } = await show(SUMMARY);
    const { counts } = buildDetails(MAYA).results;
    expect(why).toMatchObject({
      kind: 'person',
      person: { fullName: 'Maya Ostrowski', place: 'Portland, OR', path: PERSON },
    });
    const hidden = why.kind === 'person' ? why.person.hidden : null;
    expect(hidden?.emails).toBe(counts.emailsCount);
    expect(hidden?.phones).toBeLessThanOrEqual(counts.phonesCount);
  });

  test('view the person as a visitor without an account does: no lookup is used', async () => {
    const { get, asked } = edge(planShop());
    await get(SUMMARY, SESSION);
    const details = asked.find(({ url }) => url.includes('/person/details'));
    expect(new URL(details?.url ?? '').searchParams.get('stub')).toBe('true');
  });

  test('sell no way to reach somebody who has died', async () => {
    const details = buildDetails({ ...MAYA, isDead: true });
    const { why } = await show(SUMMARY, planShop({ [CALLS.details]: json(details) }));
    expect(why.kind === 'person' ? why.person.hidden : undefined).toBeNull();
  });

  test('name nobody from Ohio or Illinois, not even in the URL of their page [P2-133]', async () => {
    const id = 'Pabcdefghijkl';
    const details = buildDetails({ ...MAYA, id, addresses: [buildPartialAddress({ city: 'Akron', stateCode: 'OH' })] });
    const answers = planShop({ [CALLS.details]: json(details) });
    const response = await edge(answers).get(`/checkout/summary?wpId=${id}`);
    const text = await response.text();
    expect(text).not.toMatch(/maya|ostrowski/i);
    // Whoever has paid is led to the page all the same.
    const { response: paid } = await sendPlanForm(answers, `/checkout/summary?wpId=${id}`);
    expect(paid.headers.get('location')).toBe(`/name/Maya-Ostrowski/Akron-OH/${id}?paid=PL-2026-1`);
  });

  test('say which number led there, or that it was an address', async () => {
    expect((await show('/checkout/phone-summary?phoneNumber=15035550142')).why).toEqual({
      kind: 'phone',
      number: '(503) 555-0142',
      path: '/phone/1-503-555-0142',
    });
    expect((await show('/checkout/phone-summary?phoneNumber=%3Cb%3E')).why.kind).toBe('none');
    expect((await show('/checkout/phone-summary?funnelType=address&addressId=A1')).why.kind).toBe('address');
  });

  test('say what a business funnel promised [P2-130 P2-131]', async () => {
    const wishOf = async (query: string) => {
      const { why } = await show(`/checkout/business?wpId=${PERSON_ID}&${query}`);
      return why.kind === 'person' ? why.wish : undefined;
    };
    expect(await wishOf('emailUpgrade=true')).toBe('emails');
    expect(await wishOf('phoneintelUpgrade=true')).toBe('phone-activity');
    expect(await wishOf('emailUpgrade=yes')).toBeNull();
  });

  test('promise on the page of Premium nothing that only the business plan holds [P2-130 P2-131]', async () => {
    for (const query of ['emailUpgrade=true', 'phoneintelUpgrade=true']) {
      expect((await show(`/checkout/summary?wpId=${PERSON_ID}&${query}`)).why, query).toMatchObject({ wish: null });
      expect((await show(`/checkout/summary?${query}`)).why, query).toMatchObject({ wish: null });
    }
  });

  test('say that a quota is used up, and keep the path there, rebuilt or dropped [P2-036]', async () => {
    const limit = (path: string) =>
      `/checkout/unlimited-summary?path=${encodeURIComponent(path)}&searchQuotaExceeded=true`;
    const { why, checkout } = await show(limit(`${PERSON}?utm_junk=1`));
    expect(why).toEqual({ kind: 'limit', path: PERSON, stop: null });
    expect(checkout?.action).toBe(limit(PERSON));
    for (const forged of ['https://evil.example/', '//evil.example', '/auth/logout', '/nowhere/at/all'])
      expect((await show(limit(forged))).why, forged).toEqual({ kind: 'limit', path: null, stop: null });
    expect((await show('/checkout/unlimited-summary?searchQuotaExceeded=1')).why.kind).toBe('none');
  });

  test('ask the origin about the hard stop of that person and visitor, and say when there is room again', async () => {
    const opensAt = new Date(NOW + 20 * 3_600_000 + 1_000).toISOString();
    const blocked = { result: 'blocked_quota_exceeded', remainingQuota: 0, opensAt, limit: 15, accountLimit: 30 };
    const limit = `/checkout/unlimited-summary?path=${encodeURIComponent(`${PERSON}?full=1`)}&searchQuotaExceeded=true`;
    const { get, asked } = edge(planShop({ [HARD_STOP]: json({ ...blocked, countedBy: 'visitor' }) }));
    const response = await get(limit, { cookie: await visitorCookie() });
    const { why } = await planPageOf(response.clone());
    expect(why).toEqual({
      kind: 'limit',
      path: `${PERSON}?full=1`,
      stop: {
        isOpen: false,
        opens: expect.stringMatching(/^tomorrow at 3:01\sAM EST$/),
        limit: 15,
        accountLimit: 30,
        isShared: false,
      },
    });
    const question = asked.find(({ url }) => url.includes('hardstop'));
    expect(new URL(question?.url ?? '').searchParams.get('path')).toBe(PERSON);
    expect(question?.headers.get('x-edge-visitor')).toBe(VISITOR);
    expect(await response.text()).toContain('"title":"Everybody for today');
  });

  test('say so if there is room by then, or all new visitors of a network share a count', async () => {
    const limit = `/checkout/unlimited-summary?path=${encodeURIComponent(PERSON)}&searchQuotaExceeded=true`;
    const stopOf = async (answer: object) => {
      const { why } = await show(limit, planShop({ [HARD_STOP]: json(answer) }));
      return why.kind === 'limit' ? why.stop : null;
    };
    const allowed = { result: 'allowed', remainingQuota: 2 };
    expect(await stopOf(allowed)).toMatchObject({ isOpen: true, opens: null, limit: null, accountLimit: null });
    expect(await stopOf({ ...allowed, remainingQuota: 0, countedBy: 'network' })).toMatchObject({
      isOpen: false,
      isShared: true,
    });
    expect(await stopOf({ nonsense: true })).toBeNull();
  });

  test('ask nothing about a hard stop for bots, HEAD, a prefetch, other pages and other paths', async () => {
    const limit = (path: string) =>
      `/checkout/unlimited-summary?path=${encodeURIComponent(path)}&searchQuotaExceeded=true`;
    const { request, asked } = edge(planShop());
    const ask = (path: string, headers = {}, method = 'GET') => request(path, { method, headers });
    await ask(limit(PERSON), { 'user-agent': 'curl/8.0' });
    await ask(limit(PERSON), {}, 'HEAD');
    await ask(limit(PERSON), { 'sec-purpose': 'prefetch' });
    for (const path of ['/', '/name/Maya/OR', '/phone/1-503-555-0142', '']) await ask(limit(path));
    await ask(`/checkout/unlimited-summary?path=${encodeURIComponent(PERSON)}`);
    await ask(`/checkout/summary?path=${encodeURIComponent(PERSON)}&searchQuotaExceeded=true`);
    expect(asked.filter(({ url }) => url.includes('hardstop'))).toEqual([]);
  });

  test('sell nothing without payments or products, and nothing of another page', async () => {
    expect(await show(SUMMARY, planShop({}, { paymentWay: 'none' }))).toMatchObject({
      checkout: null,
      takesPayments: false,
    });
    const nothing = planShop({}, { products: [] });
    expect(await show(SUMMARY, nothing)).toMatchObject({ checkout: null, takesPayments: true, options: [] });
    expect(await planPageOf(await (await sendPlanForm(nothing, SUMMARY)).page())).toMatchObject({ checkout: null });
    const forged = await sendPlanForm(planShop(), '/checkout/business', { product: 'p-month' });
    expect((await planPageOf(await forged.page())).checkout?.errors).toEqual({ product: 'Choose one of these.' });
    expect(await ordersOf(forged)).toEqual([]);
  });

  test('are kept out of search engines and caches', async () => {
    const response = await edge(planShop()).get(SUMMARY);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.clone().text()).toContain('"isIndexable":false');
  });
});

describe('an order for a plan', () => {
  test('carries the plan, the purpose and the agreement that it renews, and no price', async () => {
    const sent = await sendPlanForm(planShop(), SUMMARY);
    const [order] = await ordersOf(sent);
    expect(order).toMatchObject({
      productIds: ['p-month'],
      renewal: { textVersion: RENEWAL_VERSION },
      attestation: { purpose: 'reconnect' },
      funnel: { wpId: PERSON_ID },
    });
    expect(order).not.toHaveProperty('personId');
    expect(JSON.stringify(order)).not.toMatch(/9\.99|keepsPaymentMethod|4242/);
  });

  test('leads straight back to the person, with the receipt in the address', async () => {
    const { response } = await sendPlanForm(planShop(), SUMMARY);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PERSON}?paid=PL-2026-1`]);
    const phone = await sendPlanForm(planShop(), '/checkout/phone-summary?phoneNumber=15035550142');
    expect(phone.response.headers.get('location')).toBe('/phone/1-503-555-0142?paid=PL-2026-1');
    const limit = `/checkout/unlimited-summary?path=${encodeURIComponent(PERSON)}&searchQuotaExceeded=true`;
    const unlimited = await sendPlanForm(planShop(), limit, { product: 'u', shown: 'u 19.99' });
    expect(unlimited.response.headers.get('location')).toBe(`${PERSON}?paid=PL-2026-1`);
    const nobody = await sendPlanForm(planShop(), '/checkout/summary');
    expect(nobody.response.headers.get('location')).toBe('/billing/invoices/PL-2026-1');
  });

  test('that is paid elsewhere keeps the way back in the browser, for an hour, and the receipt leads there', async () => {
    const redirectUrl = 'https://checkout.stripe.com/c/pay/cs_1';
    const pending = json(buildOrderAnswer({ status: 'pending', redirectUrl, invoiceId: null }));
    const { response } = await sendPlanForm(
      planShop({ [CALLS.order]: pending }, { paymentWay: 'hosted-page' }),
      SUMMARY,
      {
        pay: 'hosted',
      },
    );
    expect(response.headers.get('location')).toBe(redirectUrl);
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('way_back='));
    expect(cookie).toMatch(/Max-Age=3600.*HttpOnly.*SameSite=Lax/);
    expect(cookie).toContain(encodeURIComponent(PERSON));
  });

  test('needs an agreement of its own that it renews, to the text that was shown', async () => {
    for (const [fields, error] of [
      [{ renews: '' }, renewalCopy.errors.renews],
      [{ renewal: '2020-01' }, renewalCopy.errors.changed],
      [{ renewal: '' }, renewalCopy.errors.changed],
    ] as const) {
      const sent = await sendPlanForm(planShop(), SUMMARY, fields);
      const { checkout } = await planPageOf(await sent.page());
      expect(checkout?.errors).toEqual({ renews: error });
      expect(checkout?.values).toMatchObject({ attests: true, zip: '97217', email: 'buyer@example.com' });
      expect(await ordersOf(sent)).toEqual([]);
    }
  });

  test('is not placed at a price that the buyer did not see', async () => {
    const sent = await sendPlanForm(planShop(), SUMMARY, { shown: 'p-month 4.99' });
    const { checkout } = await planPageOf(await sent.page());
    expect([checkout?.problem?.text, await ordersOf(sent)]).toEqual([
      expect.stringContaining('The price has changed'),
      [],
    ]);
  });

  test('that was declined says so, keeps everything but the card, and gets another key', async () => {
    const declined = json(
      buildOrderAnswer({ status: 'declined', message: 'The bank declined this card.', invoiceId: null }),
    );
    const { page } = await sendPlanForm(planShop({ [CALLS.order]: declined }), SUMMARY);
    const { checkout } = await planPageOf(await page());
    expect(checkout?.problem).toMatchObject({ isDeclined: true });
    expect(checkout?.problem?.title).toBe('Nothing was charged.');
    expect(checkout?.values).toMatchObject({ product: 'p-month', renews: true, attests: true, zip: '97217' });
    expect(checkout?.orderKey).not.toBe('a-key-of-this-very-form');
    expect(JSON.stringify(checkout)).not.toMatch(/4242 4242|"123"/);
  });
});

describe('a viewer with a plan', () => {
  const having = (answer: Parameters<typeof buildPlanAnswer>[0], more: OriginAnswers = {}) =>
    planShop({
      [PLAN_CALL]: json(buildPlanAnswer(answer)),
      [CALLS.user]: json(buildUserAnswer({ userType: 'paid' })),
      ...more,
    });

  test('is sold no second one: they see it, and a change that keeps the funnel', async () => {
    const { checkout, held, heldProblem } = await show('/checkout/business?wpId=PmayaOstrowski1', having({}), SESSION);
    expect([checkout, heldProblem]).toEqual([null, null]);
    expect(held).toEqual({
      kind: 'own',
      productName: 'Premium Monthly',
      period: 'month',
      state: { kind: 'renews', at: buildPlan().renewal?.at, price: 9.99 },
      changeHref: '/billing/manage-plan/change?wpId=PmayaOstrowski1&to=b',
    });
  });

  test('is told if it ends, or if a payment is overdue, which comes first', async () => {
    const canceled = await show(SUMMARY, having({ plan: buildCanceledPlan() }), SESSION);
    expect(canceled.held).toMatchObject({ state: { kind: 'ends', at: buildPlan().paidUntil } });
    const overdue = await show(SUMMARY, having({ plan: buildDelinquentPlan() }), SESSION);
    expect(overdue.held).toMatchObject({
      state: { kind: 'overdue', at: buildDelinquentPlan().endsAt },
      changeHref: `/billing/manage-plan?${FUNNEL}`,
    });
  });

  test('that is shared blocks a sale; one that has ended can be bought again', async () => {
    const shared = { productName: 'Premium Annual', tier: 'premium', lookups: 20, from: 'June' } as const;
    const member = await show(SUMMARY, having({ plan: null, shared }), SESSION);
    expect([member.checkout, member.held]).toEqual([null, { kind: 'shared', productName: 'Premium Annual' }]);
    const former = await show(SUMMARY, having({ plan: buildPlan({ status: 'ended' }) }), SESSION);
    expect([former.held, former.checkout === null]).toEqual([null, false]);
  });

  test('who sends the form again gets the answer of the same order', async () => {
    const sent = await sendPlanForm(having({}), SUMMARY, {}, SESSION);
    expect([sent.response.status, sent.response.headers.get('location')]).toEqual([303, `${PERSON}?paid=PL-2026-1`]);
    expect(await ordersOf(sent)).toHaveLength(1);
  });

  test('who is refused a second plan sees the first, and that nothing was charged', async () => {
    for (const title of [planCallCopy.hasPlan, planCallCopy.isMember]) {
      const refused = having({}, { [CALLS.order]: () => refusal(409, title) });
      const { page } = await sendPlanForm(refused, SUMMARY, {}, SESSION);
      const { held, heldProblem, checkout } = await planPageOf(await page());
      expect([held?.kind, heldProblem, checkout]).toEqual(['own', 'Nothing was charged.', null]);
    }
  });

  test('who bought it in another tab in the meantime is told by this one that nothing was charged', async () => {
    const plans = [json(buildPlanAnswer({ plan: null })), json(buildPlanAnswer({}))];
    const refused = having({}, { [CALLS.order]: () => refusal(409, planCallCopy.hasPlan) });
    const { page } = await sendPlanForm(
      { ...refused, [PLAN_CALL]: () => plans.shift() ?? json(buildPlanAnswer({})) },
      SUMMARY,
      {},
      SESSION,
    );
    const { held, heldProblem } = await planPageOf(await page());
    expect([held?.kind, heldProblem, plans]).toEqual(['own', 'Nothing was charged.', []]);
  });

  test('gets the form while nobody can say what they have, and at an origin without plans: it refuses a second one', async () => {
    for (const status of [503, 404]) {
      const { held, checkout } = await show(SUMMARY, planShop({ [PLAN_CALL]: problemResponse(status) }), SESSION);
      expect([held, checkout === null], String(status)).toEqual([null, false]);
    }
  });

  test('the form stands without whom it is for and without the hard stop', async () => {
    const parts = { [CALLS.details]: problemResponse(503), [HARD_STOP]: problemResponse(503) };
    expect(await show(SUMMARY, planShop(parts))).toMatchObject({ why: { kind: 'none' }, held: null });
    const limit = `/checkout/unlimited-summary?path=${encodeURIComponent(PERSON)}&searchQuotaExceeded=true`;
    const stopped = await show(limit, planShop(parts));
    expect([stopped.why, stopped.checkout === null]).toEqual([{ kind: 'limit', path: PERSON, stop: null }, false]);
  });

  test('whose order for a plan is not settled is told so, led to it, and may order this one all the same', async () => {
    const pending = { kind: 'pending', orderId: 'o7', at: NOW, payUrl: null };
    const answers = planShop({
      [CALLS.order]: () => refusal(409, orderCopy.held),
      [CALLS.held]: json({ held: pending }),
    });
    const { checkout } = await planPageOf(await (await sendPlanForm(answers, SUMMARY, {}, SESSION)).page());
    expect(checkout).toMatchObject({
      action: `${SUMMARY}&another=true`,
      buysAnother: true,
      problem: { title: 'Nothing was charged.', link: { href: '/billing/orders/o7' } },
      values: { product: 'p-month', zip: '97217' },
    });
    const again = await sendPlanForm(planShop(), checkout?.action ?? '', {}, SESSION);
    expect(await ordersOf(again)).toMatchObject([{ buysAnother: true }]);
  });
});
