import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, addReport, PERIOD_START } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, fixtureId } from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { NO_FACTS } from './rules.ts';
import { listReports, loadFactsOfMany, loadPersonFacts, lookupsStatement, readLookups, spendLookup } from './store.ts';

const NOW = 5_000;
const account = { id: 'ann', poolId: 'ann', userType: 'paid', lookupsMax: 3, periodStart: PERIOD_START } as const;
const bob = { ...account, id: 'bob', poolId: 'bob' } as const;
let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
  addAccount(db, { id: 'ann', userType: 'paid', lookupsMax: 3 });
  addAccount(db, { id: 'bob', userType: 'paid', lookupsMax: 3 });
});

const usedLookups = async () => readLookups(await lookupsStatement(db, account).first());

describe('what ties an account to several people', () => {
  it('is the same for each as for one, in one query', async () => {
    await spendLookup(db, account, 'P1', NOW);
    await spendLookup(db, bob, 'P2', NOW);
    addReport(db, 'ann', 'P3', NOW + 1);
    addReport(db, 'ann', 'P4', NOW);
    const people = ['P1', 'P2', 'P3', 'P4', 'P5'];
    db.roundTrips.count = 0;
    const many = await loadFactsOfMany(db, account, people, NOW);
    expect(db.roundTrips.count).toBe(1);
    for (const id of people) expect([id, many.get(id)]).toEqual([id, await loadPersonFacts(db, account, id, NOW)]);
    expect([
      many.get('P1')?.wasOpened,
      many.get('P3')?.reportExpiresAt !== null,
      many.get('P4')?.reportExpiresAt !== null,
    ]).toEqual([true, true, false]);
  });
});

describe('lookups', () => {
  it('of one person in one period count once, however often the person is opened in parallel', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => spendLookup(db, account, 'P1', NOW)));
    expect(all.every((facts) => facts.wasOpened)).toBe(true);
    expect(await usedLookups()).toBe(1);
  });

  it('never exceed the plan, however many people are opened in parallel', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => spendLookup(db, account, `P${at}`, NOW)));
    expect(all.filter((facts) => facts.wasOpened)).toHaveLength(3);
    expect(await usedLookups()).toBe(3);
  });

  it('that are used up leave people open who were opened before', async () => {
    for (const person of ['P1', 'P2', 'P3', 'P4']) await spendLookup(db, account, person, NOW);
    expect(await spendLookup(db, account, 'P1', NOW)).toMatchObject({ wasOpened: true, lookupsUsed: 3 });
    expect(await spendLookup(db, account, 'P4', NOW)).toMatchObject({ wasOpened: false, lookupsUsed: 3 });
  });

  it('reset with a new period, and people have to be opened again', async () => {
    await spendLookup(db, account, 'P1', NOW);
    const next = { ...account, periodStart: 4_000 };
    expect(await loadPersonFacts(db, next, 'P1', NOW)).toEqual(NO_FACTS);
    expect((await spendLookup(db, next, 'P1', NOW)).lookupsUsed).toBe(1);
  });

  it('without a limit are recorded and never refused', async () => {
    for (const unlimited of [{ ...account, lookupsMax: null }, { ...account, userType: 'smb', lookupsMax: 3 } as const])
      for (let at = 0; at < 9; at++) expect((await spendLookup(db, unlimited, `P${at}`, NOW)).wasOpened).toBe(true);
  });

  it('of one account do not affect another', async () => {
    await spendLookup(db, account, 'P1', NOW);
    expect(await loadPersonFacts(db, bob, 'P1', NOW)).toMatchObject({
      wasOpened: false,
      lookupsUsed: 0,
    });
  });
});

