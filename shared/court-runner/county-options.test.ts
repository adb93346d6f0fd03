import { describe, expect, test } from 'vitest';
import type { CourtRunnerAddressOption } from '../contract/court-runner.ts';
import {
  isForSale,
  listUnconfirmed,
  priceLabel,
  requestTotal,
  sumLabel,
  type UsableOption,
  usableOptions,
  yearsGone,
} from './county-options.ts';

const NOW = Date.UTC(2026, 10, 22);
const whole: CourtRunnerAddressOption & UsableOption = {
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

describe('a county that the viewer already has', () => {
  const held = (status: 'out' | 'searched', againAt: number | null) =>
    isForSale({ held: { status, at: NOW, againAt } }, NOW);

  test('is not sold while a runner is out, nor until it can be asked for again', () => {
    expect(held('out', null)).toBe(false);
    expect(held('searched', NOW + 1)).toBe(false);
    expect(held('searched', NOW)).toBe(true);
    expect(isForSale({}, NOW)).toBe(true);
  });
});

describe('a county that the person left', () => {
  test('needs a second tick after more than the 7 years that courts keep records [P9-060]', () => {
    expect(yearsGone({ moveOutYear: 2019 }, NOW)).toBeNull();
    expect(yearsGone({ moveOutYear: 2018 }, NOW)).toBe(8);
    expect(yearsGone({ moveOutYear: 2012 }, NOW)).toBe(14);
  });

  test('needs none if they still live there or nobody knows when they left', () => {
    expect(yearsGone({ moveOutYear: null }, NOW)).toBeNull();
  });

  test('is listed until it is confirmed', () => {
    const old = { ...whole, productId: 'old', moveOutYear: 2012 };
    expect(listUnconfirmed([old, whole], [], NOW)).toEqual([old, whole]);
    expect(listUnconfirmed([old, { ...whole, moveOutYear: 2025 }], ['old'], NOW)).toEqual([]);
  });
});

test('the sum follows the price, and there is none to add up without a fee [P9-063]', () => {
  expect(sumLabel(34.95, 12)).toBe('$34.95 + $12.00 = $46.95');
  expect(sumLabel(34.95, 0)).toBe('$34.95, no court runner fee');
});
