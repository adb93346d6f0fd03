import { describe, expect, it, test } from 'vitest';
import type { AddressPageModel } from '../../../client/pages/address/address-model.ts';
import { UNKNOWN_PLACE } from '../../../shared/contract/finding/reverse-search.ts';
import type { OpenedAnswer } from '../../../shared/contract/opening.ts';
import { PROBLEM_CONTENT_TYPE } from '../../../shared/contract/transport/problem.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildProperty, buildPropertyTeaser } from '../../../tests/fixtures/property.ts';
import { buildAddressAnswer, buildHouse } from '../../../tests/fixtures/reverse-search.ts';
import { addressErrors } from '../../search/address-errors.ts';
import { edge, json, modelOf, problemResponse } from '../../testing.ts';

const CALL = 'GET /api/search/address';
const OPEN = 'POST /api/search/address';
const STREET = '/address/N-Halyard-Ave/Portland-OR';
const HOUSE = '/address/2417-N-Halyard-Ave/Portland-OR/Ahouse000000';
const SESSION = { cookie: 'session=abc' };
const ofStreet = { [CALL]: json(buildAddressAnswer()) };
const ofHouse = {
  [CALL]: json(buildAddressAnswer({ house: buildHouse() })),
  'GET /api/user': json(buildUserAnswer({ userType: 'paid' })),
};
const asked = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);
const pageOf = async (response: Response) => (await modelOf(response)).page as AddressPageModel;
const place = (city: string | null, stateCode: string) => ({ city, stateCode, people: 9, properties: 4 });
const unknownPlace = () =>
  new Response(JSON.stringify({ type: 'about:blank', title: UNKNOWN_PLACE, status: 404 }), {
    status: 404,
    headers: { 'content-type': PROBLEM_CONTENT_TYPE },
  });

describe('the page of a street', () => {
  it('is requested by street and place, and is not indexed but has a canonical link [F2-16]', async () => {
    const { get, asked: requests } = edge(ofStreet);
    const response = await get('/address/north-halyard-AVENUE/portland-oregon');
    const { head, page, site } = await modelOf(response);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(asked(requests[0])).toEqual({ street: 'North Halyard Avenue', location: 'Portland, OR' });
    expect(head).toMatchObject({
      title: 'N Halyard Ave, Portland, OR | Porchlight',
      isIndexable: false,
      canonical: `http://127.0.0.1${STREET}`,
    });
    expect(site.search).toEqual({ by: 'address', street: 'N Halyard Ave', location: 'Portland, OR' });
    expect(page).toMatchObject({
      kind: 'address',
      path: STREET,
      foundNobody: false,
      property: null,
      visit: { id: null, path: STREET, label: 'N Halyard Ave', place: 'Portland, OR' },
    });
  });

  it('is where a path with a number leads, uncached, and for a plan to the house', async () => {
    const anonymous = await edge(ofStreet).get('/address/2417-N-Halyard-Ave/97217');
    expect([anonymous.status, anonymous.headers.get('location'), anonymous.headers.get('cache-control')]).toEqual([
      302,
      `${STREET}?number=2417`,
      'private, no-store',
    ]);
    const reader = await edge(ofHouse).get('/address/2417-N-Halyard-Ave/Portland-OR', SESSION);
    expect(reader.headers.get('location')).toBe('/address/2417-N-Halyard-Ave/Portland-OR/-');
  });

  it('repeats a house number from its query, and no other text', async () => {
    const numberOf = async (query: string) => (await pageOf(await edge(ofStreet).get(`${STREET}${query}`))).askedNumber;
    expect(await numberOf('?number=538')).toBe('538');
    for (const query of ['', '?number=', '?number=call+555', '?number=%3Cb%3E'])
      expect(await numberOf(query)).toBeNull();
    const house = await edge(ofHouse).get(`${HOUSE}?number=538`, SESSION);
    expect((await pageOf(house)).askedNumber).toBeNull();
  });

  it('sells plans at the checkout, or at billing to anyone who has ever paid, and none to who has one', async () => {
    const plansHref = async (userType: 'expired' | 'paid' | null) => {
      if (userType === null) return (await pageOf(await edge(ofStreet).get(STREET))).plans?.href ?? null;
      const user = { 'GET /api/user': json(buildUserAnswer({ userType })) };
      return (await pageOf(await edge({ ...ofStreet, ...user }).get(STREET, SESSION))).plans?.href ?? null;
    };
    const query = 'wp_content=addresses&wp_source=address&wp_medium=onepages&funnelType=address';
    expect(await plansHref(null)).toBe(`/checkout/phone-summary?${query}`);
    expect(await plansHref('expired')).toBe(`/billing/manage-plan?${query}`);
    expect(await plansHref('paid')).toBeNull();
  });

  it('records no visit by a bot', async () => {
    const { get } = edge(ofStreet, { TRUST_BOT_USER_AGENT: 'true' });
    const bot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    expect((await pageOf(await get(STREET, bot))).visit).toBeNull();
  });

  it('of an unknown street or place is a 404', async () => {
    for (const problem of [problemResponse(404), unknownPlace()])
      for (const path of [STREET, HOUSE]) {
        const response = await edge({ [CALL]: problem.clone() }).get(path);
        const { page, head } = await modelOf(response);
        expect(response.status).toBe(404);
        expect(page).toMatchObject({ kind: 'error', message: null });
        expect(head).toMatchObject({ isIndexable: false, canonical: null });
      }
  });

  it('of an impossibly long name is unknown without a call', async () => {
    const { get, asked: requests } = edge();
    expect((await get(`/address/${'a'.repeat(200)}/Portland-OR`)).status).toBe(404);
    expect((await get(`/address/1-${'a'.repeat(200)}/Portland-OR/A1`)).status).toBe(404);
    expect(requests).toEqual([]);
  });
});

