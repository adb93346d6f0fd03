import { describe, expect, it } from 'vitest';
import { withQuery } from './query.ts';

describe('a query', () => {
  it('omits missing, empty and false values, and spells out true', () => {
    const query = { a: null, b: undefined, c: '', d: false, e: true, f: 0, g: 'x y' };
    expect(withQuery('/p', query)).toBe('/p?e=true&f=0&g=x+y');
    expect(withQuery('/p', { a: null })).toBe('/p');
  });
});
