import { describe, expect, test } from 'vitest';
import { checkoutKey, checkoutKeys, chosenProducts, timeFactor } from './hand-over.ts';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR + 59 * 60_000;

describe('the data passed from the form to the purchase', () => {
  test('is found within its hour and the next, and not later', () => {
    const key = checkoutKey('P1', NOW);
    expect(checkoutKeys('P1', NOW)[0]).toBe(key);
    expect(checkoutKeys('P1', NOW + HOUR)).toContain(key);
    expect(checkoutKeys('P1', NOW + 2 * HOUR)).not.toContain(key);
  });

  test('is stored separately for each person', () => {
    expect(checkoutKeys('P2', NOW)).not.toContain(checkoutKey('P1', NOW));
  });

  test('reveals only the chosen products', () => {
    const stored = JSON.stringify({
      products: [{ productId: 'a', price: 0.01 }, { productId: 'b' }],
      baseProduct: null,
    });
    expect(chosenProducts(stored)).toEqual(['a', 'b']);
  });

  test.each([null, '', '{', 'null', '1', '{}', '{"products":1}', '{"products":[null,1,{"productId":2}]}'])(
    'is empty if the storage has %j',
    (stored) => {
      expect(chosenProducts(stored)).toEqual([]);
    },
  );
});

const MINUTE = 60_000;

describe('the time factor', () => {
  test('is the whole number of periods that fit into the time [P9-069]', () => {
    expect(timeFactor(0, 60)).toBe(0);
    expect(timeFactor(59 * MINUTE + 59_999, 60)).toBe(0);
    expect(timeFactor(60 * MINUTE, 60)).toBe(1);
    expect(timeFactor(Date.UTC(2026, 0, 1), 30)).toBe(Date.UTC(2026, 0, 1) / (30 * MINUTE));
  });
});
