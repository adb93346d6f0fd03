import { expect, test } from 'vitest';
import type { SearchAnswer, SearchTry } from '../../../shared/contract/finding/search.ts';
import { buildSearchAnswer, buildSearchResult } from '../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { ResultsPage } from './ResultsPage.tsx';
import type { ResultsPageModel } from './results-model.ts';
import { nextSearches, waysBack } from './results-next.ts';

const site = { viewer: null, path: '/name/Odessa-Quill/Bend-OR', search: { name: '', location: '' } };
const NONE = { age: null, state: null, city: null, sort: null };
const NOBODY: Partial<SearchAnswer> = {
  results: [],
  total: 0,
  exactTotal: 0,
  pages: 0,
  place: { city: 'Bend', stateCode: 'OR', isKnown: true },
};

function build(answer: Partial<SearchAnswer>, more: Partial<ResultsPageModel> = {}): ResultsPageModel {
  return {
    kind: 'results',
    isBot: false,
    name: 'Odessa Quill',
    location: 'Bend, OR',
    filters: NONE,
    answer: buildSearchAnswer({ ...NOBODY, ...answer }),
    showInfoBanner: false,
    ...more,
  };
}
const tryOf = (kind: SearchTry['kind'], name: string, location: string, people: number): SearchTry => ({
  kind,
  name,
  location,
  people,
  isCapped: people >= 1_000,
});
const text = (page: ResultsPageModel) => renderText(<ResultsPage page={page} site={site} />);
const hrefs = (page: ResultsPageModel) => renderHrefs(<ResultsPage page={page} site={site} />);

test('a search that finds nobody says so, and offers the searches of the origin, each with its number', () => {
  const page = build({
    tries: [
      tryOf('state', 'Odessa Quill', 'OR', 2),
      tryOf('anywhere', 'Odessa Quill', '', 5),
      tryOf('spelling', 'Odesa Quill', 'Bend, OR', 1),
      tryOf('last-name', 'Quill', 'Bend, OR', 1),
      tryOf('initial', 'O Quill', '', 1_000),
      tryOf('split', 'Odessa', 'Quill Lake, OR', 3),
    ],
  });
  expect(text(page)).toMatch(
    /Odessa Quill in Bend, Oregon .*Nobody by that name in Bend, OR We have no record of anyone named Odessa Quill in Bend, Oregon\. The person may not be in our sources/,
  );
  expect(text(page)).toContain(
    'Odessa Quill in all of Oregon 2 people Odessa Quill anywhere in the U.S. 5 people Everyone named Quill in Bend, OR 1 person O Quill anywhere in the U.S., by first initial 1,000+ people Odessa in Quill Lake, OR 3 people Close spellings These names are spelled almost the same as Odessa Quill. Odesa Quill 1 person',
  );
  expect(nextSearches(page).map(({ href }) => href)).toEqual([
    '/name/Odessa-Quill/OR',
    '/name/Odessa-Quill/-',
    '/name/Quill/Bend-OR',
    '/name/O-Quill/-',
    '/name/Odessa/Quill-Lake-OR',
  ]);
  expect(hrefs(page)).toEqual(
    expect.arrayContaining(['/name/Odesa-Quill/Bend-OR', '/reverse-phone', '/address-search']),
  );
});

test('no link leads to a search that the origin does not know to find somebody', () => {
  for (const answer of [{}, { tries: [] }]) {
    const page = build(answer);
    expect(nextSearches(page)).toEqual([]);
    expect(text(page)).toContain('Change the search');
    const searches = hrefs(page).filter((href) => href.startsWith('/name/'));
    // The chip of the place removes it.
    expect(searches).toEqual(['/name/Odessa-Quill/-']);
  }
});

