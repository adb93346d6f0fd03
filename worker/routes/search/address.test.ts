import { describe, expect, it, test } from 'vitest';
import { UNKNOWN_PLACE } from '../../../shared/contract/finding/reverse-search.ts';
import { PROBLEM_CONTENT_TYPE } from '../../../shared/contract/transport/problem.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildAddressAnswer, buildMaskedOwner, buildNamedOwner } from '../../../tests/fixtures/reverse-search.ts';
import { addressErrors } from '../../search/address-errors.ts';
import { edge, json, modelOf, problemResponse } from '../../testing.ts';

const CALL = 'GET /api/search/address';
const PATH = '/address/2417-N-Halyard-Ave/Portland-OR/Ahouse000000';
const found = edge({ [CALL]: json(buildAddressAnswer()) });
const asked = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);
const unknownPlace = () =>
  new Response(JSON.stringify({ type: 'about:blank', title: UNKNOWN_PLACE, status: 404 }), {
    status: 404,
    headers: { 'content-type': PROBLEM_CONTENT_TYPE },
  });

describe('the page of an address', () => {
  it('is requested by street, place and id, and is not indexed but has a canonical link', async () => {
    const { get, asked: requests } = edge({ [CALL]: json(buildAddressAnswer()) });
    const response = await get('/address/2417-north-halyard-AVENUE/portland-oregon/Ahouse000000');
    const { head, page, site } = await modelOf(response);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(asked(requests[0])).toEqual({
      street: '2417 North Halyard Avenue',
      location: 'Portland, OR',
      id: 'Ahouse000000',
    });
    expect(head).toMatchObject({
      title: '2417 N Halyard Ave, Portland, OR | Porchlight',
      isIndexable: false,
      canonical: `http://127.0.0.1${PATH}`,
    });
    expect(site.search).toEqual({ by: 'address', street: '2417 N Halyard Ave', location: 'Portland, OR' });
    expect(page).toMatchObject({
      kind: 'address',
      propertyHref: '/property/pnp-house',
      visit: { id: null, path: PATH, label: '2417 N Halyard Ave', place: 'Portland, OR' },
    });
  });

  it('sells the names if someone is masked: at the checkout, or at billing to anyone who has ever paid', async () => {
    const seeHref = async (answers: Parameters<typeof edge>[0], headers = {}) =>
      ((await modelOf(await edge(answers).get(PATH, headers))).page as { seeHref: string | null }).seeHref;
    const query = 'wp_content=addresses&wp_source=address&wp_medium=onepages&funnelType=address&addressId=Ahouse000000';
    expect(await seeHref({ [CALL]: json(buildAddressAnswer()) })).toBe(`/checkout/phone-summary?${query}`);
    const paid = { [CALL]: json(buildAddressAnswer()), 'GET /api/user': json(buildUserAnswer({ userType: 'paid' })) };
    expect(await seeHref(paid, { cookie: 'session=abc' })).toBe(`/billing/manage-plan?${query}`);
    expect(await seeHref({ [CALL]: json(buildAddressAnswer({ residents: [buildNamedOwner()] })) })).toBeNull();
  });

  it("records no visit by a bot, and leads to the operator's property site if there is one", async () => {
    const env = { PROPERTY_SITE_URL: 'https://property.example', TRUST_BOT_USER_AGENT: 'true' };
    const { get } = edge({ [CALL]: json(buildAddressAnswer()) }, env);
    const { page } = await modelOf(
      await get(PATH, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
    );
    expect(page).toMatchObject({ visit: null, propertyHref: expect.stringMatching(/^https:\/\/property\.example\//) });
    expect(page).toMatchObject({ answer: { residents: [buildMaskedOwner()] } });
  });

  it("of an unknown address, or with another street's id, is a 404", async () => {
    for (const problem of [problemResponse(404), unknownPlace()]) {
      const response = await edge({ [CALL]: problem }).get(PATH);
      const { page, head } = await modelOf(response);
      expect(response.status).toBe(404);
      expect(page).toMatchObject({ kind: 'error', message: null });
      expect(head).toMatchObject({ isIndexable: false, canonical: null });
    }
  });

  it('has no link to the property if the response lacks its id', async () => {
    const { page } = await modelOf(
      await edge({ [CALL]: json(buildAddressAnswer({ property: { pnpId: null, roiGrade: 'B' } })) }).get(PATH),
    );
    expect(page).toMatchObject({ propertyHref: null });
  });

  it('is not prefetched for a session, because the click may name someone', async () => {
    const { get, asked: requests } = edge({ [CALL]: json(buildAddressAnswer()) });
    const ahead = { 'sec-purpose': 'prefetch' };
    expect((await get(PATH, { ...ahead, cookie: 'session=x' })).status).toBe(503);
    expect(requests).toEqual([]);
    expect((await get(PATH, ahead)).status).toBe(200);
  });

  it('of an impossibly long address is unknown without a call', async () => {
    const { get, asked: requests } = edge();
    expect((await get(`/address/1-${'a'.repeat(200)}/Portland-OR/A1`)).status).toBe(404);
    expect((await get(`/address/1-Elm/Portland-OR/${'A'.repeat(200)}`)).status).toBe(404);
    expect(requests).toEqual([]);
  });
});

describe('the address search', () => {
  const search = (query: Record<string, string>, edgeOf = found) =>
    edgeOf.get(`/address-search?${new URLSearchParams(query)}`);

  it('redirects with a 303 to the page of the address on record', async () => {
    const { get, asked: requests } = edge({ [CALL]: json(buildAddressAnswer()) });
    const response = await get('/address-search?street=2417+n.+halyard+avenue&location=portland+oregon+97217');
    expect([response.status, response.headers.get('location')]).toEqual([303, PATH]);
    expect(asked(requests[0])).toEqual({ street: '2417 n. halyard avenue', location: 'Portland, OR' });
    const oneLine = await search({ street: '2417 N Halyard Ave, Portland, OR' });
    expect(oneLine.headers.get('location')).toBe(PATH);
  });

  it('counts together with its target page as one search a minute', async () => {
    const keys: string[] = [];
    const limiter = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 }) };
    const limited = edge({ [CALL]: json(buildAddressAnswer()) }, { LIMIT_SEARCH: limiter });
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
    expect(
      (await search({ street: '1 Elm St', location: 'Bend' }, edge({ [CALL]: problemResponse(500) }))).status,
    ).toBe(404);
  });

  it('shows the form again with a 400 for an impossible address, without asking the origin', async () => {
    const { get, asked: requests } = edge();
    const response = await get('/address-search?street=Halyard+Ave&location=1234');
    expect(response.status).toBe(400);
    expect((await modelOf(response)).page).toMatchObject({
      values: { street: 'Halyard Ave', location: '1234' },
      errors: { street: expect.any(String), location: expect.any(String) },
    });
    expect(requests).toEqual([]);
  });
});

test.each([
  ['Halyard Ave', 'Portland, OR', 'street', /house number/],
  ['5th Ave', 'Portland, OR', 'street', /house number/],
  ['2417', 'Portland, OR', 'street', /street/],
  ['P.O. Box 12', 'Portland, OR', 'street', /post office box/],
  ['😀', 'Portland, OR', 'street', /street/],
  ['12 Улица', 'Portland, OR', 'street', /Latin/],
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
