import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonCounts } from '../../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { Problem } from '../../../shared/contract/transport/problem.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addEmail,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  addSmartcheck,
  fixtureId,
} from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { markDead } from '../../../tests/support/mark-dead.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const LEGACY_ID = `${'aB3+/'.repeat(8)}abc=`;
const SMARTCHECK_ID = '482910573645';
const THIS_YEAR = new Date().getUTCFullYear();
let origin: TestOrigin;
let elise: string;

beforeEach(() => {
  origin = openTestOrigin();
  const db = origin.people;
  addPlaces(db);
  elise = addPerson(db, {
    id: 'elise',
    first: 'Elise',
    last: 'Navarro',
    birth: [1980, 4, 2],
    homes: ['portlandOr', 'eugene'],
    legacyId: LEGACY_ID,
  });
  addPhone(db, elise, '5035550101', 'Mobile');
  addEmail(db, elise, 'elise@example.com');
  addSmartcheck(db, elise, SMARTCHECK_ID);
});

const details = (personId: string, request: OriginRequest = {}, flags = '') =>
  origin.call(`/api/v4/person/details?personId=${encodeURIComponent(personId)}${flags}`, request);

async function cookieOf(userType: UserType, lookupsMax: number | null = 2): Promise<string> {
  addAccount(origin.accounts, { id: userType, userType, lookupsMax });
  return `session=${await addSession(origin.accounts, userType)}`;
}

async function usedLookups(): Promise<number> {
  const row = await origin.accounts.prepare('SELECT COUNT(*) AS used FROM lookup').first<{ used: number }>();
  return row?.used ?? 0;
}

