import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../tests/fixtures/account.ts';
import { buildProductsAnswer } from '../../tests/fixtures/billing.ts';
import { buildPhoneAnswer } from '../../tests/fixtures/reverse-search.ts';
import { edge, json, modelOf, problemResponse } from '../testing.ts';
import { offerPriceOf, PRICES_FRESH_MS, PRICES_RETRY_MS, soldPriceOf } from './price-list.ts';

const PHONE = '/phone/1-503-555-0142';
const PRODUCTS = 'GET /api/products';
const START = Date.UTC(2026, 10, 26, 12);
const { products } = buildProductsAnswer();
const dearer = products.map((product) => ({ ...product, price: product.price + 1 }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A site whose origin answers with what `say` returns at the time. */
function site(say: () => Response) {
  const from = edge({
    'GET /api/search/phone': json(buildPhoneAnswer({})),
    'GET /api/user': json(buildUserAnswer({})),
    [PRODUCTS]: async () => say(),
  });
  return {
    priceAt: async (after: number, headers: Record<string, string> = {}) => {
      vi.setSystemTime(START + after);
      const { page } = await modelOf(await from.get(PHONE, headers));
      return page.kind === 'phone' ? (page.ownerLink?.price?.whole ?? null) : 'no phone page';
    },
    questions: () => from.asked.filter(({ url }) => url.endsWith('/api/products')),
  };
}
const NOW = '$9.99 a month, renews monthly until you cancel';

describe('the prices of a page that is about no person', () => {
  test('are asked for once a minute, whoever looks, and without their session', async () => {
    let answer = buildProductsAnswer();
    const { priceAt, questions } = site(() => json(answer));
    expect(await priceAt(0, { cookie: 'session=x' })).toBe(NOW);
    answer = buildProductsAnswer({ products: dearer });
    expect(await priceAt(PRICES_FRESH_MS - 1)).toBe(NOW);
    expect(questions()).toHaveLength(1);
    expect(questions()[0]?.headers.get('cookie')).toBeNull();
    expect(await priceAt(PRICES_FRESH_MS)).toBe(NOW.replace('9.99', '10.99'));
    expect(questions()).toHaveLength(2);
  });

  test('are left out while the origin does not say, also after they were known; the offer stays, and it is asked again soon', async () => {
    let isDown = false;
    const { priceAt, questions } = site(() => (isDown ? problemResponse(404) : json(buildProductsAnswer())));
    expect(await priceAt(0)).toBe(NOW);
    isDown = true;
    expect(await priceAt(PRICES_FRESH_MS)).toBeNull();
    const asked = questions().length;
    isDown = false;
    expect(await priceAt(PRICES_FRESH_MS + PRICES_RETRY_MS - 1)).toBeNull();
    expect(questions()).toHaveLength(asked);
    expect(await priceAt(PRICES_FRESH_MS + PRICES_RETRY_MS)).toBe(NOW);
  });

  test('and the offers themselves are missing where nothing can be paid', async () => {
    for (const nothing of [buildProductsAnswer({ paymentWay: 'none' }), buildProductsAnswer({ products: [] })]) {
      const from = edge({ 'GET /api/search/phone': json(buildPhoneAnswer({})), [PRODUCTS]: json(nothing) });
      const { page } = await modelOf(await from.get(PHONE));
      expect(page).toMatchObject({ kind: 'phone', ownerLink: null });
    }
  });
});

test('an overdue plan has its own price, or none if that is not known', () => {
  const delinquent = { userType: 'delinquent', hasLookupsLeft: false } as const;
  expect(offerPriceOf(products, 'person', { ...delinquent, planName: 'Premium' })).toMatchObject({
    whole: 'your plan, $9.99 a month, renews monthly until you cancel',
  });
  expect(offerPriceOf(products, 'person', delinquent)).toBeNull();
});

test('what is not sold has no price', () => {
  expect(soldPriceOf(products, 'report')?.short).toBe('$14.99');
  expect(soldPriceOf([], 'report')).toBeNull();
  expect(soldPriceOf(null, 'report')).toBeNull();
  expect(offerPriceOf([], 'background', { userType: null, hasLookupsLeft: false })).toBe('unsold');
});
