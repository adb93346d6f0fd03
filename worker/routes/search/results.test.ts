import { describe, expect, test } from 'vitest';
import { buildSearchAnswer } from '../../../tests/fixtures/search.ts';
import { edge, json, modelOf } from '../../testing.ts';

const SEARCH = 'GET /api/search/people';
const LIST = '/name/Maya-Ostrowski/Portland-OR';
const NONE = { age: null, state: null, city: null, sort: null };

/** What the origin is asked for by a query, besides the name and the place, and the page that comes of its answer. */
async function look(query: string, more = {}) {
  const { get, asked } = edge({ [SEARCH]: json(buildSearchAnswer(more)) });
  const response = await get(LIST + query);
  const { name: _name, location: _place, ...rest } = Object.fromEntries(new URL(asked[0]?.url ?? '').searchParams);
  return { status: response.status, asked: rest, ...(await modelOf(response)) };
}

describe('a list that is filtered', () => {
  test('is asked for with its filters, its order and its page, and shows them', async () => {
    const { asked, page } = await look('?age=25-34&state=or&city=Portland%2C+OR&sort=name&page=2');
    expect(asked).toEqual({ age: '25-34', state: 'OR', city: 'Portland, OR', sort: 'name', page: '2' });
    expect(page).toMatchObject({ filters: { age: '25-34', state: 'OR', city: 'Portland, OR', sort: 'name' } });
  });

  test.each([
    '?age=7',
    '?state=Atlantis',
    `?city=${'x'.repeat(10_000)}`,
    '?sort=x',
    '?page=0',
    '?page=-1',
    '?page=x&page=3',
    '?age=%00&state=%F0%9F%92%A1&city=%27%20OR%201=1--&sort=*',
    '?age=&state=&city=&sort=&page=',
  ])('is the whole list where its query says nothing that we understand: %.60s', async (query) => {
    const { status, asked, page } = await look(query);
    expect([status, asked]).toEqual([200, { page: '1' }]);
    expect(page).toMatchObject({ filters: NONE });
  });

  test('is asked for no further than its last page', async () => {
    const { status, asked, page } = await look('?page=1000000000', { total: 2_000, page: 100, pages: 100 });
    expect([status, asked]).toEqual([200, { page: '100' }]);
    expect(page).toMatchObject({ answer: { results: [] } });
  });

  test.each([
    [
      '/name/Maya-Ostrowski/97201',
      { city: 'Portland', stateCode: 'OR' },
      'Maya Ostrowski in Portland, OR',
      'Portland-OR',
    ],
    ['/name/Maya-Ostrowski/Saint-Louis-MO', { city: 'St. Louis', stateCode: 'MO' }, 'in St. Louis, MO', 'St-Louis-MO'],
    ['/name/Maya-Ostrowski/portland', { city: 'Portland', stateCode: null }, 'Maya Ostrowski in Portland', 'Portland'],
    ['/name/Maya-Ostrowski-Jr/-', null, 'Maya Ostrowski | ', '-'],
    ['/name/Maya-Ostrowski-III/OR', { city: null, stateCode: 'OR' }, 'Maya Ostrowski in OR', 'OR'],
  ])(
    'has one address for search engines, by whatever name of the place it was found: %s',
    async (path, place, title, end) => {
      const known = place === null ? null : { ...place, isKnown: true };
      const { get } = edge({ [SEARCH]: json(buildSearchAnswer({ place: known })) });
      const { head } = await modelOf(await get(path));
      expect(head.title).toContain(title);
      expect(head.canonical).toBe(`http://127.0.0.1/name/Maya-Ostrowski/${end}`);
    },
  );

  test('is not for search engines, and its canonical address is that of the whole list', async () => {
    for (const query of ['?age=25-34', '?state=OR', '?city=Bend,+OR', '?sort=name', '?state=OR&page=2']) {
      const { head } = await look(query, { page: query.includes('page') ? 2 : 1, pages: 3 });
      expect(head, query).toMatchObject({ isIndexable: false, canonical: `http://127.0.0.1${LIST}` });
    }
    const { head } = await look('?page=2', { page: 2, pages: 3 });
    expect(head).toMatchObject({ isIndexable: true, canonical: `http://127.0.0.1${LIST}?page=2` });
  });
});