describe('person details', () => {
  it('are the free view for an anonymous visitor [P3-001 P3-007]', async () => {
    const answer = (await details(elise)).json<PersonDetails>();
    expect(answer).toMatchObject({
      lookupType: 'free',
      entitlement: 'free',
      fillScore: 20 + 15 + 15 + 10 + 10,
      userInfo: { userType: null, primaryEmail: null, lookupUsage: null, isOutOfLookups: false },
    });
    expect(answer.results.addresses.map(({ type }) => type)).toEqual(['partial', 'obfuscated']);
  });

  it('are complete for a paying viewer, for one lookup, however often they are requested [P7-012]', async () => {
    const cookie = await cookieOf('paid');
    for (let at = 0; at < 3; at++)
      expect((await details(elise, { cookie })).json<PersonDetails>()).toMatchObject({
        entitlement: 'premium',
        lookupType: 'premium',
        userInfo: { userType: 'paid', lookupUsage: { max: 2, used: 1 } },
      });
  });

  it('are the free view once lookups are used up, even if all are requested at once', async () => {
    const cookie = await cookieOf('paid', 2);
    const people = [1, 2, 3, 4, 5].map((at) =>
      addPerson(origin.people, { id: `x${at}`, first: 'X', last: `Y${at}`, homes: ['eugene'] }),
    );
    const answers = await Promise.all(people.map(async (id) => (await details(id, { cookie })).json<PersonDetails>()));
    expect(answers.filter(({ entitlement }) => entitlement === 'premium')).toHaveLength(2);
    for (const answer of answers.filter(({ entitlement }) => entitlement === 'free'))
      expect(answer.userInfo).toEqual({
        userType: 'paid',
        primaryEmail: expect.any(String),
        productName: null,
        lookupUsage: { max: 2, used: 2 },
        resetsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        isOutOfLookups: true,
        backgroundCredits: 0,
        creditsExpireAt: null,
        reportExpiresAt: null,
      });
    expect(await usedLookups()).toBe(2);
  });

  it('cost nothing if they show nothing that is not free: nobody is told that lookups ran out either', async () => {
    const db = origin.people;
    const cookie = await cookieOf('paid', 1);
    const nameOnly = addPerson(db, { id: 'name', first: 'Only', last: 'Name' });
    const listed = addPerson(db, { id: 'listed', first: 'Listed', last: 'Line' });
    addPhone(db, listed, '5035550112', 'Landline', { isListed: true });
    const free = await Promise.all([nameOnly, listed].map(async (id) => (await details(id)).json<PersonDetails>()));
    expect(free.map(({ results }) => results.landlinePhones.map(({ type }) => type))).toEqual([[], ['full']]);
    for (const [at, id] of [nameOnly, listed].entries()) {
      const opened = (await details(id, { cookie })).json<PersonDetails>();
      expect(opened).toMatchObject({ entitlement: 'premium', userInfo: { lookupUsage: { max: 1, used: 0 } } });
      expect(opened.results.landlinePhones).toEqual(free[at]?.results.landlinePhones);
      for (const page of [opened, free[at]]) expect(JSON.stringify(page?.pageDefinition)).not.toContain('See Premium');
    }
    await details(elise, { cookie });
    for (const id of [nameOnly, listed])
      expect((await details(id, { cookie })).json<PersonDetails>()).toMatchObject({
        entitlement: 'free',
        userInfo: { lookupUsage: { max: 1, used: 1 }, isOutOfLookups: false },
      });
    expect(await usedLookups()).toBe(1);
  });

  it('cost nothing if nobody is found', async () => {
    const cookie = await cookieOf('paid');
    expect((await details('Pnobodynobody12', { cookie })).status).toBe(404);
    expect(await usedLookups()).toBe(0);
  });

  it('use no lookup for a bot, a HEAD or a stub', async () => {
    const cookie = await cookieOf('paid');
    const requests: [OriginRequest, string][] = [
      [{ envelope: { botClass: 'search-engine' } }, ''],
      [{ envelope: { botClass: 'other-bot' } }, ''],
      [{ envelope: { isHead: true } }, ''],
      [{}, '&stub=true'],
    ];
    for (const [request, flags] of requests)
      expect((await details(elise, { cookie, ...request }, flags)).json<PersonDetails>().entitlement).toBe('free');
    expect((await details(elise, { cookie, method: 'HEAD' })).status).toBe(200);
    expect(await usedLookups()).toBe(0);
  });

  it('are refused to a prefetch that would cost a lookup or a view, and not to others', async () => {
    const cookie = await cookieOf('paid');
    const envelope = { isPrefetch: true };
    const refused = await details(elise, { cookie, envelope });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await usedLookups()).toBe(0);
    await details(elise, { cookie });
    expect((await details(elise, { cookie, envelope })).status).toBe(200);
    expect((await details(elise, { envelope })).status).toBe(503);
    await details(elise);
    expect((await details(elise, { envelope })).status).toBe(200);
  });

  it('are the report for a viewer who unlocked it [P3-002 P3-003]', async () => {
    const cookie = await cookieOf('free');
    addReport(origin.accounts, 'free', elise, Date.now() + 60_000);
    expect((await details(elise, { cookie })).json<PersonDetails>()).toMatchObject({
      entitlement: 'bg',
      lookupType: 'bg',
      results: { emails: { type: 'full' } },
    });
    expect(await usedLookups()).toBe(0);
  });

  it('take one round trip for an anonymous visitor, and none for a malformed id', async () => {
    await details(elise);
    expect(origin.people.roundTrips.count).toBe(1);
    // The product registry's, which is read once a minute, and whether the person asked to be hidden, of us or the state.
    expect(origin.accounts.roundTrips.count).toBe(3);
    await details(elise);
    expect([origin.people.roundTrips.count, origin.accounts.roundTrips.count]).toEqual([2, 5]);
    for (const id of ['elise', 'P', "P' OR 1=1 --", 'P123456789012345678901', 'P.css'])
      expect((await details(id)).status).toBe(404);
    expect([origin.people.roundTrips.count, origin.accounts.roundTrips.count]).toEqual([2, 5]);
  });
});

describe('a person who is not there', () => {
  it('gets the same answer: unknown, suppressed or under 18', async () => {
    const unknown = await details('Pnobodynobody12');
    expect(unknown.json<Problem>()).toMatchObject({ status: 404, title: 'Missing person info' });
    const people = [
      addPerson(origin.people, {
        id: 'hidden',
        first: 'H',
        last: 'H',
        isSuppressed: true,
        legacyId: `${'h'.repeat(43)}=`,
      }),
      addPerson(origin.people, {
        id: 'kid',
        first: 'K',
        last: 'K',
        birth: bornAged(10),
        legacyId: `${'k'.repeat(43)}=`,
      }),
    ];
    for (const [at, id] of people.entries()) {
      expect(await details(id)).toMatchObject({ status: 404, text: unknown.text });
      expect((await origin.call(`/api/person/counts?personId=${id}`)).status).toBe(204);
      const legacy = encodeURIComponent(`${(at === 0 ? 'h' : 'k').repeat(43)}=`);
      expect((await origin.call(`/api/person/premium?personId=${legacy}`)).status).toBe(404);
      const smart = `48291057364${at}`;
      addSmartcheck(origin.people, id, smart);
      expect((await origin.call(`/api/person/smartcheck?personId=${smart}`)).status).toBe(404);
    }
  });

  it("is nobody's relative, in lists and counts", async () => {
    const db = origin.people;
    const adult = addPerson(db, { id: 'adult', first: 'Ada', last: 'Navarro', birth: [1975, 1, 1] });
    addRelation(db, elise, adult);
    addRelation(db, elise, addPerson(db, { id: 'hid', first: 'Hid', last: 'Navarro', isSuppressed: true }));
    addRelation(db, elise, addPerson(db, { id: 'kid', first: 'Kid', last: 'Navarro', birth: [THIS_YEAR - 17] }));
    const { text, json } = await details(elise);
    expect(json<PersonDetails>().results.relatives).toMatchObject([{ id: adult }]);
    expect(json<PersonDetails>().results.counts.relativesCount).toBe(1);
    expect(text).not.toMatch(/Hid|Kid/);
    const counts = await origin.call(`/api/person/counts?personId=${elise}`);
    expect(counts.json<PersonCounts>().relatives).toBe(1);
  });
});

