import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findingCalls } from '../../contract/calls/finding.ts';
import { paths } from '../paths.ts';
import { parseSearchFilters } from './parse-search-filters.ts';

const NONE = { age: null, state: null, city: null, sort: null };
const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));

describe('the filters of a search', () => {
  test('are read from its query and written to its path', () => {
    const filters = parse('age=25-34&state=OR&city=Portland%2C+OR&sort=name&page=2');
    expect(filters).toEqual({ age: '25-34', state: 'OR', city: 'Portland, OR', sort: 'name' });
    expect(paths.personSearch({ name: 'Maya', location: '', filters, page: 2 })).toBe(
      '/name/Maya/-?age=25-34&state=OR&city=Portland%2C+OR&sort=name&page=2',
    );
    expect(paths.personSearch({ name: 'Maya', location: '', filters: NONE })).toBe('/name/Maya/-');
  });

  test.each([
    ['state=or', { state: 'OR' }],
    ['state=oregon', { state: 'OR' }],
    ['city=O%27Fallon,%20mo', { city: "O'Fallon, mo" }],
    ['sort=age', { sort: 'age' }],
    ['age=65-130&age=7', { age: '65-130' }],
    ['city=Portland,+OR&state=OR', { city: 'Portland, OR', state: 'OR' }],
  ])('%s is understood', (query, more) => {
    expect(parse(query)).toEqual({ ...NONE, ...more });
  });

  test.each([
    'age=7',
    'age=7&age=25-34',
    'age=25 - 34',
    'state=Atlantis',
    'state=toString',
    'city=Portland',
    'city=OR',
    'city=97217',
    `city=${'a'.repeat(10_000)}, OR`,
    'city=Port%00land, OR',
    'sort=relevance',
    'sort=x',
    'age=&state=&city=&sort=',
    'AGE=25-34',
  ])('%s is dropped', (query) => {
    expect(parse(query)).toEqual(NONE);
  });

  test('exclude a city outside the chosen state', () => {
    expect(parse('state=WA&city=Portland,+OR')).toEqual({ ...NONE, state: 'WA' });
  });

  test('are always accepted by the call', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('OR', 'a, or', '18-24', 'name', 'Portland OR'),
    );
    fc.assert(
      fc.property(text, text, text, text, (age, state, city, sort) => {
        const filters = parseSearchFilters(new URLSearchParams({ age, state, city, sort }));
        const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
        expect(findingCalls.searchPeople.query.safeParse({ name: 'Maya', ...chosen }).success).toBe(true);
      }),
    );
  });
});
