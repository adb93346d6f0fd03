import { beforeEach, expect, it } from 'vitest';
import type { UserAnswer } from '../../../shared/contract/account.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { addAccount, addCredit, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson } from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

const DAY_MS = 86_400_000;
let origin: TestOrigin;
let cookie: string;
let personId: string;

beforeEach(async () => {
  origin = openTestOrigin();
  personId = addPerson(origin.people, { id: 'elise', first: 'Elise', last: 'Navarro' });
  addAccount(origin.accounts, { id: 'ann', userType: 'transactional credits', lookupsMax: 0 });
  addAccount(origin.accounts, { id: 'bob', userType: 'smb' });
  cookie = `session=${await addSession(origin.accounts, 'ann')}`;
});

async function creditsOfAnn() {
  const { user } = (await origin.call('/api/user', { cookie })).json<UserAnswer>();
  const details = await origin.call(`/api/v4/person/details?personId=${personId}`, { cookie });
  return {
    count: user?.backgroundCreditsCount,
    nearest: user?.userBgCreditsNearestExpDate,
    onPage: details.json<PersonDetails>().userInfo.backgroundCredits,
  };
}

it('says how many credits an account can use and when the next one expires [F3-27 F3-28]', async () => {
  expect(await creditsOfAnn()).toEqual({ count: 0, nearest: null, onPage: 0 });
  const now = Date.now();
  addCredit(origin.accounts, 'ann', { id: 'late', grantedAt: now - DAY_MS, expiresAt: now + 9 * DAY_MS });
  addCredit(origin.accounts, 'ann', { id: 'soon', grantedAt: now - DAY_MS, expiresAt: now + 2 * DAY_MS });
  const nearest = new Date(now + 2 * DAY_MS).toISOString();
  expect(await creditsOfAnn()).toEqual({ count: 2, nearest, onPage: 2 });
  const loggedOut = await origin.call(`/api/v4/person/details?personId=${personId}`);
  expect(loggedOut.json<PersonDetails>().userInfo).toMatchObject({ backgroundCredits: 0, creditsExpireAt: null });
});

it('counts no credits that are used, expired, or somebody else’s', async () => {
  const now = Date.now();
  addCredit(origin.accounts, 'ann', { id: 'used', grantedAt: now - DAY_MS, usedFor: personId });
  addCredit(origin.accounts, 'ann', { id: 'over', grantedAt: now - 31 * DAY_MS });
  addCredit(origin.accounts, 'ann', { id: 'cut', grantedAt: now - DAY_MS, expiresAt: now - 1 });
  addCredit(origin.accounts, 'bob', { id: 'bob', grantedAt: now });
  expect(await creditsOfAnn()).toEqual({ count: 0, nearest: null, onPage: 0 });
});

it('a credit expires 30 days after it was granted, unless stated otherwise', async () => {
  const granted = Date.now();
  addCredit(origin.accounts, 'ann', { id: 'usual', grantedAt: granted });
  expect((await creditsOfAnn()).nearest).toBe(new Date(granted + 30 * DAY_MS).toISOString());
});

it('costs no round trip of its own', async () => {
  await creditsOfAnn();
  const before = origin.accounts.roundTrips.count;
  await origin.call('/api/user', { cookie });
  // The session, then everything about the account.
  expect(origin.accounts.roundTrips.count - before).toBe(2);
});