describe('the page of a house', () => {
  it('leads everybody without a plan to the street, the same for every number, unit and id [F2-16]', async () => {
    const { get, asked: requests } = edge(ofStreet);
    const seen = new Set<string>();
    for (let n = 0; n < 60; n += 1) {
      const unit = n % 2 === 0 ? '' : '-Apt-3';
      const response = await get(
        `/address/${2400 + n}-N-Halyard-Ave${unit}/Portland-OR/${n % 3 === 0 ? '-' : `A${n}`}`,
      );
      const { status, headers } = response;
      // The number itself is only repeated.
      const location = headers.get('location')?.replace(`?number=${2400 + n}`, '');
      seen.add(JSON.stringify([status, location, headers.get('cache-control'), await response.text()]));
    }
    expect([...seen]).toEqual([JSON.stringify([302, STREET, 'private, no-store', ''])]);
    expect(asked(requests[1])).toEqual({ street: '2401 N Halyard Ave Apt 3', location: 'Portland, OR' });
  });

  it('shows a reader with a plan the house they typed, and no price while lookups are left', async () => {
    const { head, page, site } = await modelOf(await edge(ofHouse).get(HOUSE, SESSION));
    expect(head).toMatchObject({
      title: '2417 N Halyard Ave, Portland, OR | Porchlight',
      isIndexable: false,
      canonical: `http://127.0.0.1${STREET}`,
    });
    expect(site.search).toMatchObject({ street: '2417 N Halyard Ave' });
    expect(page).toMatchObject({ path: HOUSE, plans: null, visit: { path: HOUSE, label: '2417 N Halyard Ave' } });
    const out = buildAddressAnswer({ house: buildHouse({ opening: null, isOutOfLookups: true }) });
    const without = await pageOf(await edge({ ...ofHouse, [CALL]: json(out) }).get(HOUSE, SESSION));
    expect(without.plans?.href).toMatch(/^\/billing\/manage-plan\?/);
  });

  describe('that is open', () => {
    const house = buildHouse({ property: { pnpId: 'pnp-house', roiGrade: 'B' } });
    const answers = { ...ofHouse, [CALL]: json(buildAddressAnswer({ house })) };
    const PROPERTY = 'GET /api/property/pnp-house';
    const propertyOf = async (property: Response, env = {}) =>
      (await pageOf(await edge({ ...answers, [PROPERTY]: property }, env).get(HOUSE, SESSION))).property;

    it('leads to its property, says what its report holds, and where it is sold [F2-22]', async () => {
      const teaser = buildPropertyTeaser({ pnpId: 'pnp-house' });
      expect(await propertyOf(json(teaser))).toMatchObject({
        href: '/property/pnp-house',
        isReadable: false,
        holds: teaser.holds,
        offer: { href: expect.stringContaining('propertyUrl=%2Fproperty%2Fpnp-house') },
      });
    });

    it('sells no report to who may read it, and still links the property if the origin fails', async () => {
      const full = await propertyOf(json({ type: 'full', property: buildProperty() }));
      const none = { href: '/property/pnp-house', holds: null, offer: null };
      expect(full).toEqual({ ...none, isReadable: true });
      expect(await propertyOf(problemResponse(404))).toEqual({ ...none, isReadable: false });
    });

    it("leads to the operator's property site if there is one, and asks for nothing more", async () => {
      const { get, asked: requests } = edge(answers, { PROPERTY_SITE_URL: 'https://property.example' });
      const { property } = await pageOf(await get(HOUSE, SESSION));
      expect(property).toMatchObject({ href: expect.stringMatching(/^https:\/\/property\.example\//), offer: null });
      expect(requests.filter(({ url }) => url.includes('/api/property/'))).toEqual([]);
    });
  });

  it('is not prefetched: the click may show another page, and nothing counts that nobody asked for', async () => {
    const { get, asked: requests } = edge(ofStreet);
    const ahead = { 'sec-purpose': 'prefetch' };
    expect((await get(HOUSE, { ...ahead, ...SESSION })).status).toBe(503);
    expect((await get(HOUSE, ahead)).status).toBe(503);
    expect(requests).toEqual([]);
  });
});

describe('the button of a house', () => {
  const post = (answer: Response | OpenedAnswer, form: Record<string, string> = { do: 'open', named: '0' }) => {
    const one = edge({ [OPEN]: answer instanceof Response ? answer : json(answer) });
    const headers = {
      ...SESSION,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    return {
      one,
      response: one.request(HOUSE, { method: 'POST', headers, body: new URLSearchParams(form).toString() }),
    };
  };
  const nothing = { person: null, usedLookup: false, left: 4 };

  it('asks the origin for the next person, and leads back to the page [F2-16]', async () => {
    const person = { id: 'PmayaOstrowski1', name: 'Maya', city: null, state: null };
    const { one, response } = post({ result: 'opened', person, usedLookup: true, left: 4 }, { do: 'open', named: '2' });
    const answer = await response;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${HOUSE}#residents`]);
    expect(await one.asked[0]?.json()).toEqual({ street: '2417 N Halyard Ave', location: 'Portland, OR', named: 2 });
  });

  it.each(['nobody', 'out'] as const)('leads back to the page with the result %j', async (result) => {
    const answer = await post({ result, ...nothing }).response;
    expect(answer.headers.get('location')).toBe(`${HOUSE}?opened=${result}#residents`);
    const house = await pageOf(await edge(ofHouse).get(`${HOUSE}?opened=${result}`, SESSION));
    expect(house.foundNobody).toBe(result === 'nobody');
    expect((await pageOf(await edge(ofStreet).get(`${STREET}?opened=${result}`))).foundNobody).toBe(false);
  });

  it('asks to log in without a session, leads to the street without a plan, and refuses another form', async () => {
    const unknown = await post(problemResponse(401)).response;
    expect(unknown.headers.get('location')).toBe(`/auth/login?redirect=${encodeURIComponent(HOUSE)}`);
    expect((await post(problemResponse(403)).response).headers.get('location')).toBe(HOUSE);
    expect((await post(problemResponse(404)).response).status).toBe(404);
    expect((await post(problemResponse(404), { do: 'close' }).response).status).toBe(400);
  });
});

describe('the address search', () => {
  const search = (query: Record<string, string>, edgeOf = edge(ofStreet), headers = {}) =>
    edgeOf.get(`/address-search?${new URLSearchParams(query)}`, headers);

  it('redirects with a 303 to the page of the street, or for a plan to that of the house', async () => {
    const { get, asked: requests } = edge(ofStreet);
    const response = await get('/address-search?street=2417+n.+halyard+avenue&location=portland+oregon+97217');
    expect([response.status, response.headers.get('location')]).toEqual([303, `${STREET}?number=2417`]);
    expect(asked(requests[0])).toEqual({ street: '2417 n. halyard avenue', location: 'Portland, OR' });
    const oneLine = await search({ street: '2417 N Halyard Ave, Portland, OR' });
    expect(oneLine.headers.get('location')).toBe(`${STREET}?number=2417`);
    expect((await search({ street: 'Halyard Ave', location: 'Portland' })).headers.get('location')).toBe(STREET);
    const house = await search({ street: '2417 n halyard ave', location: '97217' }, edge(ofHouse), SESSION);
    expect(house.headers.get('location')).toBe('/address/2417-N-Halyard-Ave/Portland-OR/-');
  });

  it('counts together with its target page as one search a minute', async () => {
    const keys: string[] = [];
    const limiter = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 }) };
    const limited = edge(ofStreet, { LIMIT_SEARCH: limiter });
    const response = await search({ street: '2417 N Halyard Ave', location: 'Portland, OR' }, limited);
    await limited.get(response.headers.get('location') ?? '');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  it('is a form, indexed only when empty; a place alone fills it in', async () => {
    const empty = await modelOf(await search({}));
    expect(empty.page).toEqual({
      kind: 'address-search',
      values: { street: '', location: '' },
      errors: {},
      none: null,
      meant: [],
    });
    expect(empty.head).toMatchObject({ isIndexable: true, canonical: 'http://127.0.0.1/address-search' });
    const filled = await search({ location: 'Portland, OR' });
    expect(filled.status).toBe(200);
    const { page, head } = await modelOf(filled);
    expect(page).toMatchObject({ values: { street: '', location: 'Portland, OR' }, errors: {} });
    expect(head).toMatchObject({ isIndexable: false, canonical: 'http://127.0.0.1/address-search' });
  });

  it('says that nothing is on record and keeps the input, or that a place is unknown', async () => {
    const none = await search(
      { street: '1 Elm St', location: 'portland oregon' },
      edge({ [CALL]: problemResponse(404) }),
    );
    expect(none.status).toBe(200);
    expect((await modelOf(none)).page).toMatchObject({
      values: { street: '1 Elm St', location: 'portland oregon' },
      none: { street: '1 Elm St', place: 'Portland, OR' },
      errors: {},
    });
    const nowhere = await search({ street: '1 Elm St', location: 'Nowhere' }, edge({ [CALL]: unknownPlace() }));
    expect(nowhere.status).toBe(404);
    expect((await modelOf(nowhere)).page).toMatchObject({
      none: null,
      errors: { location: expect.stringContaining('We do not know that place') },
    });
    const meant = { 'GET /api/places': json({ places: [place('Bend', 'OR'), place(null, 'OR')] }) };
    const misspelled = await search(
      { street: '1 Elm St', location: 'Bendd, OR' },
      edge({ [CALL]: unknownPlace(), ...meant }),
    );
    expect((await modelOf(misspelled)).page).toMatchObject({
      meant: [{ text: 'Bend, OR', href: '/address-search?street=1+Elm+St&location=Bend%2C+OR' }],
    });
    expect(
      (await search({ street: '1 Elm St', location: 'Bend' }, edge({ [CALL]: problemResponse(500) }))).status,
    ).toBe(404);
  });

  it('shows the form again with a 400 for an impossible address, without asking the origin', async () => {
    const { get, asked: requests } = edge();
    const response = await get('/address-search?street=2417&location=1234');
    expect(response.status).toBe(400);
    expect((await modelOf(response)).page).toMatchObject({
      values: { street: '2417', location: '1234' },
      errors: { street: expect.any(String), location: expect.any(String) },
    });
    expect(requests).toEqual([]);
  });
});

test.each([
  ['2417', 'Portland, OR', 'street', /street/],
  ['2417 Apt 3', 'Portland, OR', 'street', /street/],
  ['P.O. Box 12', 'Portland, OR', 'street', /post office box/],
  ['😀', 'Portland, OR', 'street', /street/],
  ['12 Улица', 'Portland, OR', 'street', /Latin/],
  ['Halyard Ave', 'Portland, OR', 'street', null],
  ['5th Ave', 'Portland, OR', 'street', null],
  ["1'; DROP TABLE person", 'Portland, OR', 'street', null],
  ['2417 N Halyard Ave', '', 'location', /city/],
  ['2417 N Halyard Ave', 'Oregon', 'location', /city/],
  ['2417 N Halyard Ave', '1234', 'location', /five digits/],
  ['2417 N Halyard Ave', '972171', 'location', /five digits/],
  ['2417 N Halyard Ave', '97217', 'location', null],
  ['2417 N Halyard Ave', '97217-1234', 'location', null],
  ['2417 N Halyard Ave', 'Portland', 'location', null],
] as const)('%j in %j: what is wrong with the %s is said', (street, location, field, said) => {
  const error = addressErrors({ street, location })[field];
  if (said === null) expect(error).toBeUndefined();
  else expect(error).toMatch(said);
});
