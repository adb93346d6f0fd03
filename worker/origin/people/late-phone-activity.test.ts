import { describe, expect, it } from 'vitest';
import type { CallResponse } from '../../../shared/contract/calls.ts';
import { userTypeSchema } from '../../../shared/contract/viewer.ts';
import { addReport } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPhone } from '../../../tests/fixtures/people-database.ts';
import { LATE_SOON, LATE_YEAR, openLateCalls } from '../../../tests/support/late-calls.ts';

const BROWSER = { envelope: { caller: 'browser' } } as const;
const late = openLateCalls();

describe('phone activity', () => {
  const ask = (number: string, cookie?: string) =>
    late.origin.call(`/api/phone/activity?phoneNumbers=1${number}`, { ...BROWSER, cookie });
  const scoreOf = async (number: string, cookie: string) => {
    const answer = (await ask(number, cookie)).json<CallResponse<'phoneActivity'>>();
    expect(answer.data.results).toHaveLength(1);
    expect(answer.data.results[0]?.phoneNumber).toBe(`1${number}`);
    return answer.data.results[0]?.activityScore;
  };
  const score = (activity_score: number | null) => ({ columns: { activity_score } });

  it('comes only with a plan that has business features, not with a report [P6-047]', async () => {
    const ann = addPerson(late.origin.people, { id: 'ann', first: 'Ann', last: 'Hale' });
    addPhone(late.origin.people, ann, '5035550142', 'Mobile', score(81));
    expect((await ask('5035550142')).status).toBe(403);
    for (const type of userTypeSchema.options) {
      const cookie = await late.cookieOf(type);
      addReport(late.origin.accounts, type, ann, LATE_SOON);
      await late.open(ann, cookie);
      const answer = await ask('5035550142', cookie);
      expect([type, answer.status]).toEqual([type, type === 'smb' ? 200 : 403]);
      expect([type, answer.text.includes('81')]).toEqual([type, type === 'smb']);
    }
  });

  it("is the line's score, the highest of all who share it, and null if it was never checked", async () => {
    const db = late.origin.people;
    const cookie = await late.cookieOf('smb');
    const ann = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale' });
    const bob = addPerson(db, { id: 'bob', first: 'Bob', last: 'Hale' });
    addPhone(db, ann, '5035550142', 'Landline', score(20));
    addPhone(db, bob, '5035550142', 'Landline', score(77));
    addPhone(db, ann, '5035550143', 'Mobile', score(0));
    addPhone(db, ann, '5035550144', 'Mobile', score(null));
    expect(await scoreOf('5035550142', cookie)).toBe(77);
    expect(await scoreOf('5035550143', cookie)).toBe(0);
    expect(await scoreOf('5035550144', cookie)).toBeNull();
  });

  it('is the same for the number of somebody suppressed, hidden or under 18 as for a number nobody has', async () => {
    const db = late.origin.people;
    const cookie = await late.cookieOf('smb');
    const gone = addPerson(db, { id: 'gone', first: 'G', last: 'H', isSuppressed: true });
    const kid = addPerson(db, { id: 'kid', first: 'K', last: 'H', birth: [LATE_YEAR - 10] });
    const ann = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale' });
    addPhone(db, gone, '5035550151', 'Mobile', score(90));
    addPhone(db, kid, '5035550152', 'Mobile', score(90));
    addPhone(db, ann, '5035550153', 'Mobile', { ...score(90), suppressedAt: 1 });
    addPhone(db, gone, '5035550154', 'Landline', score(90));
    addPhone(db, ann, '5035550154', 'Landline', score(40));
    const nobody = await ask('5035550199', cookie);
    for (const number of ['5035550151', '5035550152', '5035550153'])
      expect((await ask(number, cookie)).text).toBe(nobody.text.replace('15035550199', `1${number}`));
    expect(await scoreOf('5035550154', cookie)).toBe(40);
  });

  it('takes one whole number at a time', async () => {
    const cookie = await late.cookieOf('smb');
    for (const query of ['5035550142', '15035550142,15035550143', '1503555014', ''])
      expect(
        (await late.origin.call(`/api/phone/activity?phoneNumbers=${query}`, { ...BROWSER, cookie })).status,
        query,
      ).toBe(400);
  });
});
