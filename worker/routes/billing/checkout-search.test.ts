import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCounts, buildPartialAddress, MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { CALLS, PAGE, pageOf, SESSION, sendForm, shop } from '../../../tests/support/checkout-shop.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const show = async (answers: OriginAnswers = shop(), path = PAGE, headers: Record<string, string> = {}) =>
  pageOf(await edge(answers).get(path, headers));

describe('the checkout of a background report (F2-57)', () => {
  test("offers one credit or three at the origin's prices, with only the clicked one preselected", async () => {
    const { options, checkout } = await show();
    expect(options.map(({ name, price, submit }) => [name, price, submit])).toEqual([
      ['1 credit', 14.99, 'Pay $14.99 for 1 credit'],
      ['3 credits', 29.99, 'Pay $29.99 for 3 credits'],
    ]);
    expect(options[1]?.note).toBe('$10.00 each. All 3 expire 30 days after purchase');
    expect(options[0]?.facts.map(({ text }) => text)).toEqual([
      'No. One payment',
      expect.stringMatching(/^Expire \w{3} \d{1,2}, \d{4}, 30 days after purchase$/),
    ]);
    expect(checkout?.values).toMatchObject({ product: 'one', pay: 'card', keeps: false, purpose: '', attests: false });
  });

  test('says whose report it is, and what it contains by its true counts', async () => {
    const { subject } = await show();
    expect(subject).toEqual({
      firstName: 'Maya',
      fullName: 'Maya Ostrowski',
      place: 'Portland, OR',
      path: `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`,
      total: 1,
      outside: { traffic: 2, evictions: 0 },
      tally: { criminal: 2, publicRecords: 1, property: 0, more: 0 },
      isEmpty: false,
      isOpen: false,
    });
  });

  test('views the person as a visitor without an account does, so no lookup is used', async () => {
    const { get, asked } = edge(shop());
    await get(PAGE, SESSION);
    const details = asked.find(({ url }) => url.includes('/person/details'));
    expect(new URL(details?.url ?? '').searchParams.get('stub')).toBe('true');
  });

  test('names nobody from Ohio or Illinois, not even in the URL of their page (P2-133)', async () => {
    // An id that contains no name, or the check below would find it in the id.
    const id = 'Pabcdefghijkl';
    const details = buildDetails({ ...MAYA, id, addresses: [buildPartialAddress({ city: 'Akron', stateCode: 'OH' })] });
    const response = await edge(shop({ [CALLS.details]: json(details) })).get(`/checkout/search?wpId=${id}`);
    const text = await response.text();
    expect(text).not.toMatch(/maya|ostrowski/i);
    expect(JSON.parse(text).page.subject).toMatchObject({ firstName: null, path: null, place: 'Akron, OH' });
  });

  test('sells credits without a person if none is given, known or shown', async () => {
    for (const [path, answers] of [
      ['/checkout/search', shop()],
      ['/checkout/search?wpId=%3Cscript%3E', shop()],
      [PAGE, shop({ [CALLS.details]: problemResponse(404) })],
      [PAGE, shop({ [CALLS.details]: json(buildDetails({ ...MAYA, id: 'Psomebodyelse1' })) })],
    ] as const) {
      const { subject, checkout } = await show(answers, path);
      expect([subject, checkout?.errors]).toEqual([null, {}]);
    }
  });

  test('sells nothing if the report is empty, and nothing for a forged form', async () => {
    const empty = shop({ [CALLS.counts]: json(buildCounts({ relatives: 4 })) });
    const { checkout, subject } = await show(empty);
    expect([checkout, subject?.isEmpty]).toEqual([null, true]);
    const { response, bodies } = await sendForm(empty);
    expect([response.status, await bodies(CALLS.order)]).toEqual([404, []]);
  });

  test('sells nothing if no payments are set up', async () => {
    const closed = shop({}, { paymentWay: 'none' });
    expect(await show(closed)).toMatchObject({ checkout: null, takesPayments: false });
    // The card form says that nothing is charged, which is only true locally.
    const live = await edge(shop(), { ENVIRONMENT: 'production' }).get(PAGE);
    expect(await pageOf(live)).toMatchObject({ checkout: null, takesPayments: false });
    expect((await sendForm(closed)).response.status).toBe(404);
  });

  test('is not indexed, has a canonical URL without the query, and is not cached', async () => {
    const response = await edge(shop()).get(PAGE);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { isIndexable, canonical } = (await modelOf(response)).head;
    expect([isIndexable, new URL(canonical ?? '').pathname, new URL(canonical ?? '').search]).toEqual([
      false,
      '/checkout/search',
      '',
    ]);
  });

  test('creates a new key for every form', async () => {
    const keys = [await show(), await show()].map(({ checkout }) => checkout?.orderKey);
    expect(new Set(keys).size).toBe(2);
  });

  test('leads back to itself after a login, with the funnel parameters (P2-128)', async () => {
    const { checkout } = await show();
    const way = new URL(checkout?.loginHref ?? '', 'http://x');
    expect([way.pathname, way.searchParams.get('redirect')]).toEqual(['/auth/login', PAGE]);
    expect(checkout?.action).toBe(PAGE);
    expect((await show(shop(), PAGE, SESSION)).checkout?.loginHref).toBeNull();
  });
});
