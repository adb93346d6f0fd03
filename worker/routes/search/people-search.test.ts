import { describe, expect, test, vi } from 'vitest';
import { buildSearchAnswer } from '../../../tests/fixtures/search.ts';
import { edge, json, modelOf, problemResponse } from '../../testing.ts';

const search = (query: Record<string, string>) => edge().get(`/search?${new URLSearchParams(query)}`);
/** Where a search leads; null if the form came back. */
const target = async (query: Record<string, string>) => (await search(query)).headers.get('location');
/** The errors of a form that came back. */
const errorsOf = async (query: Record<string, string>) => {
  const response = await search(query);
  expect(response.status).toBe(400);
  const { page } = await modelOf(response);
  return (page as { errors: Record<string, string> }).errors;
};

test('a search box redirects with a 303 to the name, phone or address that was typed', async () => {
  const response = await search({ by: 'phone', name: 'Maya', phone: '(503) 555-0186', street: '', location: 'OR' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/phone/1-503-555-0186']);
  expect(await target({ by: 'name', name: 'Maya Ostrowski', phone: '5', location: '97217' })).toBe(
    '/name/Maya-Ostrowski/97217',
  );
  expect(await target({ by: 'address', street: '2417 N Halyard Ave', location: 'Portland, OR' })).toBe(
    '/address-search?street=2417+N+Halyard+Ave&location=Portland%2C+OR',
  );
  expect(await target({ by: 'carrier pigeon', name: 'Maya' })).toBe('/name/Maya/-');
});

test('a last name before a comma is read as the last name', async () => {
  expect(await target({ name: 'Walker, James' })).toBe('/name/James-Walker/-');
  expect(await target({ name: 'Walker, ', location: 'Bend, OR' })).toBe('/name/Walker/Bend-OR');
});

test('a number is accepted as written: in part, with its extension, with its country', async () => {
  for (const [phone, path] of [
    ['503 555 0', '/phone/1-503-555-0XXX'],
    ['503-555-0XX6', '/phone/1-503-555-0XX6'],
    ['+1 503.555.0186', '/phone/1-503-555-0186'],
    ['503-555-0186 ext. 204', '/phone/1-503-555-0186'],
    ['503-555-0186 x204', '/phone/1-503-555-0186'],
    ['5035550186x12', '/phone/1-503-555-0186'],
    ['1 (503) 555-0186 extension 7', '/phone/1-503-555-0186'],
    ['503-555-X142', '/phone/1-503-555-X142'],
    ['5035550XXX', '/phone/1-503-555-0XXX'],
    ['1-800-FLOWERS', '/phone/1-800-356-9377'],
    ['tel:+1-503-555-0186', '/phone/1-503-555-0186'],
  ] as const)
    expect(await target({ by: 'phone', phone }), phone).toBe(path);
});

test('a one-line address is split into street and place', async () => {
  expect(await target({ by: 'address', street: '12 Elm St, Bend, OR' })).toBe(
    '/address-search?street=12+Elm+St&location=Bend%2C+OR',
  );
});

test('a search that cannot be run has its error under the field', async () => {
  for (const [query, errors] of [
    [{ by: 'name' }, { name: 'Enter a name, a phone number or an address.' }],
    [{ by: 'name', name: '😀' }, { name: 'Enter a name, a phone number or an address.' }],
    [{ by: 'name', name: 'Мария' }, { name: 'Enter the name in Latin letters.' }],
    [{ by: 'phone' }, { phone: 'Enter a phone number.' }],
    [{ by: 'phone', phone: 'ext' }, { phone: 'Enter a phone number.' }],
    [{ by: 'phone', phone: '503' }, { phone: 'Enter at least 7 digits of the phone number.' }],
    [{ by: 'phone', phone: '1 503 555' }, { phone: 'Enter at least 7 digits of the phone number.' }],
    [
      { by: 'phone', phone: '5'.repeat(15) },
      { phone: 'Enter a U.S. number: ten digits, with or without the 1 before them.' },
    ],
    [
      { by: 'phone', phone: '555-6828' },
      { phone: 'Enter the area code too, as in “503-555-0142”, or an X for each digit you do not know.' },
    ],
    [
      { by: 'phone', phone: '5558992' },
      { phone: 'Enter the area code too, as in “503-555-0142”, or an X for each digit you do not know.' },
    ],
    [{ name: 'PO Box 12, Bend, OR' }, { street: 'Nobody lives at a post office box. Enter a street.' }],
    [
      { by: 'phone', phone: '503-555-01XX12' },
      { phone: 'Enter a U.S. number: ten digits, with or without the 1 before them.' },
    ],
    [
      { by: 'phone', phone: '103 555 0142' },
      { phone: 'Check the number: the area code and the three digits after it cannot begin with 0 or 1.' },
    ],
    [
      { by: 'address' },
      {
        street: 'Enter the street, with the house number if you know it.',
        location: 'Enter a city and state, or a ZIP code.',
      },
    ],
    [
      { by: 'address', street: '2417', location: 'Bend' },
      { street: 'Enter the street, with the house number if you know it.' },
    ],
    [{ by: 'address', street: '12 Elm St' }, { location: 'Enter a city and state, or a ZIP code.' }],
    [{ by: 'address', street: '12 ул', location: 'Bend' }, { street: 'Enter the address in Latin letters.' }],
  ] as const)
    expect(await errorsOf({ ...query }), JSON.stringify(query)).toEqual(errors);
});

const TYPED = 'GET /api/search/typed';
const name = (more: object) => ({ kind: 'name', name: 'Maya Ostrowski', location: '', people: 1, ...more }) as const;
const reads = (readings: readonly object[], isSure: boolean) => edge({ [TYPED]: json({ readings, isSure }) });

describe('a line that its shape does not explain', () => {
  test('goes where the origin is sure of', async () => {
    for (const [reading, path] of [
      [name({ location: 'Portland, OR' }), '/name/Maya-Ostrowski/Portland-OR'],
      [{ kind: 'place', location: 'Portland, OR', people: 9 }, '/white-pages/portland-or'],
      [
        { kind: 'address', street: '12 elm st', location: 'Bend, OR' },
        '/address-search?street=12+elm+st&location=Bend%2C+OR',
      ],
    ] as const) {
      const response = await reads([reading], true).get('/search?name=maya+ostrowski+portland+or');
      expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    }
  });

  test('is asked about with the place beside it, which stays in the form', async () => {
    const readings = [name({ location: 'Portland, OR', people: 2 }), name({})];
    const { get, asked } = reads(readings, false);
    const response = await get('/search?name=Maya+Ostrowski+Portland&location=Oregon');
    const { page, head, site } = await modelOf(response);
    expect(response.status).toBe(200);
    expect(new URL(asked[0]?.url ?? '').search).toBe('?q=Maya+Ostrowski+Portland&location=Oregon');
    const values = { name: 'Maya Ostrowski Portland', location: 'Oregon' };
    expect(page).toEqual({
      kind: 'which-meant',
      line: 'Maya Ostrowski Portland',
      isEmail: false,
      readings,
      phone: null,
      by: 'name',
      values,
    });
    expect(head).toMatchObject({ isIndexable: false, canonical: null });
    expect(site.search).toEqual({ by: 'name', ...values });
  });

  test('goes by its shape if the origin cannot say, and the log does not repeat it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const answer of [
      problemResponse(404),
      problemResponse(429),
      problemResponse(500),
      json({ readings: [], isSure: false }),
    ]) {
      const { get } = edge({ [TYPED]: answer });
      for (const [typed, path] of [
        ['maya ostrowski portland or', '/name/Maya-Ostrowski/Portland-OR'],
        ['Ostrowski, Maya, Bend, OR', '/name/Maya-Ostrowski/Bend-OR'],
        ['maya ostrowski 97701', '/name/Maya-Ostrowski/97701'],
        ['Dr. Maya Ostrowski Jr.', '/name/Maya-Ostrowski/-'],
        ['12 elm st bend or', '/address-search?street=12+elm+st&location=bend+or'],
      ] as const)
        expect((await get(`/search?name=${encodeURIComponent(typed)}`)).headers.get('location'), typed).toBe(path);
    }
    expect(log.mock.calls.join()).not.toMatch(/ostrowski|elm/i);
    log.mockRestore();
  });

  test('is not looked up if a name stands in its field and the place in the other', async () => {
    const { get, asked } = edge();
    await get('/search?name=Maya+Ostrowski&location=Portland,+OR');
    expect(asked).toEqual([]);
  });
});

