import { describe, expect, test } from 'vitest';
import { checkoutKey, checkoutKeys, readHandOver, timeFactor } from './hand-over.ts';

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

  test('reveals only the chosen products, and those that were confirmed', () => {
    const stored = JSON.stringify({
      products: [{ productId: 'a', price: 0.01 }, { productId: 'b' }],
      baseProduct: null,
      confirmed: ['b', 1],
    });
    expect(readHandOver(stored)).toEqual({ chosen: ['a', 'b'], confirmed: ['b'] });
  });

  test.each([
    ...[null, '', '{', 'null', '1', '{}', '{"products":1,"confirmed":{}}'],
    '{"products":[null,1,{"productId":2}],"confirmed":[null]}',
  ])('is empty if the storage has %j', (stored) => {
    expect(readHandOver(stored)).toEqual({ chosen: [], confirmed: [] });
  });

  test('is ignored if it has more entries than anybody could tick', () => {
    const products = Array.from({ length: 101 }, (_, at) => ({ productId: String(at) }));
    expect(readHandOver(JSON.stringify({ products, confirmed: [] }))).toEqual({ chosen: [], confirmed: [] });
  });
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
