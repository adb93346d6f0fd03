import { describe, expect, test } from 'vitest';
import type { CourtRunnerAddressOption } from '../contract/court-runner.ts';
import { usableOptions } from './usable-options.ts';

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
  usableOptions({ requests: [], addresses: [{ ...whole, ...more }], baseProduct });

describe('a county that can be asked for', () => {
  test('has all of fips, years, product, price, county and state', () => {
    expect(usable({})).toEqual([whole]);
    expect(usable({ price: 0 })).toHaveLength(1);
  });

  test.each([
    ['fips', { fips: '' }],
    ['year of moving in', { moveInYear: null }],
    ['product', { productId: ' ' }],
    ['price', { price: Number.NaN }],
    ['price that is one', { price: -1 }],
    ['county', { countyName: '' }],
    ['state', { stateCode: '' }],
  ])('is left out without its %s [P5-020]', (_, more) => {
    expect(usable(more)).toEqual([]);
  });

  test('needs no year of moving out: they may live there still', () => {
    expect(usable({ moveOutYear: null })).toHaveLength(1);
  });

  test('is none where the product is not for sale', () => {
    expect(usableOptions({ requests: [], addresses: [whole], baseProduct: null })).toEqual([]);
  });
});
