import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutKey, type HandOver } from '../../shared/court-runner/hand-over.ts';
import { readChosen, storeHandOver } from './hand-over-storage.ts';

const NOW = Date.UTC(2026, 10, 22, 10, 30);
const HOUR = 3_600_000;
const handOver: HandOver = {
  products: [{ productId: 'court-runner-county-41051', price: 12, countyName: 'Multnomah', stateCode: 'OR' }],
  baseProduct: { id: 'court-runner', regularPrice: 34.95 },
};

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
  storeHandOver('P9', handOver);
  kept.other = 'stays';
  storeHandOver('P1', handOver);
  expect(Object.keys(kept).sort()).toEqual([checkoutKey('P1', NOW), 'other'].sort());
  expect(JSON.parse(kept[checkoutKey('P1', NOW)] ?? '')).toEqual(handOver);
});

test('they can be read during their hour and the next one, and not after that', () => {
  stubStorage();
  storeHandOver('P1', handOver);
  expect(readChosen('P1')).toEqual(['court-runner-county-41051']);
  expect(readChosen('P2')).toEqual([]);
  vi.setSystemTime(NOW + HOUR);
  expect(readChosen('P1')).toEqual(['court-runner-county-41051']);
  vi.setSystemTime(NOW + 2 * HOUR);
  expect(readChosen('P1')).toEqual([]);
});

test('a browser without session storage stores nothing and reports no error', () => {
  expect(() => storeHandOver('P1', handOver)).not.toThrow();
  expect(readChosen('P1')).toEqual([]);
});