describe('person counts', () => {
  it('are what is on record, with no offense counted twice [F3-19 F3-20 F3-21 F3-22 P3-062 P3-063]', async () => {
    const db = origin.people;
    const categories = ['criminal', 'criminal', 'traffic', 'lien', 'lien', 'lien', 'judgment', 'bankruptcy'];
    for (const [at, category] of [...categories, 'foreclosure', 'eviction', 'license', 'license'].entries())
      addRecord(db, elise, `record-${at}`, category);
    addRelation(db, elise, addPerson(db, { id: 'asso', first: 'A', last: 'B' }), 'Associate');
    addAddress(db, 'owned', 'eugene', { pnpId: 'pnp-1' });
    addOwnership(db, elise, 'pnp-1', { isCurrent: false });
    expect((await origin.call(`/api/person/counts?personId=${elise}`)).json()).toEqual({
      phones: 1,
      emails: 1,
      currentAddresses: 1,
      historicalAddresses: 1,
      relatives: 0,
      associates: 1,
      properties: 1,
      offenses: 2,
      criminalTrafficRecords: 3,
      licensesPermits: 2,
      bankruptcies: 1,
      foreclosures: 1,
      judgments: 1,
      liens: 3,
      publicRecords: 8,
      evictions: 1,
    });
  });

  it('of somebody who has died have no phone numbers, email addresses or current addresses', async () => {
    markDead(origin.people, elise);
    expect((await origin.call(`/api/person/counts?personId=${elise}`)).json()).toMatchObject({
      phones: 0,
      emails: 0,
      currentAddresses: 0,
      historicalAddresses: 2,
    });
  });

  it('are empty for an unknown person [F7-03 P7-050]', async () => {
    const answer = await origin.call('/api/person/counts?personId=Pnobodynobody12');
    expect(answer).toMatchObject({ status: 204, text: '' });
  });

  it('are empty for a bot, without a query [F6-16]', async () => {
    for (const botClass of ['search-engine', 'other-bot'] as const) {
      const answer = await origin.call(`/api/person/counts?personId=${elise}`, { envelope: { botClass } });
      expect(answer).toMatchObject({ status: 204, text: '' });
    }
    expect(origin.people.roundTrips.count).toBe(0);
  });
});

describe('references', () => {
  const reference = { id: fixtureId('elise'), name: 'Elise Navarro', city: 'Portland', state: 'OR' };

  it('lead from a legacy id to the person [P7-002]', async () => {
    const path = (id: string) => `/api/person/premium?personId=${encodeURIComponent(id)}`;
    expect((await origin.call(path(LEGACY_ID))).json()).toEqual(reference);
    expect((await origin.call(path(`${'x'.repeat(43)}=`))).status).toBe(404);
    expect((await origin.call(path(`${'?'.repeat(43)}=`))).status).toBe(404);
  });

  it('lead from a smartcheck id to the person [P2-018 P7-004]', async () => {
    const path = (id: string) => `/api/person/smartcheck?personId=${id}`;
    expect((await origin.call(path(SMARTCHECK_ID))).json()).toEqual(reference);
    for (const id of ['482910573646', '4829', `${SMARTCHECK_ID}a`]) {
      const answer = await origin.call(path(id));
      expect(answer.json<Problem>()).toMatchObject({ status: 404, title: 'no matching wpId' });
    }
  });
});
