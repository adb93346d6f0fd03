import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../../shared/contract/transport/problem.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addAddress, addPerson, addPhone, addPlaces, addResidence } from '../../../tests/fixtures/people-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { OriginBindings } from '../env.ts';
import { DAY_MS, type Quotas } from './quota-settings.ts';

/** Limits so small that a test can reach them, each by itself. */
const SMALL: Partial<Quotas> = {
  visitorLookups: 3,
  accountLookups: 5,
  planLookups: 7,
  businessLookups: 9,
  networkLookups: 1_000,
  targetLookups: 1_000,
  networkPages: 4,
  networkSuggestions: 2,
};

let origin: TestOrigin;

function open(quotas: Partial<Quotas> = {}, variables: Partial<OriginBindings> = {}): void {
  const people = openTestDatabase('people');
  addPlaces(people);
  const maya = addPerson(people, { id: 'maya', first: 'Maya', last: 'Ostrowski', homes: ['portlandOr'] });
  addPhone(people, maya, '5035550142', 'Mobile');
  const house = addAddress(people, 'house', 'portlandOr', { houseNumber: '2417', street: 'N Halyard Ave' });
  addResidence(people, maya, house, { isCurrent: true, sortOrder: 0 });
  people.fillFinding();
  origin = openTestOrigin('local', people, { QUOTAS: JSON.stringify({ ...SMALL, ...quotas }), ...variables });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const byPhone = (number: string, request?: OriginRequest) => origin.call(`/api/search/phone?phone=${number}`, request);
const byAddress = (street: string, request?: OriginRequest, location = 'Portland, OR') =>
  origin.call(`/api/search/address?${new URLSearchParams({ street, location })}`, request);
const phoneOf = (at: number) => `1${503 + Math.floor(at / 10)}555${String(1_000 + at).padStart(4, '0')}`;
const visitor = (visitorId: string, clientAddress = '192.0.2.1'): OriginRequest => ({
  envelope: { visitorId, clientAddress },
});

/** How many different questions are answered before the first 429. */
async function answered(ask: (at: number) => ReturnType<TestOrigin['call']>, most = 20): Promise<number> {
  for (let at = 0; at < most; at += 1) if ((await ask(at)).status === 429) return at;
  return most;
}

async function logIn(id: string, userType: UserType): Promise<string> {
  addAccount(origin.accounts, { id, userType, lookupsMax: 5 });
  return `session=${await addSession(origin.accounts, id)}`;
}

describe('numbers that are looked up', () => {
  it('are so many a day, by who asks: a visitor, an account, a plan, a business', async () => {
    expect(await answered((at) => byPhone(phoneOf(at)))).toBe(3);
    for (const [userType, most] of [
      ['free', 5],
      ['cancelled', 5],
      ['paid', 7],
      ['smb', 9],
    ] as const) {
      const cookie = await logIn(userType, userType);
      expect([userType, await answered((at) => byPhone(phoneOf(at), { cookie }))]).toEqual([userType, most]);
    }
  });

  it('past the limit answer 429 with the limit and the time when there is room again, and nothing about the number', async () => {
    const start = Date.now();
    for (let at = 0; at < 3; at += 1) {
      await byPhone(phoneOf(at));
      vi.setSystemTime(Date.now() + 60_000);
    }
    const full = await byPhone('15035550142');
    expect(full.status).toBe(429);
    expect(full.json<Problem>()).toMatchObject({
      status: 429,
      title: 'The daily limit of numbers is reached',
      limit: 'numbers',
      opensAt: new Date(start + DAY_MS).toISOString(),
    });
    expect(full.headers.get('retry-after')).toBe(String(DAY_MS / 1_000 - 180));
    expect(full.text).not.toMatch(/Mobile|isOnRecord|5035550142/);
  });

  it('open again one by one, each a day after it was counted', async () => {
    for (let at = 0; at < 3; at += 1) {
      await byPhone(phoneOf(at));
      vi.setSystemTime(Date.now() + 3_600_000);
    }
    vi.setSystemTime(Date.now() + DAY_MS - 3 * 3_600_000 - 1);
    expect((await byPhone(phoneOf(3))).status).toBe(429);
    vi.setSystemTime(Date.now() + 1);
    expect((await byPhone(phoneOf(3))).status).toBe(200);
    expect((await byPhone(phoneOf(4))).status).toBe(429);
    // Those that count still may be asked again.
    expect((await byPhone(phoneOf(2))).status).toBe(200);
  });

  it('count once in every spelling, and once for a look-up and for opening whoever has it', async () => {
    open({ planLookups: 1 });
    const cookie = await logIn('payer', 'paid');
    for (const phone of ['15035550142', '5035550142']) expect((await byPhone(phone, { cookie })).status).toBe(200);
    const body = JSON.stringify({ phone: '15035550142' });
    const post = (text: string) => origin.call('/api/search/phone', { method: 'POST', cookie, body: text });
    expect((await post(body)).status).not.toBe(429);
    expect((await byPhone('1503555014X', { cookie })).status).toBe(429);
    const used = await origin.accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first<{ n: number }>();
    expect((await post(body.replace('0142', '0143'))).status).toBe(429);
    // A refused POST has opened nobody.
    expect(await origin.accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first()).toEqual(used);
  });

  it('of a Speed Search count each, and a list that does not fit is refused before anybody is opened', async () => {
    const cookie = await logIn('business', 'smb');
    const list = (from: number, count: number) => ({
      lines: [
        { text: 'Maya Ostrowski, Portland, OR' },
        ...Array.from({ length: count }, (_, at) => ({ text: phoneOf(from + at).slice(1) })),
      ],
    });
    const search = (from: number, count: number) =>
      origin.call('/api/speed-search', { method: 'POST', cookie, body: JSON.stringify(list(from, count)) });
    expect((await search(0, 5)).status).toBe(200);
    expect((await search(0, 5)).status).toBe(200);
    expect((await search(5, 5)).status).toBe(429);
    expect((await search(5, 4)).status).toBe(200);
    const { cookie: other } = { cookie: await logIn('plain', 'free') };
    const refused = await origin.call('/api/speed-search', {
      method: 'POST',
      cookie: other,
      body: JSON.stringify(list(20, 9)),
    });
    expect(refused.status).toBe(403);
    expect(await answered((at) => byPhone(phoneOf(at), { cookie: other }))).toBe(5);
  });

  it('are not limited for proven search engines', async () => {
    const engine: OriginRequest = { envelope: { botClass: 'search-engine', visitorId: '' } };
    open({ networkLookups: 2, targetLookups: 2 });
    expect(await answered((at) => byPhone(phoneOf(at), engine))).toBe(20);
    expect(await answered((at) => byAddress(`${at} N Halyard Ave`, engine))).toBe(20);
    // Nor do they use up what others have.
    expect(await answered((at) => byPhone(phoneOf(at)))).toBe(2);
  });
});

describe('the order of the counters', () => {
  it('is own, network, target: a visitor who is blocked uses up nothing of others', async () => {
    open({ visitorLookups: 3, networkLookups: 5, targetLookups: 4 });
    const sameTarget = (at: number) => `150355512${String(at).padStart(2, '0')}`;
    expect(await answered((at) => byPhone(sameTarget(at), visitor('a')))).toBe(3);
    for (let at = 3; at < 9; at += 1) await byPhone(sameTarget(at), visitor('a'));
    // Two of the network are left, and one of these seven digits.
    const other = (at: number) => byPhone(sameTarget(10 + at), visitor('b'));
    expect(await answered(other)).toBe(1);
    // The refused one counted for the visitor and the network, but other digits are free.
    expect((await byPhone('15415550142', visitor('c', '192.0.2.99'))).status).toBe(429);
    expect((await byPhone('15415550142', visitor('d', '198.51.100.1'))).status).toBe(200);
    expect((await byPhone(sameTarget(0), visitor('d', '198.51.100.1'))).status).toBe(200);
    expect((await byPhone(sameTarget(20), visitor('d', '198.51.100.1'))).status).toBe(429);
  });

  it('skips the own counter where a visitor id proves nothing: a new one, or none', async () => {
    open({ networkLookups: 6 });
    const fresh = (at: number) => byPhone(phoneOf(at), { envelope: { visitorId: `new-${at}`, isNewVisitor: true } });
    expect(await answered(fresh)).toBe(6);
    open({ networkLookups: 6 });
    expect(await answered((at) => byPhone(phoneOf(at), { envelope: { visitorId: '' } }))).toBe(6);
    open({ networkLookups: 6 });
    const bot: OriginRequest = { envelope: { botClass: 'other-bot', visitorId: '' } };
    expect(await answered((at) => byPhone(phoneOf(at), bot))).toBe(6);
  });

  it('counts a whole /24 or /48 as one network', async () => {
    for (const address of [(at: number) => `203.0.113.${at + 1}`, (at: number) => `2001:db8:7:${at}::1`]) {
      open({ networkLookups: 4 });
      expect(await answered((at) => byPhone(phoneOf(at), visitor(`v${at}`, address(at))))).toBe(4);
    }
  });

  it('ends with the own counter for a plan: neither network nor target holds it back, nor does it use them up', async () => {
    open({ networkLookups: 1, targetLookups: 1 });
    const cookie = await logIn('payer', 'paid');
    expect(await answered((at) => byPhone(`150355512${10 + at}`, { cookie }))).toBe(7);
    expect((await byPhone('15035551299', visitor('a'))).status).toBe(200);
    expect((await byPhone('15035551298', visitor('a'))).status).toBe(429);
  });
});

describe('houses that are looked up', () => {
  it('count once in every spelling, and apart from numbers', async () => {
    open({ visitorLookups: 1 });
    for (const street of ['2417 N Halyard Ave', '2417 north  halyard avenue', '2417-n.-Halyard-Ave'])
      expect([street, (await byAddress(street)).status]).toEqual([street, 200]);
    expect((await byAddress('2417 N Halyard Ave', {}, 'portland-or')).status).toBe(200);
    const full = await byAddress('2419 N Halyard Ave');
    expect([full.status, full.json<Problem>().limit]).toEqual([429, 'houses']);
    expect((await byPhone(phoneOf(0))).status).toBe(200);
  });

  it('are not streets without a number, which count as pages', async () => {
    open({ visitorLookups: 1, networkPages: 2 });
    for (const street of ['N Halyard Ave', '2417 N Halyard Ave', 'Elm St'])
      expect([street, (await byAddress(street)).status]).not.toContain(429);
    expect((await byAddress('Oak St')).json<Problem>().limit).toBe('pages');
  });

  it('on one street are so many a day for all together', async () => {
    open({ targetLookups: 4 });
    const ask = (at: number) => byAddress(`${at + 1} N Halyard Ave`, visitor(`v${at}`, `198.51.${at}.1`));
    expect(await answered(ask)).toBe(4);
    expect((await byAddress('1 Elm St', visitor('w', '198.51.99.1'))).status).not.toBe(429);
  });

  it('count even if nothing is on record there: a 404 is an answer, too', async () => {
    expect(await answered((at) => byAddress(`${at + 1} Nowhere Rd`))).toBe(3);
  });
});

describe('pages that no other quota covers', () => {
  const LISTS = [
    '/api/search/people?name=Maya+Ostrowski',
    '/api/directory/o',
    '/api/locations/Portland%2C%20OR',
    '/api/property-search/Portland%2C%20OR',
    '/api/property/pnp-none',
    '/api/person/counts?personId=Pmaya0000000',
    '/api/funnel/counts?source=person&id=Pmaya0000000',
  ];

  it('are so many different ones a day for a network, whoever asks', async () => {
    open({ networkPages: LISTS.length });
    const cookie = await logIn('payer', 'smb');
    for (const [at, path] of LISTS.entries()) {
      const request = at % 2 === 0 ? visitor(`v${at}`) : { cookie };
      for (let times = 0; times < 2; times += 1)
        expect([path, (await origin.call(path, request)).status]).not.toEqual([path, 429]);
    }
    for (const request of [visitor('w', '192.0.2.200'), { cookie }]) {
      const full = await origin.call('/api/search/people?name=Ann+Smith', request);
      expect([full.status, full.json<Problem>().limit]).toEqual([429, 'pages']);
    }
    expect((await origin.call('/api/search/people?name=Ann+Smith', visitor('w', '192.0.3.1'))).status).toBe(200);
    const engine: OriginRequest = { envelope: { botClass: 'search-engine', visitorId: '' } };
    expect((await origin.call('/api/search/people?name=Ann+Smith', engine)).status).toBe(200);
  });

  it('count once in every spelling of their query', async () => {
    open({ networkPages: 1 });
    for (const query of [
      'name=Maya+Ostrowski&state=OR',
      'state=or&name=%20maya++ostrowski&page=1',
      'name=MAYA%20Ostrowski&state=OR',
    ])
      expect((await origin.call(`/api/search/people?${query}`)).status).toBe(200);
    expect((await origin.call('/api/search/people?name=Maya+Ostrowski&state=OR&page=2')).status).toBe(429);
  });

  it('include the pages of people for bots that prove nothing', async () => {
    open({ networkPages: 2 });
    const bot: OriginRequest = { envelope: { botClass: 'other-bot', visitorId: '' } };
    const details = (id: string, more = '') => `/api/v4/person/details?personId=${id}${more}`;
    const known = addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' });
    for (const path of [details(known), details(known, '&stub=true'), details('Pnobody000000')])
      expect((await origin.call(path, bot)).status).not.toBe(429);
    const full = await origin.call(details('Panother00000'), bot);
    expect([full.status, full.json<Problem>().limit]).toEqual([429, 'pages']);
    expect((await origin.call(details(known), visitor('a'))).status).toBe(200);
    const engine: OriginRequest = { envelope: { botClass: 'search-engine', visitorId: '' } };
    expect((await origin.call(details(known), engine)).status).toBe(200);
  });

  it('include checkouts, which name the person they are about', async () => {
    open({ networkPages: 1 });
    const offer = (id: string) => origin.call(`/api/v4/person/details?personId=${id}&stub=true&offer=true`);
    const known = addPerson(origin.people, { id: 'otto', first: 'Otto', last: 'Lind' });
    expect([(await offer(known)).status, (await offer(known)).status]).toEqual([200, 200]);
    const full = await offer('Panother00000');
    expect([full.status, full.json<Problem>().limit]).toEqual([429, 'pages']);
  });

  it('have a budget of their own while somebody types a name; suggested places need none', async () => {
    const suggest = (q: string, type = 'name') =>
      origin.call(`/api/suggest?${new URLSearchParams({ q, type })}`, { envelope: { caller: 'browser' } });
    for (const q of ['may', 'maya', 'MAYA ']) expect((await suggest(q)).status).toBe(200);
    const full = await suggest('maya o');
    expect([full.status, full.json<Problem>().limit]).toEqual([429, 'pages']);
    for (const q of ['por', 'port', 'portl', 'portla']) expect((await suggest(q, 'location')).status).toBe(200);
    expect((await origin.call(LISTS[0] ?? '')).status).toBe(200);
  });
});

it('a counter that fails is logged and stops nobody [P8-006]', async () => {
  const METERS: OriginBindings['METERS'] = {
    idFromName: (name) => name,
    get: () => ({
      take: async () => Promise.reject(new Error('gone')),
      held: async () => Promise.reject(new Error('gone')),
    }),
  };
  open({}, { METERS });
  expect(await answered((at) => byPhone(phoneOf(at)))).toBe(20);
  expect(await answered((at) => origin.call(`/api/search/people?name=Ann+${'abcdefghijklmnopqrst'[at]}`))).toBe(20);
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(expect.stringContaining('a counter failed'));
});
