import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { hideRecord } from '../../../tests/fixtures/changed-people.ts';
import { addFoundChange } from '../../../tests/fixtures/found-changes.ts';
import {
  addAddress,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  addResidence,
  hidePerson,
  PLACES,
} from '../../../tests/fixtures/people-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { addressFact, type Fact, phoneFact, propertyFact, recordFact, relativeFact } from './facts.ts';
import type { Change } from './news.ts';

/** When the accounts in these tests last looked. */
const SEEN = Date.now() - 86_400_000;
const NONE = {
  addressChangesCount: 0,
  phoneChangesCount: 0,
  relativeAssociateChangesCount: 0,
  criminalTrafficChangesCount: 0,
  licensesPermitsChangesCount: 0,
  propertiesChangesCount: 0,
  publicRecordChangesCount: 0,
};
const SOME = {
  addressChangesCount: 2,
  phoneChangesCount: 1,
  relativeAssociateChangesCount: 3,
  criminalTrafficChangesCount: 2,
  licensesPermitsChangesCount: 1,
  propertiesChangesCount: 1,
  publicRecordChangesCount: 3,
};
const CATEGORIES = ['criminal', 'traffic', 'license', 'lien', 'eviction', 'bankruptcy'] as const;
let origin: TestOrigin;
let elise: string;
let others: string[] = [];

beforeEach(() => {
  origin = openTestOrigin();
  others = [];
  const db = origin.people;
  addPlaces(db);
  elise = addPerson(db, { id: 'elise', first: 'Elise', last: 'Navarro' });
  for (const at of [0, 1, 2]) {
    const home = addAddress(db, `home${at}`, 'eugene', { houseNumber: `${at}`, pnpId: `pnp-${at}` });
    addResidence(db, elise, home, { isCurrent: at === 0, sortOrder: at });
  }
  for (const at of [0, 1]) addOwnership(db, elise, `pnp-${at}`, { isCurrent: at === 0 });
  for (const at of [1, 2]) addPhone(db, elise, `503555010${at}`, 'Mobile', { sortOrder: at });
  for (const at of [0, 1, 2, 3]) {
    const other = addPerson(db, { id: `other${at}`, first: 'Nora', last: 'Hale' });
    others.push(other);
    addRelation(db, elise, other, at < 3 ? 'Relative' : 'Associate', at);
  }
  for (const category of CATEGORIES) {
    for (const age of ['old', 'new']) addRecord(db, elise, `${age}-${category}`, category);
  }
});

/** Finds a change of every kind, some of which the account has seen. */
function findChanges(): void {
  const home = (at: number) =>
    addressFact({ houseNumber: `${at}`, street: 'Alder St', unit: null, zip5: PLACES.eugene.zip5 });
  const person = (at: number) => relativeFact({ kind: at < 3 ? 'Relative' : 'Associate', id: `${others[at]}` });
  const found = (fact: Fact, change: Change = 'added') => addFoundChange(origin.accounts, elise, fact, { change });
  found(home(0));
  found(home(2), 'changed');
  found(phoneFact({ number: '5035550102' }));
  found(propertyFact('pnp-0'));
  found(person(1));
  found(person(2), 'changed');
  found(person(3));
  for (const category of CATEGORIES) found(recordFact({ id: `new-${category}`, category }));
  const seen = [home(1), phoneFact({ number: '5035550101' }), propertyFact('pnp-1'), person(0)];
  for (const fact of seen) addFoundChange(origin.accounts, elise, fact, { foundAt: SEEN });
}

async function followAs(userType: UserType): Promise<string> {
  addAccount(origin.accounts, { id: userType, userType });
  const row = { person_id: elise, display_text: 'Elise', auto_monitor: 0, since: 1, seen_at: SEEN };
  origin.accounts.insert('monitor', { account_id: userType, ...row });
  findChanges();
  return `session=${await addSession(origin.accounts, userType)}`;
}

async function look(cookie: string, request: OriginRequest = {}, flags = '') {
  const answer = await origin.call(`/api/v4/person/details?personId=${elise}${flags}`, { cookie, ...request });
  return answer.json<PersonDetails>().results;
}

