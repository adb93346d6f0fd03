import { expect, test } from 'vitest';
import type { SearchAnswer, SearchResult } from '../../../shared/contract/finding/search.ts';
import { buildSearchResult } from '../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { ResultsCrumbs } from './ResultsHead.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import type { ResultsPageModel } from './results-model.ts';

const site = { viewer: null, path: '/name/Maya-Ostrowski/Portland-OR', search: { name: '', location: '' } };
const maya = buildSearchResult({
  id: 'P12345678901',
  age: null,
  relatives: [{ fullName: 'Ingrid Lind', isDead: false }],
});
const NONE = { age: null, state: null, city: null, sort: null };
const portland = { city: 'Portland', stateCode: 'OR', isKnown: true };

function build(answer: Partial<SearchAnswer>, more: Partial<ResultsPageModel> = {}): ResultsPageModel {
  return {
    kind: 'results',
    isBot: false,
    name: 'Maya Ostrowski',
    location: 'Portland, OR',
    filters: NONE,
    answer: {
      results: [],
      total: 0,
      exactTotal: 0,
      isTotalCapped: false,
      facets: null,
      page: 1,
      pages: 0,
      place: portland,
      ...answer,
    },
    showInfoBanner: false,
    ...more,
  };
}

test('the head has the person and place, and distinguishes exact names from close ones', () => {
  const text = renderText(<ResultsPage page={build({ results: [maya], total: 16, exactTotal: 9 })} site={site} />);
  expect(text).toContain('Maya Ostrowski in Portland, Oregon');
  expect(text).toContain(
    '9 people go by exactly this name; 7 more with a short form of it or a name that comes close follow.',
  );
  const byName = build({ results: [maya], total: 10, exactTotal: 9 }, { filters: { ...NONE, sort: 'name' } });
  expect(renderText(<ResultsPage page={byName} site={site} />)).toContain(
    '9 people go by exactly this name, 1 more has a short form of it or a name that comes close.',
  );
});

test('under filters the head says how many are left, not how many go by the name', () => {
  const text = (total: number) => {
    const page = build({ results: [maya], total, exactTotal: total }, { filters: { ...NONE, state: 'OR' } });
    return renderText(<ResultsPage page={page} site={site} />);
  };
  expect(text(7)).toContain('7 people with this name match these filters. Ages and cities');
  expect(text(1)).toContain('One person with this name matches these filters.');
});

test('with more people than are counted, the head says so and how to narrow the list', () => {
  const text = (exactTotal: number, isTotalCapped = true) =>
    renderText(<ResultsPage page={build({ results: [maya], total: 1_000, exactTotal, isTotalCapped })} site={site} />);
  expect(text(1_000)).toContain('1,000+ people go by this name. The first 1,000 are listed. A middle name or a place');
  expect(text(300)).toContain('300 people go by exactly this name; 700+ more with a short form of it');
  expect(text(999)).toContain('999 people go by exactly this name; 1+ more with a short form of it');
  expect(text(0)).toContain('is named Maya Ostrowski; 1,000+ people have a similar name.');
  expect(text(1_000, false)).toContain('1,000 people go by this name. Ages and cities');
});

test('pages are links that keep the filters and the sort order', () => {
  const page = build({ results: [maya], total: 16, exactTotal: 16, pages: 2 });
  expect(renderHrefs(<ResultsPage page={page} site={site} />)).toContain('/name/Maya-Ostrowski/Portland-OR?page=2');
  const filtered = { ...page, filters: { ...NONE, state: 'OR', sort: 'name' } as const };
  expect(renderHrefs(<ResultsPage page={filtered} site={site} />)).toContain(
    '/name/Maya-Ostrowski/Portland-OR?state=OR&sort=name&page=2',
  );
});

test('beside a list are ways to narrow it and to be removed; without a list there is nothing', () => {
  const list = <ResultsPage page={build({ results: [maya], total: 1, exactTotal: 1 })} site={site} />;
  expect(renderText(list)).toContain('Not the right Maya?');
  expect(renderHrefs(list)).toEqual(expect.arrayContaining(['/name/Maya-Ostrowski/OR', '/name/Maya-Ostrowski/-']));
  const anywhere = build({ results: [maya], total: 1, exactTotal: 1, place: null }, { location: '' });
  expect(renderHrefs(<ResultsPage page={anywhere} site={site} />)).toContain('/people-search?name=Maya+Ostrowski');
  const text = renderText(<ResultsPage page={build({})} site={site} />);
  expect(text).not.toMatch(/Not the right|on this list/);
});

test('the place of a list is a chip that removes it, without filters too', () => {
  const text = (location: string, place: SearchAnswer['place']) => {
    const page = build({ results: [maya], total: 1, exactTotal: 1, place }, { location });
    return renderText(<ResultsPage page={page} site={site} />);
  };
  expect(text('Portland, OR', portland)).toContain('in Portland, OR Remove this place');
  expect(text('', null)).not.toContain('Remove this place');
  expect(text('Portlnad', { city: 'Portlnad', stateCode: null, isKnown: false })).toContain(
    'in Portlnad Remove this place',
  );
  const list = <ResultsPage page={build({ results: [maya], total: 1 })} site={site} />;
  expect(renderHrefs(list)).toContain('/name/Maya-Ostrowski/-');
});

test('the missing report is explained only on request, and the text mentions no people if none are listed', () => {
  const text = (answer: Partial<SearchAnswer>) =>
    renderText(<ResultsPage page={build(answer, { showInfoBanner: true })} site={site} />);
  expect(text({ results: [maya], total: 1, exactTotal: 1 })).toContain('removed. Here are people with the same name.');
  expect(text({})).toContain('The report you were monitoring has moved or been removed.');
  expect(text({})).not.toContain('Here are people');
  expect(renderText(<ResultsPage page={build({})} site={site} />)).not.toContain('monitoring');
});

test('the breadcrumbs are the search, the directory of the last name, and the place', () => {
  const list = <ResultsPage page={build({ results: [maya], total: 1 })} site={site} />;
  expect(renderText(list)).toContain(
    'People Search O Ostrowski Portland, OR Back to Ostrowski Maya Ostrowski in Portland, Oregon',
  );
  expect(renderHrefs(list)).toEqual(
    expect.arrayContaining(['/people-search', '/directory/name/o', '/directory/name/o/ostrowski']),
  );
});

test.each<[string, Partial<SearchResult>, string | undefined]>([
  ['Maya Ostrowski', { fullName: 'Maya Lind Ostrowski' }, '/directory/name/o/ostrowski'],
  ['Maya Hale Navarro', { fullName: 'Maya Hale-Navarro' }, '/directory/name/h/halenavarro'],
  ['Maya R Ostrowski', { fullName: 'Maya R. Ostrowski Jr' }, '/directory/name/o/ostrowski'],
  ['Maya Garcia Lopez', { fullName: 'Maya Garcia Lopez' }, undefined],
  ['Maya', { fullName: 'Maya Garcia Lopez' }, undefined],
  ['Maya Ostrowski', { fullName: 'Maya Lind', matchedName: 'Maya Ostrowski' }, undefined],
  ['Maya Ostrofski', { match: 'spelling' }, undefined],
  ['O', {}, undefined],
])('in a list of %s, the breadcrumbs link to no directory page that may not exist: %j', (name, more, last) => {
  const hrefs = renderHrefs(<ResultsCrumbs page={build({ results: [{ ...maya, ...more }] }, { name })} />);
  expect(hrefs[2]).toBe(last);
});
