import { beforeEach, describe, expect, it } from 'vitest';
import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { OpenedAnswer } from '../../../shared/contract/opening.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPhone, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const SHARED = '5035550142';
let origin: TestOrigin;
let [first, second, former] = ['', '', ''];

/** Two people have the number; a third one had it before. */
beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  [second, first, former] = [
    holder('Ada', SHARED, { first_seen: '2019-01', last_seen: '2026-01' }),
    holder('Maya', SHARED, { first_seen: '2020-01', last_seen: '2026-03' }),
    holder('Otto', SHARED, { first_seen: '2001-01', last_seen: '2010-01' }),
  ];
});

function holder(name: string, number: string, columns: Record<string, string> = {}): string {
  const id = addPerson(origin.people, { id: name.toLowerCase(), first: name, last: 'Lind', homes: ['portlandOr'] });
  addPhone(origin.people, id, number, 'Mobile', { columns });
  return id;
}

async function logIn(
  id: string,
  userType: UserType,
  lookupsMax: number | null,
  holderId?: string,
): Promise<{ cookie: string }> {
  addAccount(origin.accounts, { id, userType, lookupsMax, ...(holderId === undefined ? {} : { holderId }) });
  return { cookie: `session=${await addSession(origin.accounts, id)}` };
}

const post = (body: object, request: OriginRequest) =>
  origin.call('/api/search/phone', { method: 'POST', body: JSON.stringify(body), ...request });
async function open(request: OriginRequest, more: { phone?: string; named?: number } = {}): Promise<OpenedAnswer> {
  const answer = await post({ phone: `1${SHARED}`, ...more }, request);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<OpenedAnswer>();
}
async function look(request: OriginRequest): Promise<PhoneSearchAnswer> {
  return (await origin.call(`/api/search/phone?phone=${SHARED}`, request)).json<PhoneSearchAnswer>();
}
const named = ({ owners, formerOwners }: PhoneSearchAnswer) => [owners, formerOwners].flat().map(({ id }) => id);
const used = async () => (await origin.accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first<{ n: number }>())?.n;

