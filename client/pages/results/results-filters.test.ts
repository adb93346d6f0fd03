import { describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';
import type { SearchFilters } from '../../../shared/urls/parsers/parse-search-filters.ts';
import { buildFilters, clearFiltersHref, withoutPlaceHref } from './results-filters.ts';
import type { ResultsPageModel } from './results-model.ts';

const NONE: SearchFilters = { age: null, state: null, city: null, sort: null };
const facets: NonNullable<SearchAnswer['facets']> = {
  state: [
    { value: 'OR', people: 1200 },
    { value: 'AL', people: 12 },
    { value: 'WA', people: 0 },
  ],
  city: [
    { value: "O'Fallon, MO", people: 5 },
    { value: 'Bend, OR', people: 2 },
  ],
  age: [
    { value: '65-130', people: 40 },
    { value: '18-24', people: 3 },
  ],
  isCapped: { state: false, city: false, age: false },
};

function model(filters: Partial<SearchFilters>, answer: Partial<SearchAnswer> = {}): ResultsPageModel {
  const counts = { total: 40, exactTotal: 40, isTotalCapped: false, page: 1, pages: 4, place: null };
  return {
    kind: 'results',
    isBot: false,
    name: 'Maya Ostrowski',
    location: '',
    filters: { ...NONE, ...filters },
    answer: { results: [], facets, ...counts, ...answer },
    showInfoBanner: false,
  };
}

/** The options of a filter, the chosen one in brackets. */
function shown(page: ResultsPageModel, name: string): readonly string[] {
  const filter = buildFilters(page).find((one) => one.name === name);
  return (filter?.options ?? []).map(({ value, text }) => (value === filter?.value ? `[${text}]` : text));
}

describe('the filters of a list', () => {
  test('are age by years, state and city alphabetically, each with its count, and the sort order', () => {
    const page = model({});
    expect(shown(page, 'age')).toEqual(['[Any age]', 'Under 25 (3)', '65 and over (40)']);
    expect(shown(page, 'state')).toEqual(['[Any state]', 'Alabama (12)', 'Oregon (1,200)']);
    expect(shown(page, 'city')).toEqual(['[Any city]', 'Bend, OR (2)', "O'Fallon, MO (5)"]);
    expect(shown(page, 'sort')).toEqual(['[Best match first]', 'Youngest first', 'By name']);
  });

  test.each(['state', 'city', 'age'] as const)('show a plus for %s alone if only that count is capped', (kind) => {
    const isCapped = { state: false, city: false, age: false, [kind]: true };
    const page = model({}, { facets: { ...facets, isCapped } });
    expect(shown(page, 'age')).toContain(kind === 'age' ? '65 and over (40+)' : '65 and over (40)');
    expect(shown(page, 'city')).toContain(kind === 'city' ? 'Bend, OR (2+)' : 'Bend, OR (2)');
    expect(shown(page, 'state')).toContain(kind === 'state' ? 'Oregon (1,200+)' : 'Oregon (1,200)');
  });

  test('offer ages that nobody has so far, without a count', () => {
    const age = [...facets.age, { value: '25-34', people: 0 }];
    const page = model({}, { facets: { ...facets, age, isCapped: { state: false, city: false, age: true } } });
    expect(shown(page, 'age')).toEqual(['[Any age]', 'Under 25 (3+)', '25 to 34', '65 and over (40+)']);
    expect(shown(model({}, { facets: { ...facets, age } }), 'age')).not.toContain('25 to 34 (0)');
  });

  test('show the chosen value, even if nobody is left or it is spelled differently', () => {
    const page = model({ age: '25-34', state: 'WA', city: 'ofallon, mo', sort: 'name' });
    expect(shown(page, 'age')).toEqual(['Any age', 'Under 25 (3)', '[25 to 34 (0)]', '65 and over (40)']);
    expect(shown(page, 'state')).toContain('[Washington (0)]');
    expect(shown(page, 'city')).toEqual(['Any city', 'Bend, OR (2)', "[O'Fallon, MO (5)]"]);
    expect(shown(page, 'sort')).toEqual(['Best match first', 'Youngest first', '[By name]']);
    expect(shown(model({ city: 'Nowhere, OR' }), 'city')).toContain('[Nowhere, OR (0)]');
  });

  test('are absent if there is nothing to choose', () => {
    expect(buildFilters(model({}, { facets: null }))).toEqual([]);
    expect(buildFilters(model({}, { total: 1 }))).toEqual([]);
    expect(buildFilters(model({ state: 'OR' }, { total: 0 }))).toHaveLength(4);
    expect(buildFilters(model({}, { total: 2 }))).toHaveLength(4);
  });

  test('can each be removed, the chosen ones first; the order is never removed and always last', () => {
    const ways = (filters: Partial<SearchFilters>) =>
      buildFilters(model(filters)).map(({ name, remove }) => [name, remove?.text ?? null, remove?.href ?? null]);
    expect(ways({ city: 'Bend, OR', sort: 'age' })).toEqual([
      ['city', 'Bend, OR', '/name/Maya-Ostrowski/-?sort=age'],
      ['age', null, null],
      ['state', null, null],
      ['sort', null, null],
    ]);
    expect(ways({ age: '18-24', state: 'OR' }).slice(0, 2)).toEqual([
      ['age', 'age under 25', '/name/Maya-Ostrowski/-?state=OR'],
      ['state', 'Oregon', '/name/Maya-Ostrowski/-?age=18-24'],
    ]);
  });

  test('stay when the place is removed', () => {
    const page = { ...model({ age: '18-24', sort: 'name' }), location: 'Portland, OR' };
    expect(withoutPlaceHref(page)).toBe('/name/Maya-Ostrowski/-?age=18-24&sort=name');
    expect(withoutPlaceHref(model({}))).toBeNull();
  });

  test('are cleared without changing the sort order', () => {
    expect(clearFiltersHref(model({ state: 'OR', city: 'Bend, OR', sort: 'age' }))).toBe(
      '/name/Maya-Ostrowski/-?sort=age',
    );
  });
});
