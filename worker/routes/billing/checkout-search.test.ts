import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
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
      ['1 report', 14.99, 'Pay $14.99 and open the report'],
      ['3 credits', 29.99, 'Pay $29.99 for 3 credits'],
    ]);
    expect(options.map(({ goods }) => goods)).toEqual(['report', 'credits']);
    expect(options[1]?.note).toBe('$10.00 each. All 3 expire 30 days after purchase');
    expect(options[0]?.facts.map(({ text }) => text)).toEqual([
      'No. One payment',
      expect.stringMatching(/^\w{3} \d{1,2}, \d{4}$/),
    ]);
    expect(options[1]?.facts[1]?.text).toMatch(/^Expire \w{3} \d{1,2}, \d{4}, 30 days after purchase$/);
    expect(options[0]?.consent).toBe(
      '$14.99 is charged once. The report opens right away and stays open for 30 days. It does not renew.',
    );
    expect((await show(shop(), '/checkout/search')).options[0]).toMatchObject({ name: '1 credit', goods: 'credits' });
    expect(checkout?.values).toMatchObject({ product: 'one', pay: 'card', keeps: false, purpose: '', attests: false });
  });

  test('says whose report it is, and what it contains by its true counts', async () => {
    const { subject } = await show();
    expect(subject).toEqual({
      firstName: 'Maya',
      fullName: 'Maya Ostrowski',
      place: 'Portland, OR',
      path: `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`,
      total: 3,
      tally: { criminal: 2, publicRecords: 1, property: 0, more: 0, evictions: 0 },
      unsold: null,
    });
  });

  test('leads back to the person, by their first name', async () => {
    expect((await show()).back).toEqual({ href: `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`, firstName: 'Maya' });
    expect((await show(shop(), '/checkout/search')).back).toBeNull();
  });

  test('stands without its counts, and without what the buyer has already', async () => {
    for (const [call, status] of [
      [CALLS.counts, 503],
      [CALLS.counts, 429],
      [CALLS.held, 503],
      [CALLS.held, 404],
    ] as const) {
      const page = await show(shop({ [call]: problemResponse(status) }), PAGE, SESSION);
      expect([page.checkout === null, page.subject?.fullName, page.held], call).toEqual([
        false,
        'Maya Ostrowski',
        null,
      ]);
      if (call === CALLS.counts) expect(page.subject).toMatchObject({ total: null, tally: null, unsold: null });
    }
  });

  test('shows who has a part of it already in place of the form: an open report, an order, a payment', async () => {
    const heldBy = async (held: object, path = PAGE) =>
      (await show(shop({ [CALLS.held]: json({ held }) }), path, SESSION)).held;
    const opens = {
      kind: 'person',
      personId: PERSON_ID,
      fullName: 'Maya Ostrowski',
      firstName: 'Maya',
      city: 'Portland',
      stateCode: 'OR',
    };
    const another = `${PAGE}&another=true`;
    expect(await heldBy({ kind: 'open', opens, expiresAt: 5 })).toEqual({
      kind: 'open',
      href: `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}#person-details-bg-section`,
      unlock: null,
      at: 5,
      anotherHref: null,
    });
    const pending = { kind: 'pending', orderId: 'o1', at: 5, payUrl: null };
    expect(await heldBy(pending)).toMatchObject({ href: '/billing/orders/o1', at: 5, anotherHref: another });
    expect(await heldBy({ ...pending, payUrl: 'https://pay.example/1' })).toMatchObject({
      href: 'https://pay.example/1',
    });
    expect(await heldBy({ kind: 'paid', orderId: 'o1', invoiceId: 'PL-2026-1', at: 5 })).toMatchObject({
      href: '/billing/invoices/PL-2026-1',
      anotherHref: another,
    });
    expect(await heldBy(pending, another)).toBeNull();
  });

  test('asks what somebody has only with a session, and names the person it is about', async () => {
    const { get, asked } = edge(shop());
    await get(PAGE);
    expect(asked.filter(({ url }) => url.includes('/billing/held'))).toEqual([]);
    await get(PAGE, SESSION);
    const [question] = asked.filter(({ url }) => url.includes('/billing/held'));
    expect(new URL(question?.url ?? '').search).toBe(`?kind=background-credits&personId=${PERSON_ID}`);
  });

  test('says to a guest whose account it is, and who sells', async () => {
    const user = json(buildUserAnswer({ scope: 'purchase', primaryEmail: 'buyer@example.com' }));
    const guest = await show(shop({ [CALLS.user]: user }), PAGE, SESSION);
    expect(guest.checkout).toMatchObject({ guestEmail: 'buyer@example.com', keepsMethod: false });
    expect((await show(shop(), PAGE, SESSION)).checkout).toMatchObject({ guestEmail: null, seller: null });
    const seller = {
      name: 'Porchlight LLC',
      address: null,
      statementName: 'PORCHLIGHT',
      supportEmail: 'help@example.com',
      refundDays: 14,
    };
    expect((await show(shop({}, { seller }))).checkout?.seller).toEqual(seller);
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
    const { page, head } = JSON.parse(text);
    expect(page.subject).toMatchObject({ firstName: null, path: null, place: 'Akron, OH' });
    expect(page.back).toEqual({ href: `/name/-/-/${id}`, firstName: null });
    expect(head.title).toContain('Background report');
  });

  test('sells credits without a person if none is given', async () => {
    const { subject, checkout } = await show(shop(), '/checkout/search');
    expect([subject, checkout?.errors]).toEqual([null, {}]);
  });

  test('sells no credit for nobody: an unknown, removed or malformed id is a 404 that leads to a search', async () => {
    for (const [path, answers] of [
      ['/checkout/search?wpId=%3Cscript%3E', shop()],
      [PAGE, shop({ [CALLS.details]: problemResponse(404) })],
      [PAGE, shop({ [CALLS.details]: json(buildDetails({ ...MAYA, id: 'Psomebodyelse1' })) })],
    ] as const) {
      const response = await edge(answers).get(path);
      const { page } = await modelOf(response);
      expect([response.status, page]).toEqual([
        404,
        expect.objectContaining({
          kind: 'error',
          help: expect.objectContaining({
            title: 'Nobody here has that ID.',
            link: { text: 'Search for a person', href: '/people-search' },
          }),
        }),
      ]);
      const sent = await sendForm(answers, {}, { path });
      expect([sent.response.headers.get('location'), await sent.bodies(CALLS.order)]).toEqual([path, []]);
    }
  });

  test('sells nothing if the report is empty, and nothing for a forged form', async () => {
    const empty = shop({ [CALLS.counts]: json(buildCounts({ relatives: 4 })) });
    const { checkout, subject } = await show(empty);
    expect([checkout, subject?.unsold]).toEqual([null, 'empty']);
    const { page, bodies } = await sendForm(empty);
    expect([(await pageOf(await page())).checkout, await bodies(CALLS.order)]).toEqual([null, []]);
  });

  test('sells nothing about somebody who has died, and nothing for a forged form', async () => {
    const dead = shop({ 'GET /api/v4/person/details': json(buildDetails({ ...MAYA, isDead: true })) });
    const { checkout, subject } = await show(dead);
    expect([checkout, subject?.unsold]).toEqual([null, 'died']);
    const { page, bodies } = await sendForm(dead);
    expect([(await pageOf(await page())).checkout, await bodies(CALLS.order)]).toEqual([null, []]);
  });

  test('sells nothing if no payments are set up', async () => {
    const closed = shop({}, { paymentWay: 'none' });
    expect(await show(closed)).toMatchObject({ checkout: null, takesPayments: false });
    // The card form says that nothing is charged, which is only true locally.
    const live = await edge(shop(), { ENVIRONMENT: 'production' }).get(PAGE);
    expect(await pageOf(live)).toMatchObject({ checkout: null, takesPayments: false });
    const sent = await sendForm(closed);
    expect([(await pageOf(await sent.page())).checkout, await sent.bodies(CALLS.order)]).toEqual([null, []]);
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
