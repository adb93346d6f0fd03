import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderAddresses } from './order-addresses.ts';

const partial = (name: string) => ({ name, type: 'partial' as const });
const obfuscated = (name: string) => ({ name, type: 'obfuscated' as const });
const full = (name: string, id: string | null = `A${name}`) => ({ name, type: 'full' as const, id });

/** The names in the order of the page: past addresses unless stated otherwise. */
const names = (
  addresses: readonly {
    name: string;
    type: 'full' | 'partial' | 'obfuscated';
    id?: string | null;
    isHistorical?: boolean;
  }[],
) =>
  orderAddresses(addresses.map((address) => ({ isHistorical: true, ...address })))
    .map(({ name }) => name)
    .join(' ');

test('up to two addresses that are not full come first, after the current home [P4-106]', () => {
  expect(names([full('a'), obfuscated('b')])).toBe('b a');
  expect(names([full('a'), obfuscated('b'), full('c'), partial('d')])).toBe('b d a c');
  const home = { ...full('home', null), isHistorical: false };
  expect(names([home, full('a'), obfuscated('b'), partial('c'), obfuscated('d')])).toBe('home b c a d');
});

test('the first full one with an id comes next [P4-107]', () => {
  expect(names([full('a', null), obfuscated('b'), full('c'), full('d')])).toMatch(/^b c/);
  expect(names([full('a', null), full('b')])).toMatch(/^b/);
});

test('then the other full ones with an id, before those without [P4-108]', () => {
  expect(names([full('a'), full('b', null), full('c'), full('d')])).toBe('a c d b');
});

test('the remaining ones that are not full come last [P4-109]', () => {
  expect(names([obfuscated('a'), obfuscated('b'), obfuscated('c'), full('d', null), full('e'), partial('f')])).toBe(
    'a b e d c f',
  );
});

test('the current home comes first, whatever its type and the others; if there are several, the first one', () => {
  for (const home of [full('home', null), full('home'), partial('home'), obfuscated('home')])
    for (const others of [
      [full('a'), full('b'), full('c')],
      [obfuscated('a'), full('b'), full('c')],
    ])
      expect(names([{ ...home, isHistorical: false }, ...others]), home.type).toBe('home a b c');
  expect(names([full('a'), { ...full('b', null), isHistorical: false }, { ...full('c'), isHistorical: false }])).toBe(
    'b a c',
  );
});

test('no address is ever lost or duplicated, and those of a kind keep their order', () => {
  const kind = fc.record({
    type: fc.constantFrom('full' as const, 'partial' as const, 'obfuscated' as const),
    id: fc.constantFrom('A1', null, undefined),
    isHistorical: fc.constant(true),
  });
  fc.assert(
    fc.property(fc.array(kind), (kinds) => {
      const addresses = kinds.map((one, at) => ({ ...one, at }));
      const ordered = orderAddresses(addresses);
      const places = (list: typeof addresses) => list.map(({ at }) => at);
      expect(places(ordered).toSorted((a, b) => a - b)).toEqual(places(addresses));
      for (const isLinkedFull of [true, false]) {
        const of = (list: typeof addresses) =>
          places(list.filter(({ type, id }) => type === 'full' && (id != null) === isLinkedFull));
        expect(of(ordered)).toEqual(of(addresses));
      }
      const notFull = (list: typeof addresses) => places(list.filter(({ type }) => type !== 'full'));
      expect(notFull(ordered)).toEqual(notFull(addresses));
    }),
  );
});
