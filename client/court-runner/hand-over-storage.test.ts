import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutKey } from '../../shared/court-runner/hand-over.ts';
import { readStored, storeHandOver } from './hand-over-storage.ts';

const NOW = Date.UTC(2026, 10, 22, 10, 30);
const HOUR = 3_600_000;
const product = (fips: string) => ({
  productId: `court-runner-county-${fips}`,
  price: 12,
  countyName: 'Multnomah',
  stateCode: 'OR',
});
const offer = {
  options: [product('41051'), product('41039')],
  baseProduct: { id: 'court-runner', regularPrice: 34.95 },
};
const ticked = { chosen: ['court-runner-county-41051'], confirmed: ['court-runner-county-41051'] };
const NOTHING = { chosen: [], confirmed: [] };

/** A session storage as browsers have it: its keys are its own properties. */
function stubStorage(): Record<string, string> {
  const kept: Record<string, string> = {};
  const storage = new Proxy(kept, {
    get: (_, name) =>
      ({
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, value: string) => {
          kept[key] = value;
        },
        removeItem: (key: string) => delete kept[key],
      })[String(name)],
  });
  vi.stubGlobal('sessionStorage', storage);
  return kept;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the chosen products and the base product are stored under the checkout key, and earlier choices are removed [P7-056]', () => {
  const kept = stubStorage();
  storeHandOver('P9', offer, ticked);
  kept.other = 'stays';
  storeHandOver('P1', offer, ticked);
  expect(Object.keys(kept).sort()).toEqual([checkoutKey('P1', NOW), 'other'].sort());
  expect(JSON.parse(kept[checkoutKey('P1', NOW)] ?? '')).toEqual({
    products: [product('41051')],
    baseProduct: offer.baseProduct,
    confirmed: ticked.confirmed,
  });
});

test('they can be read during their hour and the next one, and not after that', () => {
  stubStorage();
  storeHandOver('P1', offer, ticked);
  expect(readStored('P1')).toEqual(ticked);
  expect(readStored('P2')).toEqual(NOTHING);
  vi.setSystemTime(NOW + HOUR);
  expect(readStored('P1')).toEqual(ticked);
  vi.setSystemTime(NOW + 2 * HOUR);
  expect(readStored('P1')).toEqual(NOTHING);
});

test('a browser without session storage stores nothing and reports no error', () => {
  expect(() => storeHandOver('P1', offer, ticked)).not.toThrow();
  expect(readStored('P1')).toEqual(NOTHING);
});
