import { describe, expect, it } from 'vitest';
import type { SearchPlace } from '../../shared/contract/finding/search.ts';
import { buildSearchAnswer, buildSearchResult } from '../../tests/fixtures/search.ts';
import { type ResultsHeadInput, resultsHead } from './results-head.ts';

const NONE = { age: null, state: null, city: null, sort: null };
const OREGON: SearchPlace = { city: 'Portland', stateCode: 'OR', isKnown: true };
const results = [buildSearchResult()];

function head(counts: Parameters<typeof buildSearchAnswer>[0], more: Partial<ResultsHeadInput> = {}) {
  const answer = buildSearchAnswer({ results, ...counts });
  const input = { origin: 'https://site.example', name: 'John Smith', location: '', filters: NONE, hasFlags: false };
  const { title, description, isIndexable, canonical } = resultsHead({ ...input, answer, ...more });
  return {
    title: title.replace(' | Porchlight', ''),
    description,
    isIndexable,
    path: new URL(canonical ?? '').pathname,
  };
}
const nobody = { results: [], total: 0, exactTotal: 0, pages: 0 };

describe('the head of a list', () => {
  it('counts the people of exactly the name, and those who come close apart from them', () => {
    const see = 'See ages, cities and relatives, and open the right record.';
    expect(head({ total: 38, exactTotal: 38, place: OREGON }, { location: 'portland or' })).toEqual({
      title: 'John Smith in Portland, OR',
      description: `38 people named John Smith in Portland, OR. ${see}`,
      isIndexable: true,
      path: '/name/John-Smith/Portland-OR',
    });
    expect(head({ total: 41, exactTotal: 38 }).description).toBe(
      `38 people named John Smith, and 3 people with a similar name. ${see}`,
    );
    const capped = { total: 1_000, isTotalCapped: true };
    expect(head({ ...capped, exactTotal: 1_000 }).description).toContain('1,000+ people named John Smith. See');
    expect(head({ ...capped, exactTotal: 300 }).description).toContain(
      '300 people named John Smith, and 700+ people with a similar name.',
    );
  });

  it('claims nobody if nobody has exactly the name, and then no search engine keeps the page', () => {
    expect(head({ total: 3, exactTotal: 0 })).toMatchObject({
      title: 'No one named John Smith',
      description: 'No one named John Smith; 3 people with a similar name.',
      isIndexable: false,
    });
    expect(head({ ...nobody, place: OREGON, spellings: results })).toMatchObject({
      title: 'No one named John Smith in Portland, OR',
      description: 'No one named John Smith in Portland, OR.',
      isIndexable: false,
    });
    expect(head(nobody, { filters: { ...NONE, age: '25-34' } })).toMatchObject({
      title: 'No one named John Smith with these filters',
      isIndexable: false,
    });
  });

  it('of an unknown place says that there is none, and claims nothing about the name', () => {
    const place = { city: 'Portlnd', stateCode: null, isKnown: false };
    expect(head({ ...nobody, place }, { location: 'Portlnd' })).toMatchObject({
      title: 'No place called Portlnd',
      description: 'No place called Portlnd.',
      isIndexable: false,
    });
  });

  it.each<[string, Partial<SearchPlace>, string, boolean, string]>([
    ['NYC', { city: 'New York', stateCode: 'NY', reading: 'nickname' }, 'in New York, NY', true, 'New-York-NY'],
    ['portlnad, OR', { reading: 'spelling' }, 'in Portland, OR', false, 'Portland-OR'],
    ['near Portland, OR', { scope: 'near' }, 'within 25 miles of Portland, OR', false, 'Near-Portland-OR'],
    [
      'King County',
      { city: 'King County', stateCode: 'WA', scope: 'county' },
      'in King County, WA',
      true,
      'King-County-WA',
    ],
    ['oregon', { city: null, scope: 'state' }, 'in Oregon', true, 'OR'],
  ])('names %j as it was understood', (location, place, where, isIndexable, path) => {
    expect(head({ place: { ...OREGON, ...place } }, { location })).toMatchObject({
      title: `John Smith ${where}`,
      isIndexable,
      path: `/name/John-Smith/${path}`,
    });
  });

  it('is kept by search engines only for whole lists, up to page 5', () => {
    const many = { total: 99, exactTotal: 99, pages: 10 };
    expect(head({ ...many, page: 5 })).toMatchObject({ title: 'John Smith (page 5)', isIndexable: true });
    expect(head({ ...many, page: 6 }).isIndexable).toBe(false);
    expect(head(many, { hasFlags: true }).isIndexable).toBe(false);
    for (const filter of [{ age: '25-34' }, { state: 'OR' }, { city: 'Portland, OR' }, { sort: 'name' }] as const)
      expect(head(many, { filters: { ...NONE, ...filter } }).isIndexable, JSON.stringify(filter)).toBe(false);
    expect(head({ ...many, page: 11, results: [] })).toMatchObject({ title: 'John Smith', isIndexable: false });
  });

  it('leaves out a suffix, which the search ignores', () => {
    expect(head({}, { name: 'John Smith Jr' })).toMatchObject({ title: 'John Smith', path: '/name/John-Smith/-' });
  });
});
