import { expect, test } from 'vitest';
import type { SearchAnswer, SearchResult } from '../../../shared/contract/search.ts';
import { renderHrefs, renderText } from '../../ui/render-text.ts';
import type { ResultsPageModel } from '../page-model.ts';
import { ResultsPage } from './ResultsPage.tsx';
import { nextSearches } from './results-next.ts';

const site = { viewer: null, path: '/name/Maya-Ostrowski/Portland-OR', search: { name: '', location: '' } };
const maya: SearchResult = {
  id: 'P12345678901',
  fullName: 'Maya Ostrowski',
  age: null,
  isDead: false,
  city: 'Portland',
  stateCode: 'OR',
  isCurrentCity: true,
  earlierCities: [],
  relatives: ['Ingrid Lind'],
  match: 'exact',
};
const portland = { city: 'Portland', stateCode: 'OR', isKnown: true };

function build(answer: Partial<SearchAnswer>, more: Partial<ResultsPageModel> = {}): ResultsPageModel {
  return {
    kind: 'results',
    name: 'Maya Ostrowski',
    location: 'Portland, OR',
    answer: { results: [], total: 0, exactTotal: 0, page: 1, pages: 0, place: portland, ...answer },
    showInfoBanner: false,
    ...more,
  };
}

test('the head names person and place, and tells exact names from close ones', () => {
  const text = renderText(<ResultsPage page={build({ results: [maya], total: 16, exactTotal: 9 })} site={site} />);
  expect(text).toContain('Maya Ostrowski in Portland, Oregon');
  expect(text).toContain('9 people have exactly this name, 7 more have a close spelling.');
});

test('an unknown age is two dashes', () => {
  expect(renderText(<ResultsPage page={build({ results: [maya], total: 1, exactTotal: 1 })} site={site} />)).toContain(
    'Age --',
  );
});

test('pages are links', () => {
  const page = build({ results: [maya], total: 16, exactTotal: 16, pages: 2 });
  expect(renderHrefs(<ResultsPage page={page} site={site} />)).toContain('/name/Maya-Ostrowski/Portland-OR?page=2');
});

test('who finds nobody is offered the state, the country and the last name', () => {
  expect(nextSearches(build({})).map(({ href }) => href)).toEqual([
    '/name/Maya-Ostrowski/OR',
    '/name/Maya-Ostrowski/-',
    '/name/Ostrowski/Portland-OR',
    '/people-search',
  ]);
});

test('a place that we do not know is named, and left out of what to try next', () => {
  const page = build({ place: { city: 'Portlnad', stateCode: null, isKnown: false } }, { location: 'Portlnad' });
  expect(renderText(<ResultsPage page={page} site={site} />)).toContain('We do not know a place called “Portlnad”.');
  expect(nextSearches(page).map(({ href }) => href)).toEqual([
    '/name/Maya-Ostrowski/-',
    '/name/Ostrowski/-',
    '/people-search',
  ]);
});

test('behind the last page the way leads to the first', () => {
  expect(nextSearches(build({ total: 16, exactTotal: 16, page: 9, pages: 2 }))[0]?.href).toBe(
    '/name/Maya-Ostrowski/Portland-OR',
  );
});

test('the gone report is explained only where it is asked for', () => {
  expect(renderText(<ResultsPage page={build({}, { showInfoBanner: true })} site={site} />)).toContain(
    'The report you were monitoring has moved',
  );
  expect(renderText(<ResultsPage page={build({})} site={site} />)).not.toContain('monitoring');
});
