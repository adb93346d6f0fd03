import { describe, expect, test } from 'vitest';
import { priceLabel, requestTotal } from './request-price.ts';

describe('the price of a county', () => {
  test('is the regular price plus the fee, with two decimals [P9-063]', () => {
    expect(priceLabel(34.95, 12)).toBe('$34.95 + $12.00');
    expect(priceLabel(35, 8.5)).toBe('$35.00 + $8.50');
    expect(priceLabel(35, 1)).toBe('$35.00 + $1.00');
  });

  test('says that there is no fee where it is zero [P9-064]', () => {
    expect(priceLabel(34.95, 0)).toBe('$34.95, no court runner fee');
  });
});

describe('the total', () => {
  test('charges each county its fee and the regular price, to the cent', () => {
    expect(requestTotal(34.95, [{ price: 12 }])).toBe(46.95);
    expect(requestTotal(34.95, [{ price: 12 }, { price: 8.5 }, { price: 0 }])).toBe(125.35);
    expect(requestTotal(0.1, [{ price: 0.2 }])).toBe(0.3);
  });

  test('is nothing without a county', () => {
    expect(requestTotal(34.95, [])).toBe(0);
  });
});
