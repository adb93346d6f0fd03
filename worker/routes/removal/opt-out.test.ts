import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { optOutCopy } from '../../../shared/copy/removal/opt-out.ts';
import { buildAddress, buildPerson, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { buildSearchAnswer } from '../../../tests/fixtures/search.ts';
import { edge, FORM_HEADERS, HOST, json, limited, limitResponse, modelOf, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const DETAILS = 'GET /api/v4/person/details';
const SEARCH = 'GET /api/search/people';
const TYPED = 'GET /api/search/typed';
const ASK = 'POST /api/opt-out';
const LEGACY = `${'a'.repeat(43)}=`;
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const EMAIL = 'june@example.com';
const maya = buildPerson({ addresses: [buildAddress()], dateOfBirth: { age: null, ageRange: '65+' } });
const found = { [DETAILS]: json(buildDetails(maya)) };
const done = { [ASK]: json({ isDone: true }) };

type Answers = Parameters<typeof edge>[0];

async function viewOf(response: Response | Promise<Response>) {
  const { page } = await modelOf(await response);
  if (page.kind !== 'opt-out') throw new Error(`a page of kind ${page.kind}`);
  return page.view;
}
const at = (query: Record<string, string>) => `/opt-out?${new URLSearchParams(query)}`;
const post = (
  fields: Record<string, string> | [string, string][],
  answers: Answers = done,
  settings: Parameters<typeof edge>[1] = {},
  headers: Record<string, string> = {},
) => {
  const { request, asked } = edge(answers, settings);
  const body = new URLSearchParams(fields).toString();
  return { asked, response: request('/opt-out', { method: 'POST', body, headers: { ...FORM_HEADERS, ...headers } }) };
};
const pathsOf = (asked: readonly Request[]) => asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

describe('the form that finds a page', () => {
  test('asks nobody anything, may be listed by search engines, and has a canonical address', async () => {
    const { get, asked } = edge();
    const response = await get('/opt-out');
    const { head, page } = await modelOf(response);
    expect(response.status).toBe(200);
    expect(page).toMatchObject({ view: { state: 'find', form: { name: '', location: '', link: '', errors: {} } } });
    expect(head).toMatchObject({ isIndexable: true, canonical: `${HOST}/opt-out` });
    expect(head.title).toMatch(/Opt out: remove your page .*Porchlight/);
    expect(asked).toEqual([]);
    // Back from a later step finds it as it was left.
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  test.each([
    [{ name: '', location: '', path: '' }, { name: optOutCopy.find.errors.nothing }],
    [{ name: '', location: 'Portland, OR' }, { name: optOutCopy.find.errors.noName }],
    [{ name: '503-555-0142' }, { name: optOutCopy.find.errors.notAName }],
    [{ name: '!!' }, { name: optOutCopy.find.errors.notAName }],
    [{ path: 'https://other.example/maya' }, { link: optOutCopy.find.errors.otherSite('other.example') }],
    [{ path: 'not a link' }, { link: optOutCopy.find.errors.unreadable }],
    [{ path: '/checkout/pricing' }, { link: optOutCopy.find.errors.otherPage }],
  ])('says what is wrong with %j, keeps it, asks nobody, and is not listed', async (query, errors) => {
    const { get, asked } = edge();
    const response = await get(at(query as Record<string, string>));
    expect(response.status).toBe(400);
    const { path = '', ...typed } = query as Record<string, string>;
    const { page, head } = await modelOf(response);
    expect(page).toMatchObject({ view: { state: 'find', form: { ...typed, link: path, errors } } });
    expect(head.isIndexable).toBe(false);
    expect(asked).toEqual([]);
  });

  test('finds people without the reader’s session, so it is a view of nobody', async () => {
    const { get, asked } = edge({ [SEARCH]: json(buildSearchAnswer()), 'GET /api/user': json({ user: null }) });
    const view = await viewOf(get(at({ name: 'Maya Ostrowski', location: 'Portland, OR' }), { cookie: 'session=x' }));
    expect(view).toMatchObject({ state: 'find', found: { name: 'Maya Ostrowski', location: 'Portland, OR' } });
    const [search] = asked.filter(({ url }) => url.includes('/api/search/people'));
    expect(new URL(search?.url ?? '').searchParams.get('name')).toBe('Maya Ostrowski');
    expect(search?.headers.get('cookie')).toBeNull();
    expect(pathsOf(asked)).not.toContain(DETAILS);
  });

  test('reads a name and its city from one line', async () => {
    const reading = { kind: 'name', name: 'maya ostrowski', location: 'Portland, OR', people: 1 };
    const { get } = edge({
      [TYPED]: json({ readings: [reading], isSure: true }),
      [SEARCH]: json(buildSearchAnswer()),
    });
    expect(await viewOf(get(at({ name: 'maya ostrowski portland or' })))).toMatchObject({
      form: { name: 'maya ostrowski', location: 'Portland, OR' },
      found: { name: 'maya ostrowski', location: 'Portland, OR' },
    });
  });

  test('reads it by its commas if the origin cannot say', async () => {
    const { get } = edge({ [TYPED]: problemResponse(500), [SEARCH]: json(buildSearchAnswer()) });
    expect(await viewOf(get(at({ name: 'Maya Ostrowski, Portland, OR' })))).toMatchObject({
      found: { name: 'Maya Ostrowski', location: 'Portland, OR' },
    });
  });

  test('says so at the place if it knows no such place', async () => {
    const nowhere = buildSearchAnswer({
      results: [],
      total: 0,
      place: { city: 'Portlnad', stateCode: null, isKnown: false },
    });
    const { get } = edge({ [SEARCH]: json(nowhere) });
    expect(await viewOf(get(at({ name: 'Maya Ostrowski', location: 'Portlnad' })))).toMatchObject({
      form: { location: 'Portlnad', errors: { location: optOutCopy.find.errors.place('Portlnad') } },
      found: null,
    });
  });

  test('counts as a search', async () => {
    const { get } = edge({ [SEARCH]: json(buildSearchAnswer()) }, { LIMIT_SEARCH: limited(0) });
    expect((await get(at({ name: 'Maya Ostrowski' }))).status).toBe(429);
    expect((await get('/opt-out')).status).toBe(200);
  });

  test('searches for whom the link of a search means, and says what the page of a number or a street can do', async () => {
    const { get } = edge({ [SEARCH]: json(buildSearchAnswer()) });
    expect(await viewOf(get(at({ path: '/name/Maya-Ostrowski/Portland-OR' })))).toMatchObject({
      form: { name: 'Maya Ostrowski', location: 'Portland, OR', link: '' },
      found: { name: 'Maya Ostrowski' },
    });
    expect(await viewOf(get(at({ path: '/phone/1-503-555-0142' })))).toMatchObject({
      state: 'find',
      form: { part: 'phones', link: '', errors: {} },
    });
  });
});

describe('the choice of what to hide', () => {
  test('names the person as anybody may know them, without counting a view or using a lookup', async () => {
    const { get, asked } = edge({ ...found, 'GET /api/user': json({ user: null }) });
    for (const link of [PERSON, HOST + PERSON, PERSON_ID]) {
      const response = await get(at({ path: link }), { cookie: 'session=x' });
      expect(response.status).toBe(200);
      const { head, page } = await modelOf(response);
      expect(page).toMatchObject({
        view: {
          state: 'choose',
          subject: { path: PERSON, person: { name: 'Maya Ostrowski', age: '65+', place: 'Portland, Oregon' } },
          form: { isWhole: true, parts: [], email: '' },
        },
      });
      expect([head.isIndexable, head.canonical?.endsWith('/opt-out')]).toEqual([false, true]);
      expect(head.title).not.toContain('Maya');
    }
    for (const request of asked.filter(({ url }) => url.includes('/details'))) {
      const { searchParams } = new URL(request.url);
      expect([searchParams.get('stub'), searchParams.get('offer')]).toEqual(['true', 'true']);
      expect(request.headers.get('cookie')).toBeNull();
    }
  });

  test('is the same step without a name for a page that nobody has, or that was removed', async () => {
    const { get } = edge({ [DETAILS]: problemResponse(404) });
    const response = await get(at({ path: PERSON }));
    expect(response.status).toBe(200);
    expect(await viewOf(response)).toMatchObject({ state: 'choose', subject: { path: PERSON, person: null } });
  });

  test('comes from an old id, too, if somebody still has it', async () => {
    const reference = { id: PERSON_ID, name: 'Maya Ostrowski', city: 'Portland', state: 'OR' };
    const { get } = edge({ ...found, 'GET /api/person/premium': json(reference) });
    expect(await viewOf(get(at({ path: LEGACY })))).toMatchObject({ state: 'choose', subject: { path: PERSON } });
    const gone = await edge({}).get(at({ path: LEGACY }));
    expect(gone.status).toBe(400);
    expect(await viewOf(gone)).toMatchObject({ form: { errors: { link: optOutCopy.find.errors.noLongerThere } } });
  });

  test('has what the reader came to hide checked', async () => {
    expect(await viewOf(edge(found).get(at({ path: PERSON, part: 'phones' })))).toMatchObject({
      form: { isWhole: false, parts: ['phones'] },
    });
  });

  test('understands a link that was pasted into the field for names', async () => {
    expect(await viewOf(edge(found).get(at({ name: HOST + PERSON })))).toMatchObject({ state: 'choose' });
  });
});

describe('the form that asks for removal', () => {
  const valid = { path: PERSON, what: 'page', email: ` ${EMAIL} ` };

  test('sends the id and the address, and asks nothing else: what follows names nobody', async () => {
    const { response, asked } = post(valid);
    const answer = await response;
    expect(answer.status).toBe(200);
    expect(await viewOf(answer)).toMatchObject({
      state: 'mailed',
      subject: { path: PERSON, person: null },
      form: { email: EMAIL },
    });
    expect(pathsOf(asked)).toEqual([ASK]);
    expect(await asked[0]?.json()).toEqual({ personId: PERSON_ID, email: EMAIL });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('sends the parts that were checked, unless the whole page is to go', async () => {
    const parts: [string, string][] = [
      ['path', PERSON],
      ['email', EMAIL],
      ['part', 'reverse'],
      ['part', 'addresses'],
      ['part', 'shoes'],
    ];
    const some = post([...parts, ['what', 'parts']]);
    await some.response;
    expect(await some.asked[0]?.json()).toMatchObject({ what: ['addresses', 'reverse'] });
    const whole = post([...parts, ['what', 'page']]);
    await whole.response;
    expect(await whole.asked[0]?.json()).toEqual({ personId: PERSON_ID, email: EMAIL });
    // A browser that sent no radio button.
    const neither = post(parts);
    await neither.response;
    expect(await neither.asked[0]?.json()).toMatchObject({ what: ['addresses', 'reverse'] });
  });

  test.each([
    [{ ...valid, email: '' }, ['email']],
    [{ ...valid, email: 'june@' }, ['email']],
    [{ ...valid, email: `${'j'.repeat(250)}@example.com` }, ['email']],
    [{ ...valid, what: 'parts' }, ['parts']],
    [{ ...valid, what: 'parts', email: '' }, ['parts', 'email']],
  ])('shows what is wrong with %j and keeps what was typed', async (fields, wrong) => {
    const { response, asked } = post(fields, { ...done, ...found });
    const answer = await response;
    expect(answer.status).toBe(400);
    const view = await viewOf(answer);
    expect(view).toMatchObject({ state: 'choose', form: { isWhole: fields.what === 'page' } });
    if (view.state !== 'choose') throw new Error();
    expect(Object.keys(view.form.errors)).toEqual(wrong);
    expect(view.form.email).toBe(fields.email.trim().slice(0, 255));
    expect(pathsOf(asked)).toEqual([DETAILS]);
  });

  test('comes back as it was sent, to change the address', async () => {
    const { response, asked } = post({ ...valid, what: 'parts', part: 'phones', show: 'form' }, found);
    expect(await viewOf(response)).toMatchObject({
      state: 'choose',
      form: { email: EMAIL, parts: ['phones'], errors: {} },
    });
    expect(pathsOf(asked)).toEqual([DETAILS]);
  });

  test.each([
    ['past the limit of a mailbox', limitResponse('removals', '2099-01-01T00:00:00Z'), 429, /mailbox or this network/],
    ['while the origin is overloaded', problemResponse(503, { 'retry-after': '5' }), 503, /overloaded/],
    ['while the origin fails', problemResponse(500), 503, /overloaded/],
  ])('comes back with a sentence %s', async (_, refusal, status, problem) => {
    const { response } = post(valid, { ...found, [ASK]: refusal });
    const answer = await response;
    expect(answer.status).toBe(status);
    expect(await viewOf(answer)).toMatchObject({ form: { email: EMAIL, problem: expect.stringMatching(problem) } });
  });

  test('counts as a log-in once it is valid, and past that limit keeps what was typed', async () => {
    const past = { LIMIT_LOGIN: limited(0) };
    const { response, asked } = post(valid, { ...found, ...done }, past);
    const answer = await response;
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await viewOf(answer)).toMatchObject({
      form: { email: EMAIL, problem: expect.stringContaining('Too many attempts') },
    });
    expect(pathsOf(asked)).toEqual([DETAILS]);
    expect((await post({ ...valid, email: '' }, found, past).response).status).toBe(400);
  });

  test('is refused to bots and from other sites', async () => {
    expect((await post(valid, { [ASK]: problemResponse(403) }).response).status).toBe(403);
    expect((await post(valid, done, {}, { 'sec-fetch-site': 'cross-site' }).response).status).toBe(403);
  });

  test('of a path that is no page of a person leads back to the form that finds one', async () => {
    for (const path of ['', '/', 'https://other.example/x', '/name/Maya/-']) {
      const { response, asked } = post({ ...valid, path });
      const answer = await response;
      expect(answer.status).toBe(400);
      expect(await viewOf(answer)).toMatchObject({
        state: 'find',
        form: { link: path, errors: { link: expect.any(String) } },
      });
      expect(asked).toEqual([]);
    }
  });
});
