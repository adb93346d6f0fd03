import { beforeEach, describe, expect, it } from 'vitest';
import { addReport } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addOwnership,
  addPerson,
  addPhone,
  addRecord,
  fixtureId,
  sellProperty,
} from '../../../tests/fixtures/people-database.ts';
import { LATE_SOON, openLateCalls } from '../../../tests/support/late-calls.ts';

const UNKNOWN = fixtureId('nobody');
const late = openLateCalls();

describe('funnel counts', () => {
  const ask = (query: string, botClass: 'human' | 'search-engine' | 'other-bot' = 'human', cookie?: string) =>
    late.origin.call(`/api/funnel/counts?${query}`, { cookie, envelope: { botClass } });
  let ann: string;
  let countsOfAnn: string;

  beforeEach(async () => {
    const db = late.origin.people;
    ann = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale', homes: ['portlandOr', 'eugene'] });
    addPhone(db, ann, '5035550142', 'Landline', { isListed: true });
    addPhone(db, ann, '5035550145', 'Mobile', { isListed: true });
    addPhone(db, ann, '5035550146', 'Landline');
    addRecord(db, ann, 'record-1', 'lien');
    addAddress(db, 'owned', 'eugene', { pnpId: 'pnp-1' });
    addOwnership(db, ann, 'pnp-1', { isCurrent: true });
    countsOfAnn = (await late.origin.call(`/api/person/counts?personId=${ann}`)).text;
  });

  it('are those of the person, of the only one with the phone, of the only owner [F7-10]', async () => {
    expect(countsOfAnn).toContain('"liens":1');
    const cookie = await late.cookieOf('paid');
    await late.open(ann, cookie);
    for (const query of [
      `id=${ann}&source=person`,
      `id=${ann}&source=person&eid=spring_mail`,
      'id=15035550142&source=phone',
      'id=15035550145&source=phone',
      'id=pnp-1&source=property&eid=%20%25',
    ])
      expect(await ask(query, 'human', cookie), query).toMatchObject({ status: 200, text: countsOfAnn });
  });

  it('are empty for nobody, for more than one person, and for people who may not be shown', async () => {
    const db = late.origin.people;
    for (const query of [
      `id=${UNKNOWN}&source=person`,
      'id=15035550199&source=phone',
      'id=5035550142&source=phone',
      'id=pnp-9&source=property',
      'id=pnp-1&source=phone',
    ])
      expect(await ask(query), query).toMatchObject({ status: 204, text: '' });
    const cookie = await late.cookieOf('paid');
    await late.open(ann, cookie);
    // A second person who may not be shown changes nothing; one who may be shown makes the answer empty.
    const gone = addPerson(db, { id: 'gone', first: 'G', last: 'H', isSuppressed: true });
    addPhone(db, gone, '5035550142', 'Landline', { isListed: true });
    addPhone(db, gone, '5035550143', 'Mobile');
    expect((await ask('id=15035550142&source=phone')).text).toBe(countsOfAnn);
    expect((await ask('id=15035550143&source=phone')).status).toBe(204);
    const bob = addPerson(db, { id: 'bob', first: 'Bob', last: 'Hale' });
    addPhone(db, bob, '5035550142', 'Landline', { isListed: true });
    addOwnership(db, bob, 'pnp-1', { isCurrent: false });
    expect((await ask('id=15035550142&source=phone')).status).toBe(204);
    expect((await ask('id=pnp-1&source=property', 'human', cookie)).text).toBe(countsOfAnn);
    sellProperty(db, ann);
    expect((await ask('id=pnp-1&source=property', 'human', cookie)).status).toBe(204);
  });

  it('reveal whose a masked number or a property is only to viewers who have opened the person', async () => {
    const nobody = await ask('id=15035550199&source=phone');
    const masked = ['id=15035550145&source=phone', 'id=15035550146&source=phone', 'id=pnp-1&source=property'];
    const opened = await late.cookieOf('paid');
    const unlocked = await late.cookieOf('free');
    const viewers = [undefined, opened, await late.cookieOf('smb'), await late.cookieOf('cancelled'), unlocked];
    for (const cookie of viewers)
      for (const query of masked)
        expect(await ask(query, 'human', cookie), query).toMatchObject({ status: 204, text: nobody.text });
    expect(await late.usedLookups()).toBe(0);
    expect(await ask('id=15035550142&source=phone')).toMatchObject({ status: 200, text: countsOfAnn });
    await late.open(ann, opened);
    addReport(late.origin.accounts, 'free', ann, LATE_SOON);
    for (const cookie of [opened, unlocked])
      for (const query of masked) expect((await ask(query, 'human', cookie)).text, query).toBe(countsOfAnn);
    expect(await late.usedLookups()).toBe(1);
  });

  it('tell nobody that a number has another owner whom its page does not name [F2-13]', async () => {
    const bob = addPerson(late.origin.people, { id: 'bob', first: 'Bob', last: 'Hale' });
    addPhone(late.origin.people, bob, '5035550142', 'Mobile');
    expect((await ask('id=15035550142&source=phone')).text).toBe(countsOfAnn);
    const cookie = await late.cookieOf('paid');
    await late.open(bob, cookie);
    expect((await ask('id=15035550142&source=phone', 'human', cookie)).status).toBe(204);
  });

  it('are empty for a bot, without a query', async () => {
    late.origin.people.roundTrips.count = 0;
    for (const botClass of ['search-engine', 'other-bot'] as const)
      expect((await ask(`id=${ann}&source=person`, botClass)).status).toBe(204);
    expect(late.origin.people.roundTrips.count).toBe(0);
  });
});
