import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderAddresses } from './order-addresses.ts';

const partial = (name: string) => ({ name, type: 'partial' as const });
const obfuscated = (name: string) => ({ name, type: 'obfuscated' as const });
const full = (name: string, id: string | null = `A${name}`) => ({ name, type: 'full' as const, id });

const names = (
  addresses: Parameters<typeof orderAddresses<{ name: string; type: 'full' | 'partial' | 'obfuscated' }>>[0],
) =>
  orderAddresses(addresses)
    .map(({ name }) => name)
    .join(' ');

test('up to two that are not full come first [P4-106]', () => {
  expect(names([full('a'), obfuscated('b')])).toBe('b a');
  expect(names([full('a'), obfuscated('b'), full('c'), partial('d')])).toBe('b d a c');
});

test('after them comes the first full one with an id [P4-107]', () => {
  expect(names([full('a', null), obfuscated('b'), full('c'), full('d')])).toMatch(/^b c/);
  expect(names([full('a', null), full('b')])).toMatch(/^b/);
});

test('then the other full ones with an id, before those without [P4-108]', () => {
  expect(names([full('a'), full('b', null), full('c'), full('d')])).toBe('a c d b');
});

test('the rest of those that are not full come last [P4-109]', () => {
  expect(names([obfuscated('a'), obfuscated('b'), obfuscated('c'), full('d', null), full('e'), partial('f')])).toBe(
    'a b e d c f',
  );
});

test('whatever the addresses are, none is lost or doubled and those of a kind keep their order', () => {
  const kind = fc.record({
    type: fc.constantFrom('full' as const, 'partial' as const, 'obfuscated' as const),
    id: fc.constantFrom('A1', null, undefined),
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
