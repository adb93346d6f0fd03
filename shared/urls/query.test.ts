import { describe, expect, it } from 'vitest';
import { withQuery } from './query.ts';

describe('a query', () => {
  it('leaves out what is missing, empty or false, and spells true', () => {
    const query = { a: null, b: undefined, c: '', d: false, e: true, f: 0, g: 'x y' };
    expect(withQuery('/p', query)).toBe('/p?e=true&f=0&g=x+y');
    expect(withQuery('/p', { a: null })).toBe('/p');
  });
});
