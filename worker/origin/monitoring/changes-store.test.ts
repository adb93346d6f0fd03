import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  addResidence,
} from '../../../tests/fixtures/people-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

/** The month up to which the accounts in these tests have seen the report. */
const SEEN = '2024-05';
const OLD = { first_seen: SEEN, last_seen: SEEN };
const CHANGED = { first_seen: '2019-02', last_seen: '2024-06' };
const ADDED = { first_seen: '2024-06', last_seen: '2025-01' };
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
let origin: TestOrigin;
let elise: string;

beforeEach(() => {
  origin = openTestOrigin();
  const db = origin.people;
  addPlaces(db);
  elise = addPerson(db, { id: 'elise', first: 'Elise', last: 'Navarro' });
  for (const [at, columns] of [ADDED, OLD, CHANGED].entries()) {
    const home = addAddress(db, `home${at}`, 'eugene', { houseNumber: `${at}`, pnpId: `pnp-${at}` });
    addResidence(db, elise, home, { isCurrent: at === 0, sortOrder: at, columns });
  }
  addOwnership(db, elise, 'pnp-0', { isCurrent: true, firstSeen: '2024-06' });
  addOwnership(db, elise, 'pnp-1', { isCurrent: false, firstSeen: SEEN });
  addPhone(db, elise, '5035550101', 'Mobile', { columns: OLD });
  addPhone(db, elise, '5035550102', 'Mobile', { sortOrder: 1, columns: ADDED });
  for (const [at, columns] of [OLD, ADDED, CHANGED, ADDED].entries()) {
    const other = addPerson(db, { id: `other${at}`, first: 'Nora', last: 'Hale' });
    addRelation(db, elise, other, at < 3 ? 'Relative' : 'Associate', at, columns);
  }
  const news = ['criminal', 'traffic', 'license', 'lien', 'eviction', 'bankruptcy'];
  for (const category of news) addRecord(db, elise, `new-${category}`, category, ADDED);
  for (const category of news) addRecord(db, elise, `old-${category}`, category, OLD);
});

async function followAs(userType: UserType): Promise<string> {
  addAccount(origin.accounts, { id: userType, userType });
  const row = { person_id: elise, display_text: 'Elise', auto_monitor: 0, since: 1, seen_month: SEEN };
  origin.accounts.insert('monitor', { account_id: userType, ...row });
  return `session=${await addSession(origin.accounts, userType)}`;
}

async function look(cookie: string, request: OriginRequest = {}, flags = '') {
  const answer = await origin.call(`/api/v4/person/details?personId=${elise}${flags}`, { cookie, ...request });
  return answer.json<PersonDetails>().results;
}

describe('what changed in a monitored report', () => {
  it('counts what was first seen, or newly confirmed, in a later month', async () => {
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

  it('stays news for a viewer who got the free view, and is marked once they pay', async () => {
    const cookie = await followAs('free');
    await look(cookie);
    origin.accounts.exec("UPDATE account SET user_type = 'smb'");
    const { changeCounts, addresses } = await look(cookie);
    expect(changeCounts).toEqual(SOME);
    expect(addresses[0]?.delta).toBe('added');
  });

  it('is shown even if noting the look fails, and stays news', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cookie = await followAs('smb');
    await look(cookie);
    origin.accounts.exec(`UPDATE monitor SET seen_month = '${SEEN}'`);
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
