import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withQuery } from './query.ts';

describe('a query', () => {
  it('omits missing, empty and false values, and spells out true', () => {
    const query = { a: null, b: undefined, c: '', d: false, e: true, f: 0, g: 'x y' };
    expect(withQuery('/p', query)).toBe('/p?e=true&f=0&g=x+y');
    expect(withQuery('/p', { a: null })).toBe('/p');
  });
});

it('any names and values are encoded as URLSearchParams does it', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      const query = Object.fromEntries(pairs.filter(([name, value]) => name !== '__proto__' && value !== ''));
      const encoded = new URLSearchParams(query).toString();
      expect(withQuery('/name', query)).toBe(encoded === '' ? '/name' : `/name?${encoded}`);
    }),
  );
});

it('half a surrogate pair is replaced, as URLSearchParams does it', () => {
  expect(withQuery('/', { a: 'x\ud83d', b: "it's (~) 100%!" })).toBe('/?a=x%EF%BF%BD&b=it%27s+%28%7E%29+100%25%21');
});