describe('what changed in a monitored report', () => {
  it('counts what was found since the account last looked [P3-026]', async () => {
    expect((await look(await followAs('smb'))).changeCounts).toEqual(SOME);
  });

  it('has the same counts for viewers who see less, and marks nothing that is not sent whole', async () => {
    const seen = await look(await followAs('free'));
    expect(seen.changeCounts).toEqual(SOME);
    expect(JSON.stringify(seen)).not.toContain('"delta"');
  });

  it('is marked on everything that is sent whole', async () => {
    const { addresses, mobilePhones } = await look(await followAs('smb'));
    expect(addresses.map(({ delta }) => delta)).toEqual(['added', undefined, 'changed']);
    expect(mobilePhones.map(({ delta }) => delta)).toEqual([undefined, 'added']);
  });

  it('is shown to nobody else', async () => {
    await followAs('smb');
    addAccount(origin.accounts, { id: 'other', userType: 'smb' });
    const other = await look(`session=${await addSession(origin.accounts, 'other')}`);
    expect(other.changeCounts).toBeNull();
    expect(JSON.stringify(other)).not.toContain('"delta"');
  });

  it('is no longer news once a person has looked [P2-055]', async () => {
    const cookie = await followAs('smb');
    await look(cookie);
    const again = await look(cookie);
    expect(again.changeCounts).toEqual(NONE);
    expect(JSON.stringify(again)).not.toContain('"delta"');
  });

  it('stays news after a digest’s link, a bot, a HEAD, a prefetch and a stub', async () => {
    const cookie = await followAs('smb');
    await look(cookie, {}, '&deltas_seen=false');
    await look(cookie, { envelope: { botClass: 'other-bot' } });
    await look(cookie, { envelope: { isHead: true } });
    await look(cookie, { envelope: { isPrefetch: true } });
    await look(cookie, {}, '&stub=true');
    expect((await look(cookie)).changeCounts).toEqual(SOME);
  });

  it('is no longer news once a viewer without a plan has looked, either', async () => {
    const cookie = await followAs('free');
    await look(cookie);
    expect((await look(cookie)).changeCounts).toEqual(NONE);
  });

  it('stays news if it was found after the answer was built', async () => {
    const cookie = await followAs('smb');
    await look(cookie);
    const later = recordFact({ id: 'old-lien', category: 'lien' });
    addFoundChange(origin.accounts, elise, later, { foundAt: Date.now() - 500 });
    expect((await look(cookie)).changeCounts).toEqual({ ...NONE, publicRecordChangesCount: 1 });
  });

  it('does not count what has been hidden since', async () => {
    const cookie = await followAs('smb');
    hideRecord(origin.people, 'new-eviction');
    hidePerson(origin.people, `${others[3]}`);
    const expected = { ...SOME, publicRecordChangesCount: 2, relativeAssociateChangesCount: 2 };
    expect((await look(cookie)).changeCounts).toEqual(expected);
  });

  it('is shown even if noting the look fails, and stays news', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cookie = await followAs('smb');
    await look(cookie);
    origin.accounts.exec(`UPDATE monitor SET seen_at = ${SEEN}`);
    origin.accounts.exec("CREATE TRIGGER broken BEFORE UPDATE ON monitor BEGIN SELECT RAISE(ABORT, 'full'); END");
    for (const _ of [1, 2]) expect((await look(cookie)).changeCounts).toEqual(SOME);
    expect(String(log.mock.calls[0])).toContain('noteSeen');
    log.mockRestore();
  });

  it('is empty for an account that has just started monitoring', async () => {
    addAccount(origin.accounts, { id: 'new', userType: 'smb' });
    const cookie = `session=${await addSession(origin.accounts, 'new')}`;
    const body = JSON.stringify({ personId: elise, displayText: 'Elise', autoMonitor: false });
    await origin.call('/api/monitor/', { method: 'POST', cookie, body });
    expect((await look(cookie)).changeCounts).toEqual(NONE);
  });
});