describe('lookups of a family', () => {
  const holder = { ...account, userType: 'paid' } as const;
  const member = { ...account, id: 'bob', userType: 'fam' } as const;

  it('are counted together, and never exceed the plan, however many open people at once', async () => {
    const viewers = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? holder : member));
    const all = await Promise.all(viewers.map((viewer, at) => spendLookup(db, viewer, `P${at}`, NOW)));
    expect(all.filter((facts) => facts.wasOpened)).toHaveLength(3);
    for (const viewer of [holder, member]) {
      expect(readLookups(await lookupsStatement(db, viewer).first())).toBe(3);
      expect((await loadPersonFacts(db, viewer, 'Pnobody', NOW)).lookupsUsed).toBe(3);
    }
  });

  it('open people for one of them only: a person the holder opened costs a member a lookup of their own', async () => {
    await spendLookup(db, holder, 'P1', NOW);
    expect(await loadPersonFacts(db, member, 'P1', NOW)).toMatchObject({ wasOpened: false, lookupsUsed: 1 });
    expect((await loadFactsOfMany(db, member, ['P1'], NOW)).get('P1')).toMatchObject({ wasOpened: false });
    expect(await spendLookup(db, member, 'P1', NOW)).toMatchObject({ wasOpened: true, lookupsUsed: 2 });
  });

  it('that came without a pool count as the account’s own, as those of a guest who moves in', async () => {
    db.insert('lookup', { account_id: 'ann', person_id: 'P1', period_start: PERIOD_START, used_at: NOW });
    expect(await usedLookups()).toBe(1);
    expect(await loadPersonFacts(db, account, 'P1', NOW)).toMatchObject({ wasOpened: true, lookupsUsed: 1 });
  });

  it('stay counted when a member’s account is deleted, without saying whose they were or for whom', async () => {
    await spendLookup(db, member, 'P1', NOW);
    await spendLookup(db, member, 'P2', NOW);
    db.exec("DELETE FROM account WHERE id = 'bob'");
    expect(await loadPersonFacts(db, holder, 'P1', NOW)).toMatchObject({ wasOpened: false, lookupsUsed: 2 });
    expect((await loadFactsOfMany(db, holder, ['P1'], NOW)).get('P1')?.lookupsUsed).toBe(2);
    const opened = await Promise.all(['P3', 'P4', 'P5'].map((id) => spendLookup(db, holder, id, NOW)));
    expect(opened.filter(({ wasOpened }) => wasOpened)).toHaveLength(1);
    expect((await db.prepare('SELECT * FROM pool_spent').all()).results).toEqual([
      { pool_id: 'ann', period_start: PERIOD_START, lookups: 2 },
    ]);
    db.exec("DELETE FROM account WHERE id = 'ann'");
    expect((await db.prepare('SELECT * FROM pool_spent').all()).results).toEqual([]);
  });

  it('are found by index', async () => {
    const plans = await plansOfAll(db, async (explained) => {
      await spendLookup(explained, member, 'P1', NOW);
      await loadFactsOfMany(explained, member, ['P1'], NOW);
      await lookupsStatement(explained, member).first();
    });
    expect(fullReads(plans)).toEqual([]);
  });
});

describe('reports', () => {
  it('open a person until they expire, and only for the buyer', async () => {
    addReport(db, 'ann', 'P1', NOW + 1);
    addReport(db, 'ann', 'P2', NOW);
    expect((await loadPersonFacts(db, account, 'P1', NOW)).reportExpiresAt).toBeGreaterThan(NOW);
    expect((await loadPersonFacts(db, account, 'P2', NOW)).reportExpiresAt).toBeNull();
    expect((await loadPersonFacts(db, bob, 'P1', NOW)).reportExpiresAt).toBeNull();
  });

  it('are listed while they last, the longest-lasting first [P3-109]', async () => {
    const people = openTestDatabase('people');
    for (const id of ['a', 'b', 'c']) addPerson(people, { id, first: 'Ada', last: 'Hale' });
    addReport(db, 'ann', fixtureId('a'), NOW + 1);
    addReport(db, 'ann', fixtureId('b'), NOW);
    addReport(db, 'ann', fixtureId('c'), NOW + 9);
    const reports = await listReports({ accounts: db, people }, 'ann', NOW);
    expect(reports.map(({ wpId }) => wpId)).toEqual([fixtureId('c'), fixtureId('a')]);
  });

  it('list nobody who is suppressed, under 18 or gone, in one query', async () => {
    const people = openTestDatabase('people');
    const now = Date.UTC(2026, 10, 20);
    const shown = addPerson(people, { id: 'shown', first: 'Ada', last: 'Hale', birth: [2008, 10, 31] });
    const others = [
      addPerson(people, { id: 'hidden', first: 'Hid', last: 'Hale', isSuppressed: true }),
      addPerson(people, { id: 'kid', first: 'Kid', last: 'Hale', birth: [2008, 11, 1] }),
      addPerson(people, { id: 'maybe', first: 'May', last: 'Hale', birth: [2008] }),
      fixtureId('gone'),
    ];
    for (const id of [shown, ...others]) addReport(db, 'ann', id, now + 1);
    expect((await listReports({ accounts: db, people }, 'ann', now)).map(({ wpId }) => wpId)).toEqual([shown]);
    expect(people.roundTrips.count).toBe(1);
    expect(await listReports({ accounts: db, people }, 'bob', now)).toEqual([]);
    expect(people.roundTrips.count).toBe(1);
  });
});
