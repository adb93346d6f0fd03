import { describe, expect, test } from 'vitest';
import type { CourtRunnerAddressOption } from '../contract/court-runner.ts';
import { priceLabel, requestTotal, usableOptions } from './county-options.ts';

const whole: CourtRunnerAddressOption = {
  fips: '41051',
  moveInYear: 2013,
  moveOutYear: 2018,
  productId: 'court-runner-county-41051',
  price: 12,
  countyName: 'Multnomah',
  stateCode: 'OR',
};
const baseProduct = { id: 'court-runner', regularPrice: 34.95 };
const usable = (more: Partial<CourtRunnerAddressOption>) =>
  usableOptions({ addresses: [{ ...whole, ...more }], baseProduct });

describe('a county that can be requested', () => {
  test('has all of fips, years, product, price, county and state', () => {
    expect(usable({})).toEqual([whole]);
    expect(usable({ price: 0 })).toHaveLength(1);
  });

  test.each([
    ['fips', { fips: '' }],
    ['move-in year', { moveInYear: null }],
    ['product', { productId: ' ' }],
    ['price', { price: Number.NaN }],
    ['valid price', { price: -1 }],
    ['county', { countyName: '' }],
    ['state', { stateCode: '' }],
  ])('is left out without a %s [P5-020]', (_, more) => {
    expect(usable(more)).toEqual([]);
  });

  test('needs no move-out year: the person may still live there', () => {
    expect(usable({ moveOutYear: null })).toHaveLength(1);
  });

  test('does not exist if the product is not for sale', () => {
    expect(usableOptions({ addresses: [whole], baseProduct: null })).toEqual([]);
  });
});

describe('the price of a county', () => {
  test('is the regular price plus the fee, with two decimals [P9-063]', () => {
    expect(priceLabel(34.95, 12)).toBe('$34.95 + $12.00');
    expect(priceLabel(35, 8.5)).toBe('$35.00 + $8.50');
    expect(priceLabel(35, 1)).toBe('$35.00 + $1.00');
  });

  test('says that there is no fee if it is zero [P9-064]', () => {
    expect(priceLabel(34.95, 0)).toBe('$34.95, no court runner fee');
  });
});

describe('the total', () => {
  test('adds the fee and the regular price for each county, to the cent', () => {
    expect(requestTotal(34.95, [{ price: 12 }])).toBe(46.95);
    expect(requestTotal(34.95, [{ price: 12 }, { price: 8.5 }, { price: 0 }])).toBe(125.35);
    expect(requestTotal(0.1, [{ price: 0.2 }])).toBe(0.3);
  });

  test('is 0 without a county', () => {
    expect(requestTotal(34.95, [])).toBe(0);
  });
});