test('a name and a number are both offered, with how many people have the name', async () => {
  for (const [query, line] of [
    ['name=Maya+Ostrowski&location=503-555-0142', 'Maya+Ostrowski'],
    ['name=maya+ostrowski+(503)+555-0142', 'maya+ostrowski'],
    ['by=phone&phone=call+from+maya+503.555.0142', 'call+from+maya'],
  ] as const) {
    const { get, asked } = reads([name({ people: 3 })], true);
    const { page } = await modelOf(await get(`/search?${query}`));
    expect(new URL(asked[0]?.url ?? '').search, query).toBe(`?q=${line}`);
    expect(page).toMatchObject({ kind: 'which-meant', readings: [name({ people: 3 })] });
    expect((page as { phone: string }).phone.replace(/\D/g, '')).toBe('5035550142');
  }
  expect(await target({ name: 'Maya Ostrowski 97217-1234' })).toBe('/name/Maya-Ostrowski/97217-1234');
});

test('nobody is said to have no such name if the origin cannot say', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { page } = await modelOf(await search({ name: 'Maya Ostrowski', location: '503-555-0142' }));
  expect(page).toMatchObject({ kind: 'which-meant', readings: [] });
  vi.restoreAllMocks();
});

test('a line that is looked up counts together with its page as one search a minute', async () => {
  const keys: string[] = [];
  const limiter = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) <= 3 }) };
  const { get } = edge({ [TYPED]: json({ readings: [name({})], isSure: true }) }, { LIMIT_SEARCH: limiter });
  for (const path of [
    '/search?name=Maya+Ostrowski+Portland',
    '/name/Maya-Ostrowski/-',
    '/search?name=maya.ostrowski@example.com',
  ])
    await get(path);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(2);
  expect((await get('/search?name=Maya+Ostrowski+Portland')).status).toBe(429);
});

