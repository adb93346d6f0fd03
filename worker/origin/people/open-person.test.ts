import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedAnswer } from '../../../shared/contract/opening.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPhone, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { issueLinkToken } from '../../../tests/support/link-tokens.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import type { LinkAct } from '../link-tokens/store.ts';

let origin: TestOrigin;
let elise: string;
let noor: string;
/** of whom nothing but the name is on record */
let bare: string;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  origin = openTestOrigin();
  addPlaces(origin.people);
  const homes = { birth: [1980, 4, 2], homes: ['portlandOr'] } as const;
  elise = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro', ...homes });
  noor = addPerson(origin.people, { id: 'noor', first: 'Noor', last: 'Navarro', ...homes });
  bare = addPerson(origin.people, { id: 'bare', first: 'Bare', last: 'Navarro' });
  addPhone(origin.people, elise, '5035550101', 'Mobile');
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function cookieOf(userType: UserType, lookupsMax: number | null = 2): Promise<string> {
  addAccount(origin.accounts, { id: userType, userType, lookupsMax });
  return `session=${await addSession(origin.accounts, userType)}`;
}

async function usedLookups(): Promise<number> {
  const row = await origin.accounts.prepare('SELECT COUNT(*) AS used FROM lookup').first<{ used: number }>();
  return row?.used ?? 0;
}

/** A page that one of our pages did not lead to. */
const SENT = { envelope: { isOwnNavigation: false } } as const;
async function see(personId: string, cookie: string, request: OriginRequest = SENT, more = '') {
  const answer = await origin.call(`/api/v4/person/details?personId=${personId}${more}`, { cookie, ...request });
  expect(answer.status).toBe(200);
  const { entitlement, userInfo } = answer.json<PersonDetails>();
  return { entitlement, canOpen: userInfo.canOpen ?? false, used: userInfo.lookupUsage?.used ?? null };
}

const open = (personId: string, request: OriginRequest = {}) =>
  origin.call('/api/person/open', { method: 'POST', body: JSON.stringify({ personId }), ...SENT, ...request });

describe('a page that any site may have sent a subscriber to', () => {
  it.each(['paid', 'fam'] as const)('uses no lookup of %s, and says that it could be opened [P6-015]', async (type) => {
    const cookie = await cookieOf(type);
    for (let at = 0; at < 20; at++)
      expect(await see(elise, cookie)).toEqual({ entitlement: 'free', canOpen: true, used: 0 });
    expect(await see(elise, cookie, {})).toEqual({ entitlement: 'premium', canOpen: false, used: 1 });
    expect(await see(elise, cookie)).toEqual({ entitlement: 'premium', canOpen: false, used: 1 });
    expect(await see(noor, cookie)).toEqual({ entitlement: 'free', canOpen: true, used: 1 });
    expect(await see(noor, cookie, {})).toMatchObject({ entitlement: 'premium', used: 2 });
  });

  it('is as before for plans without a limit, an open report, and a person who has nothing more to show', async () => {
    expect(await see(elise, await cookieOf('smb', null))).toMatchObject({ entitlement: 'smb', canOpen: false });
    expect(await see(elise, await cookieOf('paid', null))).toMatchObject({ entitlement: 'premium', canOpen: false });
    const cookie = await cookieOf('fam');
    expect(await see(bare, cookie)).toEqual({ entitlement: 'premium', canOpen: false, used: 0 });
    addReport(origin.accounts, 'fam', elise, Date.now() + 60_000);
    expect(await see(elise, cookie)).toEqual({ entitlement: 'bg', canOpen: false, used: 0 });
  });

  it('cannot be opened by whoever has no plan, no lookup left or is a bot, so nothing says so', async () => {
    for (const type of ['free', 'cancelled', 'expired', 'transactional'] as const)
      expect(await see(elise, await cookieOf(type))).toMatchObject({ entitlement: 'free', canOpen: false });
    const cookie = await cookieOf('paid', 0);
    expect(await see(elise, cookie)).toMatchObject({ entitlement: 'free', canOpen: false });
    const bot = { envelope: { isOwnNavigation: false, botClass: 'other-bot' } } as const;
    expect(await see(elise, await cookieOf('fam'), bot)).toMatchObject({ entitlement: 'free', canOpen: false });
  });

  it('offers no plan in that state, but the way to the button', async () => {
    const cookie = await cookieOf('paid');
    const answer = await origin.call(`/api/v4/person/details?personId=${elise}`, { cookie, ...SENT });
    const { callsToAction, headerComponent } = answer.json<PersonDetails>().pageDefinition;
    expect(headerComponent).toBeNull();
    expect(callsToAction.phones).toMatchObject({ clickKind: 'internal-navigation', destination: 'opening' });
    expect(JSON.stringify(callsToAction)).not.toMatch(/"(person|person-email|premium|business-\w+)"|one-click-upgrade/);
  });
});