describe('opening a number', () => {
  it('names one after another, last confirmed first, then who had it before, a lookup for each [F2-13]', async () => {
    const viewer = await logIn('payer', 'paid', 5);
    expect(named(await look(viewer))).toEqual([]);
    const person = { id: first, name: 'Maya Lind', city: 'Portland', state: 'OR' };
    expect(await open(viewer)).toEqual({ result: 'opened', person, usedLookup: true, left: 4 });
    expect(await look(viewer)).toMatchObject({
      owners: [{ id: first }],
      formerOwners: [],
      opening: { left: 4, max: 5 },
      lastSeen: '2026-03',
    });
    expect((await open(viewer)).person?.id).toBe(second);
    expect(await open(viewer)).toMatchObject({ person: { id: former }, left: 2 });
    const all = await look(viewer);
    expect([named(all), all.opening]).toEqual([[first, second, former], null]);
    expect(await open(viewer)).toEqual({ result: 'nobody', person: null, usedLookup: false, left: 2 });
    expect(await used()).toBe(3);
  });

  it('opens their page, too, and what was open before uses none', async () => {
    const viewer = await logIn('payer', 'paid', 2);
    const details = async () => {
      const answer = await origin.call(`/api/v4/person/details?personId=${first}`, viewer);
      return answer.json<{ lookupType: string }>().lookupType;
    };
    await open(viewer);
    expect([await details(), await used()]).toEqual(['premium', 1]);
    addReport(origin.accounts, 'payer', second, Date.now() + 60_000);
    expect(named(await look(viewer))).toEqual([first, second]);
    expect(await open(viewer)).toMatchObject({ person: { id: former }, usedLookup: true, left: 0 });
  });

  it('says that no lookup is left, and that nobody is left to open, and uses none', async () => {
    const spent = await logIn('spent', 'paid', 0);
    expect(await open(spent)).toEqual({ result: 'out', person: null, usedLookup: false, left: 0 });
    const viewer = await logIn('payer', 'paid', 5);
    const nobody = { result: 'nobody', person: null, usedLookup: false, left: 5 };
    expect(await open(viewer, { phone: '15035550199' })).toEqual(nobody);
    for (const id of [first, second, former]) hidePerson(origin.people, id);
    expect(await open(viewer)).toEqual(nobody);
    expect(await used()).toBe(0);
  });

  it('uses one for a second click, another tab and two at once, if they were about the same person', async () => {
    const viewer = await logIn('payer', 'paid', 5);
    const [one, two] = await Promise.all([open(viewer, { named: 0 }), open(viewer, { named: 0 })]);
    expect([one.person?.id, two.person?.id, await used()]).toEqual([first, first, 1]);
    const again = await open(viewer, { named: 0 });
    expect([again, await used()]).toEqual([
      { result: 'opened', person: expect.objectContaining({ id: first }), usedLookup: false, left: 4 },
      1,
    ]);
    expect((await open(viewer, { named: 1 })).person?.id).toBe(second);
    expect(await used()).toBe(2);
  });

  it('shares the lookups of a family, and names each member only whom they opened themselves', async () => {
    const holderOfPlan = await logIn('parent', 'paid', 2);
    const member = await logIn('child', 'fam', 2, 'parent');
    await open(holderOfPlan);
    expect(await look(member)).toMatchObject({ owners: [], opening: { left: 1, max: 2 } });
    expect(await open(member)).toMatchObject({ person: { id: first }, usedLookup: true, left: 0 });
    expect(await look(member)).toMatchObject({ owners: [{ id: first }], opening: null, isOutOfLookups: true });
    expect(await open(holderOfPlan)).toMatchObject({ result: 'out', left: 0 });
    expect(named(await look(holderOfPlan))).toEqual([first]);
  });

  it.each([
    ['paid', null],
    ['smb', 0],
  ] as const)('with a plan without a limit (%s) uses none and counts against fair use', async (type, max) => {
    origin = openTestOrigin('local', origin.people, { QUOTAS: '{"planPersons":2}' }, origin.accounts);
    const viewer = await logIn('payer', type, max);
    for (const id of [first, second])
      expect(await open(viewer)).toMatchObject({ person: { id }, usedLookup: false, left: null });
    expect(named(await look(viewer))).toEqual([first, second]);
    const past = await post({ phone: `1${SHARED}` }, viewer);
    expect([past.status, past.json()]).toEqual([
      429,
      expect.objectContaining({ limit: 'fair-use', opensAt: expect.stringContaining('T') }),
    ]);
    expect(named(await look(viewer))).toEqual([first, second]);
  });

  it('is refused without a plan, without a session, to bots and for an impossible number', async () => {
    for (const type of ['free', 'cancelled', 'expired', 'delinquent', 'transactional'] as const)
      expect([type, (await post({ phone: `1${SHARED}` }, await logIn(type, type, 9))).status]).toEqual([type, 403]);
    expect((await post({ phone: `1${SHARED}` }, {})).status).toBe(401);
    const { cookie } = await logIn('payer', 'paid', 9);
    for (const botClass of ['other-bot', 'search-engine'] as const)
      expect((await post({ phone: `1${SHARED}` }, { cookie, envelope: { botClass } })).status).toBe(403);
    for (const phone of [SHARED, '1503555014X', '']) expect((await post({ phone }, { cookie })).status).toBe(400);
    expect(await used()).toBe(0);
  });
});

it('a subscriber’s 60 look-ups name nobody without a lookup, whatever the way of asking [F2-13]', async () => {
  const viewer = await logIn('payer', 'paid', 20);
  const names = Array.from({ length: 20 }, (_, at) => `Nora${String.fromCharCode(97 + at)}`);
  for (const [at, name] of names.entries()) holder(name, `503555${2000 + at}`);
  const texts: string[] = [];
  for (const at of names.keys())
    for (const phone of [`503555${2000 + at}`, `1503555${2000 + at}`, `150355520${at < 10 ? 0 : 1}X`])
      texts.push((await origin.call(`/api/search/phone?phone=${phone}`, viewer)).text);
  expect(texts).toHaveLength(60);
  expect(texts.join('\n')).not.toMatch(/Nora|Lind|Pnora|Portland/);
  expect(await used()).toBe(0);
});