test('an email address says what is possible, with the name that it spells if somebody has it', async () => {
  const { get, asked } = reads([name({ people: 3 })], true);
  const { page, head } = await modelOf(await get('/search?by=phone&phone=maya.ostrowski@example.com'));
  expect(new URL(asked[0]?.url ?? '').search).toBe('?q=Maya+Ostrowski');
  expect(page).toMatchObject({
    kind: 'which-meant',
    line: 'maya.ostrowski@example.com',
    isEmail: true,
    readings: [name({ people: 3 })],
    values: { phone: 'maya.ostrowski@example.com' },
  });
  expect(head).toMatchObject({ title: 'We do not search by email address | Porchlight', isIndexable: false });
  const nobody = await reads([name({ people: 0 })], true).get('/search?name=maya.ostrowski@example.com');
  expect((await modelOf(nobody)).page).toMatchObject({ isEmail: true, readings: [] });
});

test('a name typed into the field for streets is asked about only if somebody has it', async () => {
  const path = '/search?by=address&street=Maya+Ostrowski,+Bend,+OR';
  const { page } = await modelOf(await reads([name({ location: 'Bend, OR' })], true).get(path));
  const address = { kind: 'address', street: 'Maya Ostrowski', location: 'Bend, OR' };
  expect(page).toMatchObject({ kind: 'which-meant', readings: [name({ location: 'Bend, OR' }), address] });
  expect((await reads([name({ people: 0 })], true).get(path)).headers.get('location')).toBe(
    '/address-search?street=Maya+Ostrowski&location=Bend%2C+OR',
  );
});

test('a form that comes back keeps all input, in the header too, and is not indexed', async () => {
  const typed = { by: 'address', name: 'Maya', phone: '503', street: '2417', location: 'Bend' } as const;
  const { page, site, head } = await modelOf(await search(typed));
  const { by, ...values } = typed;
  expect(page).toMatchObject({ kind: 'people-search', by, values });
  expect(site.search).toEqual(typed);
  expect(head).toMatchObject({ isIndexable: false, canonical: 'http://127.0.0.1/people-search' });
});

test('typed input is only ever text', async () => {
  for (const text of [
    "'; DROP TABLE person; --",
    'name:* NEAR(a b)',
    '%00',
    '\u{10FFFF}',
    'a'.repeat(10_000),
    '/../..',
  ])
    for (const by of ['name', 'phone', 'address'])
      expect([303, 400]).toContain((await search({ by, name: text, phone: text, street: text })).status);
});

const SEARCH = 'GET /api/search/people';
const LIST = '/name/Maya-Ostrowski/Portland-OR';
const NONE = { age: null, state: null, city: null, sort: null };

/** What a query requests from the origin, besides name and place, and the resulting page. */
async function look(query: string, more = {}) {
  const { get, asked } = edge({ [SEARCH]: json(buildSearchAnswer(more)) });
  const response = await get(LIST + query);
  const { name: _name, location: _place, ...rest } = Object.fromEntries(new URL(asked[0]?.url ?? '').searchParams);
  return { status: response.status, asked: rest, ...(await modelOf(response)) };
}

describe('a list that is filtered', () => {
  test('is requested with its filters, its order and its page, and shows them', async () => {
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
  ])('is the whole list if nothing in its query makes sense: %.60s', async (query) => {
    const { status, asked, page } = await look(query);
    expect([status, asked]).toEqual([200, { page: '1' }]);
    expect(page).toMatchObject({ filters: NONE });
  });

  test('is requested no further than its last page', async () => {
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
    ['/name/Maya-Ostrowski-III/OR', { city: null, stateCode: 'OR' }, 'Maya Ostrowski in Oregon', 'OR'],
  ])('has one canonical URL, whichever name of the place was used: %s', async (path, place, title, end) => {
    const known = place === null ? null : { ...place, isKnown: true };
    const { get } = edge({ [SEARCH]: json(buildSearchAnswer({ place: known })) });
    const { head } = await modelOf(await get(path));
    expect(head.title).toContain(title);
    expect(head.canonical).toBe(`http://127.0.0.1/name/Maya-Ostrowski/${end}`);
  });

  test('is not indexed, and its canonical URL is that of the whole list', async () => {
    for (const query of ['?age=25-34', '?state=OR', '?city=Bend,+OR', '?sort=name', '?state=OR&page=2']) {
      const { head } = await look(query, { page: query.includes('page') ? 2 : 1, pages: 3 });
      expect(head, query).toMatchObject({ isIndexable: false, canonical: `http://127.0.0.1${LIST}` });
    }
    const { head } = await look('?page=2', { page: 2, pages: 3 });
    expect(head).toMatchObject({ isIndexable: true, canonical: `http://127.0.0.1${LIST}?page=2` });
  });
});
