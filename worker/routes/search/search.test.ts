import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSearchAnswer } from '../../../tests/fixtures/search.ts';
import { tidyText } from '../../input/tidy-text.ts';
import { parsePage } from '../../search/browse-page.ts';
import { edge, json, modelOf } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const SEARCH = 'GET /api/search/people';
const found = edge({ [SEARCH]: json(buildSearchAnswer()) });

test('the form redirects to the results with a 303', async () => {
  const response = await edge().get('/search?name=+Maya++O%27Neil&location=portland%2C+oregon');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/name/Maya-Oneil/Portland-OR']);
});

test('without a name the form is shown again with the input and what is missing [F5-03]', async () => {
  const response = await edge().get('/search?name=%20!&location=Portland');
  const { page, head } = await modelOf(response);
  expect(response.status).toBe(400);
  expect(page).toMatchObject({
    kind: 'people-search',
    by: 'name',
    values: { name: '!', location: 'Portland' },
    errors: { name: 'Enter a name, a phone number or an address.' },
  });
  expect(head.isIndexable).toBe(false);
});

test('input is tidied: no control characters, no runs of spaces, no longer than a search allows', () => {
  expect(tidyText(' Maya\u0000\r\n  Ostrowski ')).toBe('Maya Ostrowski');
  expect(tidyText('x'.repeat(500))).toHaveLength(100);
  expect(tidyText(null)).toBe('');
});

test('results are searched by the path as read, and linked in one spelling', async () => {
  const { get, asked } = edge({ [SEARCH]: json(buildSearchAnswer()) });
  const response = await get('/name/MAYA-ostrowski/portland-oregon');
  const { page, head, site } = await modelOf(response);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(new URL(asked[0]?.url ?? '').search).toBe('?name=Maya+Ostrowski&location=Portland%2C+OR&page=1');
  expect(page).toMatchObject({ kind: 'results', name: 'Maya Ostrowski', location: 'Portland, OR' });
  expect(site.search).toEqual({ name: 'Maya Ostrowski', location: 'Portland, OR' });
  expect(head).toMatchObject({ canonical: 'http://127.0.0.1/name/Maya-Ostrowski/Portland-OR', isIndexable: true });
});

test('an overlong name or place is searched by its beginning', async () => {
  const { get, asked } = edge({ [SEARCH]: json(buildSearchAnswer()) });
  const response = await get(`/name/${'maya-'.repeat(22)}x/${'a'.repeat(110)}`);
  expect(response.status).toBe(200);
  const { searchParams } = new URL(asked[0]?.url ?? '');
  expect([searchParams.get('name')?.length, searchParams.get('location')?.length]).toEqual([100, 100]);
});

test('a missing place is not searched', async () => {
  const { get, asked } = edge({ [SEARCH]: json(buildSearchAnswer()) });
  await get('/name/Maya-Ostrowski/-');
  expect(new URL(asked[0]?.url ?? '').search).toBe('?name=Maya+Ostrowski&page=1');
});

test('a path without a name leads to the form, and one with a name alone to its results [F2-06]', async () => {
  expect((await edge().get('/name/-/-')).headers.get('location')).toBe('/people-search');
  expect((await edge().get('/name/maya-ostrowski')).headers.get('location')).toBe('/name/Maya-Ostrowski/-');
  expect((await edge().get('/name/maya-ostrowski/')).headers.get('location')).toBe('/name/Maya-Ostrowski/-');
});

test('a place without a name is filled in where the name is asked for [F2-05]', async () => {
  const { get, asked } = edge();
  const response = await get('/name/-/Portland-OR');
  const { page, head } = await modelOf(response);
  expect(response.status).toBe(200);
  expect(page).toMatchObject({ kind: 'people-search', by: 'name', values: { location: 'Portland, OR' }, errors: {} });
  expect(head).toMatchObject({ isIndexable: false, canonical: 'http://127.0.0.1/people-search' });
  expect(asked).toEqual([]);
});

test("the form shows its URL's input without validating it, and only the empty one is indexed", async () => {
  const { page, head } = await modelOf(await edge().get('/people-search?name=%D0%98%20%20Maya&location=Portlnad'));
  expect(page).toMatchObject({ kind: 'people-search', values: { name: 'И Maya', location: 'Portlnad' }, errors: {} });
  expect(head).toMatchObject({ isIndexable: false, canonical: 'http://127.0.0.1/people-search' });
  const empty = await modelOf(await edge().get('/people-search?name=&utm_source=x'));
  expect(empty.head).toMatchObject({ isIndexable: true, canonical: 'http://127.0.0.1/people-search' });
});

test('a page is a number from 1 up, anything else is the first [F2-25]', () => {
  for (const [text, page] of [
    ['1', 1],
    ['7', 7],
    ['100', 100],
    ['101', 101],
    ['00012', 12],
    ['0', 1],
    ['-3', 1],
    ['2.5', 1],
    ['1e1', 1],
    ['x', 1],
    [null, 1],
  ] as const)
    expect(parsePage(text), String(text)).toBe(page);
});

test('pages past 5, empty pages and pages with flags are not indexed', async () => {
  const isIndexable = async (query: string, more = {}) => {
    const { get } = edge({ [SEARCH]: json(buildSearchAnswer(more)) });
    return (await modelOf(await get(`/name/maya/-${query}`))).head.isIndexable;
  };
  expect(await isIndexable('?page=5', { page: 5, pages: 9 })).toBe(true);
  expect(await isIndexable('?page=6', { page: 6, pages: 9 })).toBe(false);
  expect(await isIndexable('?sort=age')).toBe(false);
  expect(await isIndexable('', { results: [], total: 0, exactTotal: 0, pages: 0 })).toBe(false);
});

test('a page past the end is shown empty', async () => {
  const { get } = edge({ [SEARCH]: json(buildSearchAnswer({ results: [], page: 9 })) });
  const response = await get('/name/maya/-?page=9');
  const { page, head } = await modelOf(response);
  expect(response.status).toBe(200);
  expect(page).toMatchObject({ answer: { results: [], page: 9 } });
  expect(head).toMatchObject({
    title: 'Maya | Porchlight',
    isIndexable: false,
    canonical: 'http://127.0.0.1/name/Maya/-',
  });
});

test('a list ends after the last page served, however long it is', async () => {
  const { get, asked } = edge({ [SEARCH]: json(buildSearchAnswer({ total: 2000, page: 100, pages: 100 })) });
  for (const past of ['101', '999', '9'.repeat(400)]) {
    const { page } = await modelOf(await get(`/name/maya/-?page=${past}`));
    expect(page).toMatchObject({ answer: { results: [], total: 2000, pages: 100 } });
  }
  expect(new URL(asked[0]?.url ?? '').searchParams.get('page')).toBe('100');
});

test('the banner is shown when a monitored report is gone', async () => {
  const { page } = await modelOf(await found.get('/name/maya/-?show_info_banner=true'));
  expect(page).toMatchObject({ showInfoBanner: true });
});

test('a failed search is the 404 page, and an unknown viewer only costs the name in the header', async () => {
  expect((await edge({ [SEARCH]: new Response('', { status: 500 }) }).get('/name/maya/-')).status).toBe(404);
  const { get } = edge({ [SEARCH]: json(buildSearchAnswer()), 'GET /api/user': new Response('', { status: 500 }) });
  const response = await get('/name/maya/-', { cookie: 'session=token' });
  expect(response.status).toBe(200);
  expect((await modelOf(response)).site.viewer).toBeNull();
});
