import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonReference } from '../../../shared/contract/identity.ts';
import type { PersonCounts } from '../../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRelation,
  addResidence,
  addSmartcheck,
  hideAddress,
  hideProperty,
  hideResidencesAt,
} from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import type { TestDatabase } from '../../../tests/support/sqlite-database.ts';

const LEGACY_ID = `${'s'.repeat(43)}=`;
const SMARTCHECK_ID = '482910573645';
let origin: TestOrigin;
let shy: string;
let home: string;

beforeEach(() => {
  origin = openTestOrigin();
  const db = origin.people;
  addPlaces(db);
  shy = addPerson(db, { id: 'shy', first: 'Shy', last: 'Person', legacyId: LEGACY_ID, currentPlace: 'eugene' });
  home = addAddress(db, 'shyhome', 'eugene', { pnpId: 'pnp-1', roiScore: 95 });
  addResidence(db, shy, home, { isCurrent: true, sortOrder: 0 });
  addOwnership(db, shy, 'pnp-1', { isCurrent: true });
  addSmartcheck(db, shy, SMARTCHECK_ID);
});

const details = (personId: string, cookie?: string) =>
  origin.call(`/api/v4/person/details?personId=${personId}`, cookie === undefined ? {} : { cookie });
const countsOf = async (personId: string) =>
  (await origin.call(`/api/person/counts?personId=${personId}`)).json<PersonCounts>();
const references = async () => {
  const paths = [
    `/api/person/premium?personId=${encodeURIComponent(LEGACY_ID)}`,
    `/api/person/smartcheck?personId=${SMARTCHECK_ID}`,
  ];
  return Promise.all(paths.map(async (path) => (await origin.call(path)).json<PersonReference>()));
};

/** A viewer who may see everything. */
async function reportCookie(personId: string): Promise<string> {
  addAccount(origin.accounts, { id: 'bg', userType: 'free' });
  addReport(origin.accounts, 'bg', personId, Date.now() + 60_000);
  return `session=${await addSession(origin.accounts, 'bg')}`;
}

describe.each([
  ["only on the person's own page", hideResidencesAt],
  ['for everybody who lives there', hideAddress],
] as [string, (db: TestDatabase, addressId: string) => void][])('a home that is hidden %s', (_where, hide) => {
  it('is not sent, counted or scored, whoever is looking', async () => {
    const cookie = await reportCookie(shy);
    expect((await details(shy)).json<PersonDetails>()).toMatchObject({ fillScore: 20 + 5 });
    hide(origin.people, home);
    for (const answer of [await details(shy), await details(shy, cookie)]) {
      expect(answer.json<PersonDetails>()).toMatchObject({
        fillScore: 0,
        results: { addresses: [], counts: { addressesCount: 0, ownedPropertiesCount: 0 } },
      });
      expect(answer.text).not.toMatch(/Eugene|97401|pnp-1|Alder/);
    }
    expect(await countsOf(shy)).toMatchObject({ currentAddresses: 0, historicalAddresses: 0, properties: 0 });
  });

  it("does not reveal its city on any relative's card", async () => {
    const kin = addPerson(origin.people, { id: 'kin', first: 'Kin', last: 'Person', homes: ['portlandOr'] });
    addRelation(origin.people, kin, shy);
    const cookie = await reportCookie(kin);
    expect((await details(kin)).text).toContain('Eugene');
    hide(origin.people, home);
    for (const answer of [await details(kin), await details(kin, cookie)]) {
      expect(answer.json<PersonDetails>().results.relatives).toMatchObject([{ id: shy, city: null, stateCode: null }]);
      expect(answer.text).not.toContain('Eugene');
    }
  });

  it('does not reveal its city in any reference, legacy or smartcheck', async () => {
    for (const reference of await references()) expect(reference).toMatchObject({ city: 'Eugene', state: 'OR' });
    hide(origin.people, home);
    for (const reference of await references())
      expect(reference).toEqual({ id: shy, name: 'Shy Person', city: null, state: null });
  });

  it('leaves the latest city that may be shown', async () => {
    const kin = addPerson(origin.people, { id: 'kin', first: 'Kin', last: 'Person' });
    addRelation(origin.people, kin, shy);
    const former = addAddress(origin.people, 'former', 'portlandMe');
    addResidence(origin.people, shy, former, { isCurrent: false, sortOrder: 1 });
    hide(origin.people, home);
    for (const reference of await references()) expect(reference).toMatchObject({ city: 'Portland', state: 'ME' });
    expect((await details(kin)).json<PersonDetails>().results.relatives).toMatchObject([
      { city: 'Portland', stateCode: 'ME' },
    ]);
  });
});

describe('a hidden home', () => {
  it("on one person's page stays on the pages of others who live there; hidden for all, it is gone from all", async () => {
    const mate = addPerson(origin.people, { id: 'mate', first: 'Mate', last: 'Other' });
    addResidence(origin.people, mate, home, { isCurrent: true, sortOrder: 0 });
    const other = addPerson(origin.people, { id: 'third', first: 'Third', last: 'Other' });
    addResidence(origin.people, other, home, { isCurrent: true, sortOrder: 0, suppressedAt: 1 });
    expect((await details(mate)).text).toContain('Eugene');
    expect((await details(other)).text).not.toContain('Eugene');
    hideAddress(origin.people, home);
    expect((await details(mate)).text).not.toContain('Eugene');
  });
});

describe('a hidden property', () => {
  it('is neither shown nor counted, while its address stays', async () => {
    const cookie = await reportCookie(shy);
    expect((await details(shy, cookie)).text).toContain('pnp-1');
    hideProperty(origin.people, 'pnp-1');
    const { text, json } = await details(shy, cookie);
    expect(json<PersonDetails>().results.addresses).toMatchObject([{ city: 'Eugene', pnpId: null, roiGrade: null }]);
    expect(json<PersonDetails>().results.counts.ownedPropertiesCount).toBe(0);
    expect(text).not.toContain('pnp-1');
    expect((await countsOf(shy)).properties).toBe(0);
  });
});

describe('a hidden phone', () => {
  it('is not sent, counted or scored', async () => {
    const id = addPerson(origin.people, { id: 'mute', first: 'Mute', last: 'Person' });
    addPhone(origin.people, id, '5415550199', 'Landline', { isListed: true, suppressedAt: 1 });
    const { json, text } = await details(id);
    expect(json<PersonDetails>()).toMatchObject({
      fillScore: 0,
      results: { landlinePhones: [], counts: { phonesCount: 0 } },
    });
    expect(text).not.toContain('0199');
    expect((await countsOf(id)).phones).toBe(0);
  });
});

describe('properties', () => {
  it('owned now and before are all counted, and only those owned now are in the details', async () => {
    addAddress(origin.people, 'sold', 'eugene', { pnpId: 'pnp-2' });
    addOwnership(origin.people, shy, 'pnp-2', { isCurrent: false });
    expect((await details(shy)).json<PersonDetails>().results.counts.ownedPropertiesCount).toBe(1);
    expect((await countsOf(shy)).properties).toBe(2);
  });
});
