import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  DirectoryAnswer,
  DirectoryLetterAnswer,
  LocationAnswer,
} from '../../../shared/contract/finding/browse.ts';
import { buildCity, buildDirectoryName } from '../../../tests/fixtures/browse.ts';
import { edge, json, modelOf, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const directory: DirectoryAnswer = {
  people: 20_000,
  letters: [{ letter: 'o', names: 3, people: 164 }],
  states: [{ stateCode: 'OR', people: 164, properties: 0 }],
};
const letter: DirectoryLetterAnswer = {
  letter: 'o',
  letters: 'ho',
  namesCount: 1284,
  names: [{ partial: 'ostrowski', name: 'Ostrowski', people: 164 }],
  page: 2,
  pages: 13,
  ranges: [],
};
const name = buildDirectoryName();
const city = buildCity({ page: 3, pages: 79 });
const state: LocationAnswer = {
  kind: 'state',
  stateCode: 'OR',
  peopleCount: 38_640,
  cities: [],
  citiesCount: 12,
  page: 1,
  pages: 1,
  ranges: [],
};

const site = edge({
  'GET /api/directory': json(directory),
  'GET /api/directory/o': json(letter),
  'GET /api/directory/o/ostrowski': json(name),
  'GET /api/locations/Portland%2C%20OR': json(city),
  'GET /api/locations/97217': json(city),
  'GET /api/locations/OR': json(state),
});
const head = async (path: string) => (await modelOf(await site.get(path))).head;

describe('browse pages', () => {
  test.each([
    [
      '/directory/name',
      'Browse people by last name | Porchlight',
      '20,000 people in the United States, by the first letter of the last name and by state.',
      '/directory/name',
    ],
    [
      '/Directory/NAME/O?page=2',
      'Last names that start with O (page 2) | Porchlight',
      '1,284 last names that start with O, each with the people who have it.',
      '/directory/name/o?page=2',
    ],
    [
      '/directory/name/o/Ostrowski?page=1',
      'People named Ostrowski | Porchlight',
      '164 people named Ostrowski, with age, city and state. Open a record to see what is on it.',
      '/directory/name/o/ostrowski',
    ],
    [
      '/white-pages/Portland-Oregon?page=3',
      'People in Portland, Oregon (page 3) | Porchlight',
      '7,840 people on record in Portland, Oregon. Names and ages are free to see.',
      '/white-pages/portland-or?page=3',
    ],
    [
      '/white-pages/oregon',
      'White pages for Oregon | Porchlight',
      '38,640 people in Oregon, city by city. Names, ages and cities are free to see.',
      '/white-pages/or',
    ],
  ])(
    '%s has a title, a description and one canonical URL, and every page is indexed',
    async (path, title, description, canonical) => {
      expect(await head(path)).toEqual({
        title,
        description,
        isIndexable: true,
        canonical: `http://127.0.0.1${canonical}`,
      });
    },
  );

  test('must be revalidated before they are reused', async () => {
    const response = await site.get('/directory/name/o');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('show what the origin returned, and a search box that knows the place', async () => {
    const { page, site: around } = await modelOf(await site.get('/white-pages/portland-or'));
    expect(page).toMatchObject({ kind: 'white-pages', answer: city });
    expect(around.search).toMatchObject({ location: 'Portland, OR' });
  });

  test('without entries, past the end, or with an impossible number are a 404', async () => {
    for (const path of [
      '/directory/name/z',
      '/directory/name/o/nobody',
      '/white-pages/nowhere-or',
      '/directory/name/o?page=10000000',
      `/directory/name/o/${'o'.repeat(61)}`,
    ])
      expect((await site.get(path)).status, path).toBe(404);
  });

  test('that do not exist say what is missing, and link to what exists', async () => {
    const helpOf = async (path: string) => {
      const { page, head: errorHead } = await modelOf(await site.get(path));
      if (page.kind !== 'error' || page.help === undefined) throw new Error('no help');
      expect(errorHead.title).toContain(page.help.title);
      return [page.help.title, page.help.link.href];
    };
    expect(await helpOf('/directory/name/z')).toEqual(['No last name starts like that here', '/directory/name']);
    expect(await helpOf('/directory/name/o/obody')).toEqual([
      'Nobody with that last name is listed',
      '/directory/name',
    ]);
    expect(await helpOf('/white-pages/nowhere-or')).toEqual(['No place by that name is listed', '/directory/name']);
    const noPage = 'This list has no such page';
    for (const [path, first] of [
      ['/directory/name/z?page=9', '/directory/name/z'],
      ['/white-pages/bend-or?page=10000000', '/white-pages/bend-or'],
    ] as const)
      expect(await helpOf(path)).toEqual([noPage, first]);
  });

  test('with a flag, or whose people were all removed, are not indexed', async () => {
    for (const path of ['/directory/name', '/directory/name/o', '/directory/name/o/ostrowski', '/white-pages/or'])
      expect([(await head(`${path}?utm_source=a`)).isIndexable, (await head(`${path}?a=1`)).isIndexable], path).toEqual(
        [true, false],
      );
    const empty = edge({
      'GET /api/directory/o': json({ ...letter, names: [] }),
      'GET /api/directory/o/ostrowski': json({ ...name, people: [] }),
      'GET /api/locations/Portland%2C%20OR': json({ ...city, people: [] }),
    });
    for (const path of ['/directory/name/o', '/directory/name/o/ostrowski', '/white-pages/portland-or'])
      expect((await modelOf(await empty.get(path))).head.isIndexable, path).toBe(false);
  });

  test('request the first page if the query has none', async () => {
    const { get, asked } = edge({ 'GET /api/directory/o': json(letter) });
    for (const query of ['', '?page=1', '?page=0', '?page=1e9', '?page=x', '?page=007'])
      await get(`/directory/name/o${query}`);
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['', '', '', '', '', '?page=7']);
  });

  test('of a zip redirect permanently to the same page of its city', async () => {
    const response = await site.get('/white-pages/97217?page=3');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/white-pages/portland-or?page=3']);
  });

  test.each(['Stumptown', 'Portland-Oreg', 'Near-Portland-OR', 'Portland-OR-area', 'Portland-metro-OR'])(
    'of the nickname, spelling or surroundings %s redirect permanently to the place itself',
    async (location) => {
      const { get } = edge({
        'GET /api/locations/Stumptown': json(city),
        'GET /api/locations/Portland%20Oreg': json(city),
      });
      const response = await get(`/white-pages/${location}`);
      expect([response.status, response.headers.get('location')?.replace('?page=3', '')]).toEqual([
        301,
        '/white-pages/portland-or',
      ]);
    },
  );

  test('stay where they are for a city without its state, which may be in others', async () => {
    const { get } = edge({ 'GET /api/locations/Portland': json(city) });
    const response = await get('/white-pages/portland');
    expect(response.status).toBe(200);
    expect((await modelOf(response)).head).toMatchObject({
      isIndexable: false,
      canonical: expect.stringContaining('/white-pages/portland-or'),
    });
  });

  test('of a text that is no place are a 404 with the places that it may mean', async () => {
    const places = [
      { city: 'Portland', stateCode: 'OR', people: 9, properties: 0 },
      { city: null, stateCode: 'OR', people: 9, properties: 0 },
      { city: 'Bend', stateCode: 'OR', people: 0, properties: 3 },
    ];
    const { get, asked } = edge({ 'GET /api/places': json({ places }) });
    const response = await get('/white-pages/portlnad-or');
    expect(response.status).toBe(404);
    const { page } = await modelOf(response);
    expect(page).toMatchObject({
      help: {
        title: 'No place by that name is listed',
        meant: [
          { text: 'Portland, OR', href: '/white-pages/portland-or' },
          { text: 'Oregon', href: '/white-pages/or' },
        ],
      },
    });
    expect(asked.map(({ url }) => decodeURIComponent(new URL(url).pathname + new URL(url).search))).toEqual([
      '/api/locations/Portlnad, OR',
      '/api/places?location=Portlnad,+OR',
    ]);
    for (const wide of ['King-County-WA', 'Bay-Area'])
      expect((await modelOf(await get(`/white-pages/${wide}`))).page, wide).toMatchObject({
        help: { title: 'These lists go by city' },
      });
    const broken = edge({ 'GET /api/places': problemResponse(500) });
    expect((await broken.get('/white-pages/portlnad-or')).status).toBe(404);
  });

  test('only accept GET', async () => {
    expect((await site.request('/white-pages/or', { method: 'POST' })).status).toBe(405);
  });
});

describe('pages that lead to the lists', () => {
  test('show the letters and states', async () => {
    for (const path of ['/', '/people-search'])
      expect((await modelOf(await site.get(path))).page, path).toMatchObject({ directory });
  });

  test('work without them if they do not arrive', async () => {
    const broken = edge({ 'GET /api/directory': problemResponse(500) });
    for (const path of ['/', '/people-search']) {
      const response = await broken.get(path);
      expect(response.status, path).toBe(200);
      expect((await modelOf(response)).page).not.toHaveProperty('directory');
    }
  });

  test("do not wait for them: a late response is left out and is not the origin's fault", async () => {
    const answer = Promise.withResolvers<Response>();
    const slow = edge({ 'GET /api/directory': () => answer.promise });
    for (const path of ['/', '/people-search', '/property']) {
      const response = await slow.get(path);
      expect(response.status, path).toBe(200);
      const { page } = await modelOf(response);
      expect([page, (page as { states?: unknown }).states ?? []], path).toEqual([
        expect.not.objectContaining({ directory: expect.anything() }),
        [],
      ]);
    }
    answer.resolve(json(directory));
  });

  test('do not request them next to search input', async () => {
    const { get, asked } = edge({ 'GET /api/directory': json(directory) });
    await get('/people-search?name=Maya');
    await get('/search?name=');
    expect(asked).toEqual([]);
  });
});
