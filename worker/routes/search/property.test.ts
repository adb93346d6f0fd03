import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PropertySearchAnswer, propertySearchAnswerSchema } from '../../../shared/contract/finding/browse.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildPropertyTeaser } from '../../../tests/fixtures/property.ts';
import { edge, json, limited, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ID = 'n4k2p9x7q1ab';
const TEASER = buildPropertyTeaser({ pnpId: ID });
const SITE = { PROPERTY_SITE_URL: 'https://homes.example' };
const cookie = { cookie: 'session=s' };

function ask(path = `/property/${ID}`, answers: OriginAnswers = {}, env = {}, headers: Record<string, string> = {}) {
  const { request, asked } = edge({ [`GET /api/property/${ID}`]: json(TEASER), ...answers }, env);
  return request(path, { headers }).then((response) => ({ response, asked: asked.map(({ url }) => new URL(url)) }));
}

async function pageOf(answers: OriginAnswers = {}, env = {}, headers: Record<string, string> = {}) {
  const { page } = await modelOf((await ask(`/property/${ID}`, answers, env, headers)).response);
  if (page.kind !== 'property') throw new Error(`that is ${page.kind}`);
  return page;
}

describe('GET /property/{pnpId}', () => {
  test('is an indexed page, of the street without its number', async () => {
    const { response, asked } = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const { head, page, site } = await modelOf(response);
    expect(head).toEqual({
      title: 'N Halyard Ave, Portland, OR | Property | Porchlight',
      description:
        'What is on record about a home on N Halyard Ave in Portland, OR: owners, the latest sale, mortgages, the tax assessment and the building.',
      isIndexable: true,
      canonical: `http://127.0.0.1/property/${ID}`,
    });
    expect(page).toMatchObject({ answer: TEASER, path: `/property/${ID}` });
    expect(site.search).toEqual({ location: 'Portland, OR' });
    expect(asked.map(({ pathname }) => pathname)).toEqual([`/api/property/${ID}`, '/api/products']);
  });

  test.each([
    ['is like another one on its street', { ...TEASER, isDistinct: false }],
    [
      'may be like another one, since the origin does not say',
      buildPropertyTeaser({ pnpId: ID, isDistinct: undefined }),
    ],
  ])('is not indexed if the home %s', async (_, teaser) => {
    const { response } = await ask(`/property/${ID}`, { [`GET /api/property/${ID}`]: json(teaser) });
    const { head } = await modelOf(response);
    expect([response.status, head.isIndexable, head.canonical]).toEqual([
      200,
      false,
      `http://127.0.0.1/property/${ID}`,
    ]);
  });

  test('is the same page in any letter case', async () => {
    const { response } = await ask(`/PROPERTY/${ID.toUpperCase()}?gclid=1`);
    expect((await modelOf(response)).head.canonical).toBe(`http://127.0.0.1/property/${ID}`);
  });

  test.each([
    ['nobody', null, `/checkout/property-summary?`],
    ['a free viewer', 'free', `/checkout/property-summary?`],
    ['a family member', 'fam', `/checkout/property-summary?`],
    ['a subscriber', 'paid', `/billing/manage-plan?`],
  ] as const)('leads %s to where a report is sold, and includes the page', async (_who, userType, path) => {
    const answers: OriginAnswers = userType === null ? {} : { 'GET /api/user': json(buildUserAnswer({ userType })) };
    const { buyHref } = await pageOf(answers, {}, userType === null ? {} : cookie);
    expect(buyHref).toContain(path);
    expect(buyHref).toContain('wp_source=property&');
    expect(buyHref).toContain(`propertyUrl=${encodeURIComponent(`/property/${ID}`)}`);
    expect(buyHref?.endsWith('&property=true')).toBe(userType === 'paid');
  });

  test("has the label for the browser's history, but none for a bot", async () => {
    expect((await pageOf()).visit).toEqual({
      id: ID,
      path: `/property/${ID}`,
      label: 'N Halyard Ave',
      place: 'Portland, OR',
    });
    expect((await pageOf({}, {}, { 'user-agent': 'Googlebot/2.1' })).visit).toBeNull();
  });

  test('is a 404 for unknown or hidden properties, without a call if the id is impossible', async () => {
    const unknown = await ask('/property/nunknown');
    expect([unknown.response.status, unknown.asked.length]).toEqual([404, 1]);
    for (const path of ['/property/n.1', `/property/${'n'.repeat(41)}`, '/property/%C3%A9', '/property/n1~']) {
      const { response, asked } = await ask(path);
      expect([path, response.status, asked.length]).toEqual([path, 404, 0]);
    }
  });

  test('is limited together with property reports, and impossible ids do not count', async () => {
    const limit = limited(1);
    const { get } = edge({ [`GET /api/property/${ID}`]: json(TEASER) }, { LIMIT_LATE_PARTS: limit });
    expect((await get('/property/n.1')).status).toBe(404);
    expect((await get(`/property/${ID}`)).status).toBe(200);
    expect((await get(`/property/${ID}`)).status).toBe(429);
  });

  test('is not prefetched for a session, because the click may show the report', async () => {
    const { get, asked } = edge({ [`GET /api/property/${ID}`]: json(TEASER) });
    const ahead = { 'sec-purpose': 'prefetch' };
    expect((await get(`/property/${ID}`, { ...ahead, cookie: 'session=x' })).status).toBe(503);
    expect(asked).toEqual([]);
    expect((await get(`/property/${ID}`, ahead)).status).toBe(200);
  });

  test("is on the operator's site if there is one, and costs no call", async () => {
    const { response, asked } = await ask(`/property/${ID.toUpperCase()}`, {}, SITE);
    expect([response.status, response.headers.get('location')]).toEqual([301, `https://homes.example/property/${ID}`]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(asked).toEqual([]);
  });
});

describe('a login on the way to a property checkout', () => {
  const checkout = `/checkout/property-summary?wp_source=property&propertyUrl=${encodeURIComponent(`https://homes.example/property/${ID}`)}`;
  const login = `/auth/login?redirect=${encodeURIComponent(checkout)}`;

  test('comes back with the property if the operator has a separate site', async () => {
    const answers = { 'GET /api/user': json(buildUserAnswer()) };
    const location = async (env: object) => (await ask(login, answers, env, cookie)).response.headers.get('location');
    expect(await location(SITE)).toBe(checkout);
    expect(await location({ PROPERTY_SITE_URL: 'https://other.example' })).toBe(
      '/checkout/property-summary?wp_source=property',
    );
    const { page, site } = await modelOf((await ask(login, {}, SITE)).response);
    expect([page.kind === 'login' && page.redirect, site.propertySite]).toEqual([checkout, 'https://homes.example']);
  });
});

const CITY: PropertySearchAnswer = propertySearchAnswerSchema.parse({
  kind: 'city',
  city: 'Portland',
  stateCode: 'OR',
  propertiesCount: 251,
  properties: [{ pnpId: ID, line1WithoutNumber: 'N Halyard Ave' }],
  nearby: [],
  page: 2,
  pages: 3,
  ranges: [],
});
const SEARCH = 'GET /api/property-search/Portland%2C%20OR';

describe('GET /property-search/{location}', () => {
  const search = (path: string, answer: Response = json(CITY)) => ask(path, { [SEARCH]: answer });

  test('has an indexed page for each page of the list, however the place was spelled', async () => {
    const { response, asked } = await search('/property-search/Portland-Oregon?page=2&utm_source=x');
    expect(response.status).toBe(200);
    const { head, page } = await modelOf(response);
    expect(head).toMatchObject({
      title: 'Property in Portland, Oregon (page 2) | Porchlight',
      isIndexable: true,
      canonical: 'http://127.0.0.1/property-search/portland-or?page=2',
    });
    expect(page).toEqual({ kind: 'property-search', answer: CITY, propertySite: null });
    expect(asked.map(({ search: query }) => query)).toEqual(['?page=2']);
  });

  test.each(['0', '-1', 'two', '1e9', ''])('treats page=%s as the first', async (page) => {
    const { asked } = await search(`/property-search/portland-or?page=${page}`);
    expect(asked.map(({ search: query }) => query)).toEqual(['']);
  });

  test('of a zip redirects permanently to the same page of its city', async () => {
    const zip = { 'GET /api/property-search/97201': json(CITY) };
    const { response } = await ask('/property-search/97201?page=2', zip);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/property-search/portland-or?page=2']);
  });

  test('is not indexed with a flag, or if nothing is left on it', async () => {
    const isIndexable = async (path: string, answer: PropertySearchAnswer) =>
      (await modelOf((await search(path, json(answer))).response)).head.isIndexable;
    expect(await isIndexable('/property-search/portland-or?utm_source=x', CITY)).toBe(true);
    expect(await isIndexable('/property-search/portland-or?x=1', CITY)).toBe(false);
    expect(await isIndexable('/property-search/portland-or', { ...CITY, properties: [] } as never)).toBe(false);
  });

  test('is a 404 past the end, and for an impossible page without a call', async () => {
    expect((await search('/property-search/portland-or?page=9', problemResponse(404))).response.status).toBe(404);
    const { response, asked } = await search('/property-search/portland-or?page=99999999999');
    expect([response.status, asked.length]).toEqual([404, 0]);
    expect((await modelOf(response)).page).toMatchObject({
      kind: 'error',
      help: { title: 'This list has no such page', link: { href: '/property-search/portland-or' } },
    });
  });
});

describe('GET /property', () => {
  const states = [
    { stateCode: 'OR', people: 9, properties: 4 },
    { stateCode: 'WA', people: 3, properties: 0 },
  ];
  const directory = { 'GET /api/directory': json({ people: 12, letters: [], states }) };

  test('is the form and the states, and indexed; without the states it is the form', async () => {
    const { head, page } = await modelOf((await ask('/property', directory)).response);
    expect(head).toMatchObject({ isIndexable: true, canonical: 'http://127.0.0.1/property' });
    expect(page).toEqual({ kind: 'property-home', location: '', error: null, meant: [], states });
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { response } = await ask('/property', { 'GET /api/directory': problemResponse(500) });
    expect([response.status, (await modelOf(response)).page]).toMatchObject([200, { states: [] }]);
  });

  test('says which places with properties may be meant, and leads there', async () => {
    const places = [
      { city: 'Portland', stateCode: 'OR', people: 9, properties: 4 },
      { city: 'Portland', stateCode: 'ME', people: 3, properties: 0 },
    ];
    const { response } = await ask('/property-search/portlnad', {
      ...directory,
      'GET /api/places': json({ places }),
    });
    expect(response.status).toBe(404);
    expect((await modelOf(response)).page).toMatchObject({
      meant: [{ text: 'Portland, OR', href: '/property-search/portland-or' }],
    });
  });

  test('redirects a place to its list, limited like a search', async () => {
    const { response, asked } = await ask('/property?location=portland%20oregon', { [SEARCH]: json(CITY) });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/property-search/portland-or']);
    // Whether it has any is checked by the page it leads to.
    expect(asked).toEqual([]);
    const { get } = edge({}, { LIMIT_SEARCH: limited(1) });
    expect((await get('/property?location=bend')).status).toBe(303);
    expect((await get('/property?location=bend')).status).toBe(429);
    expect((await get('/property')).status).toBe(200);
  });

  test.each([
    ['', 400, /Enter a city/],
    ['%F0%9F%8F%A0', 400, /Enter a city/],
    ['%00%09', 400, /Enter a city/],
    ['Atlantis', 404, /No property is on record in “Atlantis”/],
    ['x'.repeat(10_000), 404, /No property is on record/],
    ["'%20OR%201=1--", 404, /No property is on record/],
  ])('asks again for %j', async (location, status, error) => {
    const first = await ask(`/property?location=${location}`, directory);
    const listed = first.response.headers.get('location');
    const { response } = listed === null ? first : await ask(listed, directory);
    expect(response.status).toBe(status);
    const { head, page } = await modelOf(response);
    expect(page.kind === 'property-home' && page.error).toMatch(error);
    expect([head.isIndexable, head.canonical]).toEqual([false, 'http://127.0.0.1/property']);
  });
});