describe('a link in a message of ours', () => {
  const issue = (act: LinkAct, personId = elise, accountId = 'paid') =>
    issueLinkToken(origin.accounts, { accountId, personId, act }, Date.now());

  it('opens its person once, as a link of ours does [P2-064]', async () => {
    const cookie = await cookieOf('paid');
    const token = await issue('view');
    expect(await see(elise, cookie, SENT, `&linkToken=${token}`)).toMatchObject({ entitlement: 'premium', used: 1 });
    await origin.accounts.prepare('DELETE FROM lookup').run();
    expect(await see(elise, cookie, SENT, `&linkToken=${token}`)).toMatchObject({ entitlement: 'free', used: 0 });
  });

  it('opens nobody else, and nothing for another account or without a log-in; then it can still be used', async () => {
    const cookie = await cookieOf('paid');
    const other = await cookieOf('fam');
    const token = `&linkToken=${await issue('view')}`;
    expect(await see(noor, cookie, SENT, token)).toMatchObject({ entitlement: 'free', canOpen: true, used: 0 });
    expect(await see(elise, other, SENT, token)).toMatchObject({ entitlement: 'free', canOpen: true, used: 0 });
    expect(await see(elise, '', SENT, token)).toMatchObject({ entitlement: 'free', canOpen: false });
    expect(await see(elise, cookie, SENT, `${token}&stub=true`)).toMatchObject({ entitlement: 'free', used: 0 });
    expect(await see(elise, cookie, SENT, token)).toMatchObject({ entitlement: 'premium', used: 1 });
  });

  it('that carries out a flag opens the page, too, and a flag that it is not for is not carried out', async () => {
    const cookie = await cookieOf('paid');
    const monitor = `&monitor=true&linkToken=${await issue('monitor')}`;
    expect(await see(elise, cookie, SENT, monitor)).toMatchObject({ entitlement: 'premium', used: 1 });
    const view = `&monitor=true&linkToken=${await issue('view', noor)}`;
    expect(await see(noor, cookie, SENT, view)).toMatchObject({ entitlement: 'premium', used: 2 });
    const { results } = await origin.accounts.prepare('SELECT person_id FROM monitor').all();
    expect(results).toEqual([{ person_id: elise }]);
  });

  it('takes no page down if it cannot be checked', async () => {
    const cookie = await cookieOf('paid');
    origin.accounts.exec('DROP TABLE link_token');
    expect(await see(elise, cookie, SENT, `&linkToken=${'k'.repeat(43)}`)).toMatchObject({ canOpen: true });
  });
});

describe('POST /api/person/open', () => {
  it('opens a person for one lookup, however often it is sent and however many at once', async () => {
    const cookie = await cookieOf('paid');
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(elise, { cookie })));
    const opened = answers.map((answer) => answer.json<OpenedAnswer>());
    expect(opened.filter(({ usedLookup }) => usedLookup)).toHaveLength(1);
    expect(new Set(opened.map(({ result, left }) => `${result} ${left}`))).toEqual(new Set(['opened 1']));
    expect(opened[0]?.person).toEqual({ id: elise, name: 'Elise Navarro', city: 'Portland', state: 'OR' });
    expect([await usedLookups(), await see(elise, cookie)]).toEqual([
      1,
      { entitlement: 'premium', canOpen: false, used: 1 },
    ]);
  });

  it('says that none is left, and uses none', async () => {
    const cookie = await cookieOf('paid', 1);
    await open(noor, { cookie });
    const answer = await open(elise, { cookie });
    expect(answer.json()).toEqual({ result: 'out', person: null, usedLookup: false, left: 0 });
    expect(await usedLookups()).toBe(1);
  });

  it('uses nothing for a person who has nothing more to show, with or without lookups left', async () => {
    const cookie = await cookieOf('paid', 1);
    const nothingUsed = { result: 'opened', usedLookup: false };
    expect((await open(bare, { cookie })).json()).toMatchObject({ ...nothingUsed, left: 1 });
    await open(elise, { cookie });
    expect((await open(bare, { cookie })).json()).toMatchObject({ ...nothingUsed, left: 0 });
  });

  it.each([['smb'], ['paid']] as const)(
    'uses no lookup without a limit (%s), but counts for fair use',
    async (type) => {
      origin = openTestOrigin('local', origin.people, { QUOTAS: '{"planPersons":1}' });
      const cookie = await cookieOf(type, null);
      const unlimited = { result: 'opened', usedLookup: false, left: null };
      expect((await open(elise, { cookie })).json()).toMatchObject(unlimited);
      expect((await open(elise, { cookie })).json()).toMatchObject(unlimited);
      const refused = await open(noor, { cookie });
      expect([refused.status, refused.json<{ limit: string }>().limit]).toEqual([429, 'fair-use']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it('is for people with a plan, and for people on record', async () => {
    expect((await open(elise)).status).toBe(401);
    for (const type of ['free', 'cancelled', 'expired', 'delinquent', 'transactional credits'] as const)
      expect((await open(elise, { cookie: await cookieOf(type) })).status).toBe(403);
    const cookie = await cookieOf('paid');
    for (const botClass of ['search-engine', 'other-bot'] as const)
      expect((await open(elise, { cookie, envelope: { botClass } })).status).toBe(403);
    expect((await open(elise, { cookie, envelope: { isPrefetch: true } })).status).toBe(403);
    expect((await open('Pzzzzzzzzzzzz', { cookie })).status).toBe(404);
    expect((await open('nobody', { cookie })).status).toBe(400);
    hidePerson(origin.people, elise);
    expect((await open(elise, { cookie })).status).toBe(404);
    expect(await usedLookups()).toBe(0);
  });
});
