import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PurchaseCreditsPageModel } from '../../../client/checkout/checkout-model.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildOrderAnswer, ON_FILE } from '../../../tests/fixtures/billing.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { CALLS, formRequest, SESSION, SUBJECT, shop } from '../../../tests/support/checkout-shop.ts';
import { followForm } from '../../../tests/support/follow-form.ts';
import { edge, json, limited, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PAGE = `/billing/purchase-credits?wp_content=phones&${SUBJECT}`;
const EXPIRES = '2026-12-20T10:00:00.000Z';
const withCredits = buildUserAnswer({ backgroundCreditsCount: 2, userBgCreditsNearestExpDate: EXPIRES });

const show = async (answers: OriginAnswers) =>
  (await modelOf(await edge(answers).get(PAGE, SESSION))).page as PurchaseCreditsPageModel;

test('credits are bought at /billing/purchase-credits, a report at /checkout/search (F2-57) [F2-57]', async () => {
  for (const path of ['/billing/purchase-credits', `/checkout/search?${SUBJECT}`]) {
    const { get, request, asked } = edge(shop());
    const { page } = await modelOf(await get(path, SESSION));
    expect(page).toMatchObject({ options: [{ productId: 'one' }, { productId: 'three' }] });
    const response = await request(path, formRequest({ product: 'three' }, SESSION));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/billing/invoices/PL-2026-1']);
    const order = asked.find(({ url, method }) => method === 'POST' && url.endsWith('/api/orders'));
    const body = (await order?.json()) as { productIds: string[]; personId?: string };
    expect(body.productIds).toEqual(['three']);
    expect(body.personId).toBe(path.includes(PERSON_ID) ? PERSON_ID : undefined);
  }
});

describe('the page that sells credits to visitors with an account (F2-57)', () => {
  test('says how many are left, when the next expires, and offers the payment method on file first', async () => {
    const page = await show(shop({ [CALLS.user]: json(withCredits) }, { onFile: ON_FILE }));
    expect(page).toMatchObject({ kind: 'purchase-credits', creditsLeft: 2, creditsExpire: 'Dec 20, 2026' });
    expect(page.checkout).toMatchObject({ onFile: ON_FILE, loginHref: null, action: PAGE });
    expect(page.checkout?.values).toMatchObject({ pay: 'on-file', keeps: false, attests: false });
    expect(page.options.map(({ name }) => name)).toEqual(['1 report', '3 credits']);
  });

  test('shows in place of its form that a credit would open the report, with its form for another one', async () => {
    const held = json({ held: { kind: 'credit', count: 2, expiresAt: Date.parse(EXPIRES) } });
    const answers = shop({ [CALLS.user]: json(withCredits), [CALLS.held]: held });
    const page = await show(answers);
    expect(page.held).toEqual({
      kind: 'credit',
      href: `/billing/unlock-report?${SUBJECT}`,
      unlock: { personId: PERSON_ID, credits: 2 },
      at: Date.parse(EXPIRES),
      anotherHref: `${PAGE}&another=true`,
    });
    const { page: another } = await modelOf(await edge(answers).get(`${PAGE}&another=true`, SESSION));
    expect(another).toMatchObject({ held: null, checkout: { buysAnother: true, action: `${PAGE}&another=true` } });
    expect((await show(shop())).held).toBeNull();
  });

  test('sends logged-out visitors to the login and back, even from a form', async () => {
    for (const init of [{ method: 'GET' }, formRequest()]) {
      const response = await edge(shop()).request(PAGE, init);
      const way = new URL(response.headers.get('location') ?? '', 'http://x');
      expect([response.status, way.pathname, way.searchParams.get('redirect')]).toEqual([303, '/auth/login', PAGE]);
    }
  });

  test('does not mistake an unknown viewer for a logged-out one', async () => {
    const { request, get } = edge(shop({ [CALLS.user]: problemResponse(503) }));
    const answer = await request(PAGE, formRequest({}, SESSION));
    const response = await followForm({ get }, answer, SESSION);
    expect([response.status, (await modelOf(response)).page]).toEqual([
      503,
      expect.objectContaining({ kind: 'error', retryPath: answer.headers.get('location') }),
    ]);
    expect((await request(PAGE, { headers: SESSION })).headers.get('location')).toBeNull();
  });

  test('is limited like a search: it loads a person by an id', async () => {
    const { get } = edge(shop(), { LIMIT_SEARCH: limited(1) });
    expect([(await get(PAGE, SESSION)).status, (await get(PAGE, SESSION)).status]).toEqual([200, 429]);
  });

  test('comes back with the same message as the other checkout, and keeps the payment method', async () => {
    const declined = json(buildOrderAnswer({ status: 'declined', invoiceId: null }));
    const { request, get } = edge(shop({ [CALLS.onFile]: declined }, { onFile: ON_FILE }));
    const answer = await request(PAGE, formRequest({ pay: 'on-file' }, SESSION));
    const page = (await modelOf(await followForm({ get }, answer, SESSION))).page as PurchaseCreditsPageModel;
    expect([page.kind, page.checkout?.values.pay]).toEqual(['purchase-credits', 'on-file']);
    expect(page.checkout?.problem?.title).toBe('Nothing was charged.');
  });
});
