import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildPhoneAnswer } from '../../../tests/fixtures/reverse-search.ts';
import { buildSearchResult } from '../../../tests/fixtures/search.ts';
import { edge, FORM_HEADERS, json, limited, modelOf, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const SEARCH = 'GET /api/search/phone';
const PAGE = '/phone/1-503-555-0142';
const knows = (answer: Parameters<typeof buildPhoneAnswer>[0] = {}) =>
  edge({ [SEARCH]: json(buildPhoneAnswer(answer)) });

async function headOf(path: string, answer: Parameters<typeof buildPhoneAnswer>[0] = {}) {
  return (await modelOf(await knows(answer).get(path))).head;
}

describe('the page of a number', () => {
  test('requests the number that was meant, and formats it', async () => {
    const { get, asked } = knows();
    for (const path of [PAGE, '/phone/503.555.0142', '/phone/%28503%29%20555-0142']) {
      const { page, head } = await modelOf(await get(path));
      expect(page).toMatchObject({ kind: 'phone', number: '(503) 555-0142', reported: null });
      expect(head.canonical).toBe('http://127.0.0.1/phone/1-503-555-0142');
    }
    const questions = asked.filter(({ url }) => url.includes('/api/search/'));
    expect(new Set(questions.map(({ url }) => new URL(url).search))).toEqual(new Set(['?phone=15035550142']));
  });

  test('has the line and the area in its title, never an owner', async () => {
    const titleOf = async (answer: Parameters<typeof buildPhoneAnswer>[0]) => (await headOf(PAGE, answer)).title;
    const owners = [buildSearchResult()];
    expect(await titleOf({ lineType: 'Landline', owners })).toBe('(503) 555-0142 | landline, Oregon | Porchlight');
    expect(await titleOf({ area: null })).toBe('(503) 555-0142 | cell phone | Porchlight');
    expect(await titleOf({ lineType: null })).toBe('(503) 555-0142 | phone number | Porchlight');
    const partial = { isPartial: true, lineType: null, phone: '150355501XX' };
    expect((await headOf('/phone/503-555-01', partial)).title).toBe(
      '(503) 555-01XX | 0 listed landlines match | Porchlight',
    );
  });

  test('is indexed if the number is in a public directory, complete and without flags', async () => {
    const isIndexable = async (path: string, answer: Parameters<typeof buildPhoneAnswer>[0]) =>
      (await headOf(path, answer)).isIndexable;
    expect(await isIndexable(PAGE, { isListed: true })).toBe(true);
    expect(await isIndexable(PAGE, {})).toBe(false);
    expect(await isIndexable(`${PAGE}?reported=yes`, { isListed: true })).toBe(false);
    expect(await isIndexable('/phone/503-555-01', { isListed: true, isPartial: true, phone: '150355501XX' })).toBe(
      false,
    );
  });

  test('shows the form again for more than ten digits, no area code or an impossible number', async () => {
    const { get, asked } = knows();
    for (const [path, said] of [
      ['/phone/123456789012345', 'ten digits'],
      ['/phone/+15035550142999', 'ten digits'],
      ['/phone/503-555-01XX12', 'ten digits'],
      ['/phone/555-6828', 'area code'],
      ['/phone/5556828', 'area code'],
      ['/phone/103-555-0142', 'begin with 0 or 1'],
      ['/phone/1-003-555-0142', 'begin with 0 or 1'],
      ['/phone/1-503-155-01XX', 'begin with 0 or 1'],
    ]) {
      const response = await get(path as string);
      expect([path, response.status]).toEqual([path, 400]);
      const { page } = await modelOf(response);
      expect(page).toMatchObject({ kind: 'reverse-phone', errors: { phone: expect.stringContaining(said as string) } });
    }
    expect(asked).toEqual([]);
  });

  test('with fewer than 7 digits says what is missing and keeps them in the form, and the origin is not asked [F2-11]', async () => {
    const { get, asked } = knows();
    for (const [path, number, digits, state] of [
      ['/phone/503', '(503) XXX-XXXX', 3, 'OR'],
      ['/phone/1-832-555-XXXX', '(832) 555-XXXX', 6, 'TX'],
      ['/phone/5x3', '(5X3) XXX-XXXX', 2, null],
    ] as const) {
      const response = await get(path);
      const { page, head } = await modelOf(response);
      expect([path, response.status]).toEqual([path, 200]);
      const partial = { number, digits, state };
      expect(page).toMatchObject({ kind: 'reverse-phone', values: { phone: number }, errors: {}, partial });
      expect([head.isIndexable, head.canonical]).toEqual([false, 'http://127.0.0.1/reverse-phone']);
    }
    expect(asked).toEqual([]);
    expect((await get('/phone/nobody')).status).toBe(404);
  });

  test('leads to the price of an owner, for those whom a plan or more lookups would show one', async () => {
    const linkFor = async (
      user: Record<string, unknown> | null,
      answer: Parameters<typeof buildPhoneAnswer>[0] = {},
    ) => {
      const { get } = edge({
        [SEARCH]: json(buildPhoneAnswer(answer)),
        'GET /api/user': json(buildUserAnswer(user ?? {})),
      });
      const { page } = await modelOf(await get(PAGE, user === null ? {} : { cookie: 'session=x' }));
      return page.kind === 'phone' ? page.ownerLink : null;
    };
    const query =
      'wp_content=phones&wp_source=phone&wp_medium=onepages&funnelType=phone_onepages_1&phoneNumber=15035550142';
    const spent = { userType: 'paid', premiumLookupsCount: 0 };
    const managePlan = { href: `/billing/manage-plan?${query}`, isNewWindow: false, price: null };
    expect(await linkFor(null)).toEqual({
      href: `/checkout/phone-summary?${query}`,
      isNewWindow: true,
      price: null,
    });
    expect(await linkFor({})).toEqual({
      href: `/checkout/phone-summary?${query}`,
      isNewWindow: false,
      price: null,
    });
    expect(await linkFor(spent, { isOutOfLookups: true })).toEqual(managePlan);
    expect(await linkFor({ userType: 'cancelled', premiumLookupsCount: 0 })).toEqual(managePlan);
    for (const [user, answer] of [
      [null, { isOnRecord: false }],
      [null, { owners: [buildSearchResult()], isListed: true }],
      [{ userType: 'paid', premiumLookupsCount: 5 }, { opening: { left: 5, max: 20 } }],
      [{ ...spent, userType: 'fam' }, { isOutOfLookups: true }],
      [{ userType: 'smb' }, {}],
    ] satisfies Parameters<typeof linkFor>[])
      expect([user, await linkFor(user, answer)]).toEqual([user, null]);
  });

  test("is remembered by the reader's browser, but not for a bot or a number that is not on record", async () => {
    const visitOf = async (answer: Parameters<typeof buildPhoneAnswer>[0], headers = {}) => {
      const { page } = await modelOf(await knows(answer).get(PAGE, headers));
      return page.kind === 'phone' ? page.visit : undefined;
    };
    expect(await visitOf({})).toEqual({ id: null, path: PAGE, label: '(503) 555-0142', place: 'Oregon' });
    expect(await visitOf({ isOnRecord: false })).toBeNull();
    expect(await visitOf({}, { 'user-agent': 'somebot/1.0 (+http://example.com)' })).toBeNull();
  });

  test('is not prefetched: the click may show more, and nothing counts that nobody asked for', async () => {
    const { get, asked } = knows();
    const ahead = { 'sec-purpose': 'prefetch' };
    expect((await get(PAGE, { ...ahead, cookie: 'session=x' })).status).toBe(503);
    expect((await get(PAGE, ahead)).status).toBe(503);
    expect(asked).toEqual([]);
  });

  test('counts as a search for the limit, and is cached only by an anonymous browser', async () => {
    expect((await edge({}, { LIMIT_SEARCH: limited(0) }).get(PAGE)).status).toBe(429);
    expect((await knows().get(PAGE)).headers.get('cache-control')).toBe('private, no-cache');
    expect((await knows().get(PAGE, { cookie: 'session=x' })).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the form that opens an owner', () => {
  const OPEN = 'POST /api/search/phone';
  const answerOf = (result: 'opened' | 'nobody' | 'out') =>
    json({ result, person: null, usedLookup: result === 'opened', left: 4 });
  const post = (body: string, answer: Response = answerOf('opened'), path = PAGE) => {
    const { request, asked } = edge({ [OPEN]: answer });
    const headers = { ...FORM_HEADERS, cookie: 'session=x' };
    return { asked, response: request(path, { method: 'POST', body, headers }) };
  };
  const leadsTo = async (answer: Response) => {
    const response = await post('do=open&named=1', answer).response;
    return [response.status, response.headers.get('location')];
  };

  test('asks the origin, and leads back to the page, which names the person or says why not [F2-13]', async () => {
    expect(await leadsTo(answerOf('opened'))).toEqual([303, `${PAGE}#owners`]);
    expect(await leadsTo(answerOf('nobody'))).toEqual([303, `${PAGE}?opened=nobody#owners`]);
    expect(await leadsTo(answerOf('out'))).toEqual([303, `${PAGE}?opened=out#owners`]);
    for (const [body, sent] of [
      ['do=open&named=1', { phone: '15035550142', named: 1 }],
      ['do=open', { phone: '15035550142' }],
      ['do=open&named=-1', { phone: '15035550142' }],
    ] as const) {
      const { asked, response } = post(body);
      await response;
      expect(await asked[0]?.json()).toEqual(sent);
    }
  });

  test('leads to the log-in without a session, and just back without a plan', async () => {
    const login = `/auth/login?redirect=${encodeURIComponent(PAGE)}`;
    expect(await leadsTo(problemResponse(401))).toEqual([303, login]);
    expect(await leadsTo(problemResponse(403))).toEqual([303, PAGE]);
  });

  test('is refused from another site, past the limit, for a partial number, and if it is none of ours', async () => {
    const { request } = edge({ [OPEN]: answerOf('opened') });
    const foreign = { ...FORM_HEADERS, 'sec-fetch-site': 'cross-site' };
    expect((await request(PAGE, { method: 'POST', body: 'do=open', headers: foreign })).status).toBe(403);
    const { request: past } = edge({}, { LIMIT_WRITE: limited(0) });
    expect((await past(PAGE, { method: 'POST', body: 'do=open', headers: FORM_HEADERS })).status).toBe(429);
    for (const [path, body] of [
      [PAGE, ''],
      [PAGE, 'kind=scam'],
      ['/phone/1-503-555-01XX', 'do=open'],
      ['/phone/1-003-555-0142', 'do=open'],
      ['/phone/15035550142999', 'do=open'],
    ] as const)
      expect([path, body, (await post(body, undefined, path).response).status]).toEqual([path, body, 400]);
  });

  test('is answered by the page only with what is so', async () => {
    const outcomeOf = async (
      flag: string,
      answer: Parameters<typeof buildPhoneAnswer>[0],
      userType: UserType = 'paid',
    ) => {
      const user = json(buildUserAnswer({ userType }));
      const { get } = edge({ [SEARCH]: json(buildPhoneAnswer(answer)), 'GET /api/user': user });
      const { page } = await modelOf(await get(`${PAGE}?opened=${flag}`, { cookie: 'session=x' }));
      return page.kind === 'phone' ? page.outcome : undefined;
    };
    const opening = { left: 5, max: 20 };
    expect(await outcomeOf('nobody', {})).toBe('nobody');
    expect(await outcomeOf('nobody', { opening })).toBeNull();
    expect(await outcomeOf('nobody', { isOutOfLookups: true })).toBeNull();
    expect(await outcomeOf('nobody', {}, 'free')).toBeNull();
    expect(await outcomeOf('out', { isOutOfLookups: true })).toBe('out');
    expect(await outcomeOf('out', { opening })).toBeNull();
    expect(await outcomeOf('made-up', {})).toBeNull();
  });
});

test('the page that asks for a number is a page of its own', async () => {
  const { page, head } = await modelOf(await edge().get('/reverse-phone'));
  expect(page).toEqual({ kind: 'reverse-phone', values: {}, errors: {}, partial: null });
  expect([head.isIndexable, head.canonical]).toEqual([true, 'http://127.0.0.1/reverse-phone']);
});