test('an unknown place is reported, and the searches keep the name', () => {
  const place = { city: 'Bnd', stateCode: null, isKnown: false };
  const page = build({ place, tries: [tryOf('anywhere', 'Odessa Quill', '', 5)] }, { location: 'Bnd' });
  expect(text(page)).toMatch(
    /No place called “Bnd” Correct the place above.* Odessa Quill anywhere in the U\.S\. 5 people/,
  );
  expect(text(page)).not.toMatch(/Nobody by that name|Nothing is also/);
});

test('near spellings stand under their own heading, apart from the people of the name', () => {
  const near = buildSearchResult({ id: 'P12345678902', fullName: 'Odesa Quill', match: 'spelling' });
  const found = buildSearchResult({ id: 'P12345678901', fullName: 'Odessa Quill' });
  const page = build({ results: [found], total: 1, exactTotal: 1, pages: 1, spellings: [near] });
  expect(text(page)).toMatch(
    /One person goes by this name\..*Odessa Quill.*Close spellings These names are spelled almost the same as Odessa Quill.*Odesa Quill/,
  );
  expect(text(build({ spellings: [near] }))).toMatch(/Nobody by that name.*Close spellings .*Odesa Quill/);
  expect(text(build({}))).not.toContain('Close spellings');
});

test('if nobody has the exact name, the head says so and counts who comes close', () => {
  const close = buildSearchResult({ fullName: 'Odessa Quillen', match: 'prefix' });
  const page = (total: number, more: Partial<ResultsPageModel> = {}) => text(build({ results: [close], total }, more));
  expect(page(1)).toContain('No one in Bend, Oregon is named Odessa Quill; 1 person has a similar name.');
  expect(page(3)).toContain('is named Odessa Quill; 3 people have a similar name.');
  expect(page(3, { filters: { ...NONE, age: '25-34' } })).toContain('With these filters no one in Bend, Oregon is');
});

test('past the last page, the list says where it ends and links to its last and first page', () => {
  const page = build({ total: 16, exactTotal: 16, page: 9, pages: 2 });
  expect(text(page)).toContain('This list ends at page 2');
  expect(text(page)).not.toContain('Nobody by that name');
  expect(waysBack(page).map(({ href }) => href)).toEqual([
    '/name/Odessa-Quill/Bend-OR?page=2',
    '/name/Odessa-Quill/Bend-OR',
  ]);
  expect(waysBack({ ...page, filters: { ...NONE, age: '18-24' } }).map(({ href }) => href)).toEqual([
    '/name/Odessa-Quill/Bend-OR?age=18-24&page=2',
    '/name/Odessa-Quill/Bend-OR?age=18-24',
  ]);
  expect(waysBack(build({ total: 6, page: 9, pages: 1 })).map(({ href }) => href)).toEqual([
    '/name/Odessa-Quill/Bend-OR',
  ]);
});

test('if filters leave nobody, they stay, and the list without them is offered with its number', () => {
  const facets = {
    state: [],
    city: [],
    age: [{ value: '25-34', people: 4 }],
    isCapped: { state: false, city: false, age: false },
  };
  const filters = { age: '18-24', state: 'OR', city: null, sort: 'name' } as const;
  const page = build({ facets }, { filters });
  expect(text(page)).toContain('Under 25 (0)');
  expect(text(page)).toMatch(
    /No one is left under these filters Nobody matches all of this: age under 25; Oregon\. Clear filters/,
  );
  expect(text(page)).not.toMatch(/Nobody by that name|We have no record of anyone/);
  const told = build({ facets, tries: [tryOf('unfiltered', 'Odessa Quill', 'Bend, OR', 4)] }, { filters });
  expect(text(told)).toContain('All results for Odessa Quill in Bend, OR 4 people');
  for (const one of [page, told]) expect(hrefs(one)).toContain('/name/Odessa-Quill/Bend-OR?sort=name');
  const nobody = build({ facets, tries: [tryOf('anywhere', 'Odessa Quill', '', 5)] }, { filters });
  expect(text(nobody)).toContain('Nobody by that name in Bend, OR');
});
