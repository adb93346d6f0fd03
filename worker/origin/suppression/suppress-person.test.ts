import { beforeEach, describe, expect, it } from 'vitest';
import {
  addAddress,
  addEmail,
  addPerson,
  addPhone,
  addPlaces,
  addResidence,
  fixtureId,
} from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfRun } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { loadPerson } from '../people/store.ts';
import { applyUnapplied } from './apply.ts';
import { type AskedSuppression, endSuppression, suppressPerson } from './suppress-person.ts';

const NOW = Date.UTC(2026, 10, 20);
const JUNE = fixtureId('june');
/** What reading a record takes; showing one takes more. */
const FACT_STATEMENTS = 5;

let env: { ACCOUNTS: TestDatabase; PEOPLE: TestDatabase };

beforeEach(() => {
  const [PEOPLE, ACCOUNTS] = [openTestDatabase('people'), openTestDatabase('accounts')];
  env = { PEOPLE, ACCOUNTS };
  addPlaces(PEOPLE);
  addPerson(PEOPLE, { id: 'june', first: 'June', last: 'Alder', birth: [1980, 4, 2], homes: ['portlandOr', 'eugene'] });
  addPhone(PEOPLE, JUNE, '5035550101', 'Mobile');
  addPhone(PEOPLE, JUNE, '5035550102', 'Landline', { sortOrder: 1 });
  addEmail(PEOPLE, JUNE, 'June@example.com');
  PEOPLE.fillFinding();
});

const ask = (more: Partial<AskedSuppression> = {}) =>
  suppressPerson(env, { personId: JUNE, what: ['page'], source: 'opt-out', reference: 'one', ...more }, NOW);
const shown = async () => {
  const loaded = await loadPerson(env.PEOPLE, JUNE, NOW);
  if (loaded === null) return null;
  const { residences, phones, emails } = loaded.record;
  return { homes: residences.length, phones: phones.map(({ number }) => number), emails: emails.length };
};
const ALL = { homes: 2, phones: ['5035550101', '5035550102'], emails: 1 };
const rows = async <T>(sql: string) => (await env.ACCOUNTS.prepare(sql).all<T>()).results;

describe('somebody who is hidden', () => {
  it('is gone at once, and the accounts database says so without a name', async () => {
    expect(await ask()).toBe('done');
    expect(await shown()).toBeNull();
    expect(await rows('SELECT what, source, reference, since, ended_at, applied_at FROM suppression')).toEqual([
      { what: 'page', source: 'opt-out', reference: 'one', since: NOW, ended_at: null, applied_at: NOW },
    ]);
    const stored = JSON.stringify([await rows('SELECT * FROM subject'), await rows('SELECT * FROM subject_key')]);
    expect(stored).not.toMatch(/june|alder|5035550101/i);
  });

  it('is hidden once, however often it is asked', async () => {
    await ask();
    await ask();
    await ask({ reference: 'two' });
    expect(await rows('SELECT reference FROM suppression ORDER BY id')).toEqual([
      { reference: 'one' },
      { reference: 'two' },
    ]);
    expect(await rows('SELECT person_id FROM subject_record')).toEqual([{ person_id: JUNE }]);
  });

  it('comes back only when the last of two requests is taken back', async () => {
    await ask();
    await ask({ reference: 'two' });
    await endSuppression(env, 'one', NOW + 1);
    expect(await shown()).toBeNull();
    await endSuppression(env, 'two', NOW + 2);
    expect(await shown()).toEqual(ALL);
    expect(await rows('SELECT ended_at, applied_at FROM suppression ORDER BY id')).toEqual([
      { ended_at: NOW + 1, applied_at: NOW + 1 },
      { ended_at: NOW + 2, applied_at: NOW + 2 },
    ]);
  });

  it('is hidden again by a request that had been taken back', async () => {
    await ask();
    await endSuppression(env, 'one', NOW);
    await ask();
    expect(await shown()).toBeNull();
  });

  it('of whom there is no record leaves nothing behind', async () => {
    expect(await ask({ personId: fixtureId('nobody') })).toBe('no such person');
    expect(await rows('SELECT id FROM subject')).toEqual([]);
  });
});

describe('parts of a page', () => {
  it('are hidden alone: all addresses, all phones, or a single fact', async () => {
    await ask({ what: ['addresses'] });
    expect(await shown()).toEqual({ ...ALL, homes: 0 });
    await ask({ what: ['phones'], reference: 'two' });
    expect(await shown()).toEqual({ ...ALL, homes: 0, phones: [] });
    await endSuppression(env, 'one', NOW);
    await endSuppression(env, 'two', NOW);
    const { addressId: id } = (await loadPerson(env.PEOPLE, JUNE, NOW))?.record.residences[1] ?? { addressId: null };
    await ask({
      what: [],
      reference: 'three',
      facts: [
        { kind: 'phone', number: '5035550102' },
        { kind: 'email', email: 'june@example.com' },
        { kind: 'address', id: id ?? '' },
        { kind: 'phone', number: '5035550199' },
      ],
    });
    expect(await shown()).toEqual({ homes: 1, phones: ['5035550101'], emails: 0 });
  });

  it('stay hidden by one request while another one that hides more is taken back', async () => {
    await ask({ what: [], facts: [{ kind: 'phone', number: '5035550102' }] });
    await ask({ what: ['phones'], reference: 'two' });
    await endSuppression(env, 'two', NOW);
    expect(await shown()).toEqual({ ...ALL, phones: ['5035550101'] });
  });

  it('are hidden of what is added later, too', async () => {
    await ask({ what: ['addresses', 'phones'] });
    addPhone(env.PEOPLE, JUNE, '5035550103', 'Mobile', { sortOrder: 2 });
    const address = addAddress(env.PEOPLE, 'new', 'charlestonWv');
    addResidence(env.PEOPLE, JUNE, address, { isCurrent: true, sortOrder: 3 });
    expect(await shown()).toEqual({ homes: 0, phones: [], emails: 1 });
  });
});

describe('a crash between the two databases', () => {
  const whenHiding = (first: () => void): TestDatabase => ({
    ...env.PEOPLE,
    prepare(sql) {
      if (sql.startsWith('UPDATE')) first();
      return env.PEOPLE.prepare(sql);
    },
  });
  const broken = () =>
    whenHiding(() => {
      throw new Error('gone');
    });

  it('loses no removal: the scheduled job repeats it', async () => {
    const asked = suppressPerson(
      { ...env, PEOPLE: broken() },
      { personId: JUNE, what: ['page'], source: 'opt-out', reference: 'one' },
      NOW,
    );
    await expect(asked).rejects.toThrow('gone');
    expect(await shown()).toEqual(ALL);
    await applyUnapplied(env, NOW + 1);
    expect(await shown()).toBeNull();
    expect(await rows('SELECT applied_at FROM suppression')).toEqual([{ applied_at: NOW + 1 }]);
  });

  it('loses no undo either', async () => {
    await ask();
    await expect(endSuppression({ ...env, PEOPLE: broken() }, 'one', NOW)).rejects.toThrow('gone');
    expect(await shown()).toBeNull();
    await applyUnapplied(env, NOW + 1);
    expect(await shown()).toEqual(ALL);
  });

  it('shows nobody whom somebody else hid while an undo was on its way', async () => {
    await ask();
    let another: Promise<unknown> | undefined;
    const PEOPLE: TestDatabase = {
      ...env.PEOPLE,
      async batch(statements) {
        // After what stands was read, and before it is written.
        if (statements.length > FACT_STATEMENTS) {
          another ??= ask({ reference: 'two' });
          await another;
        }
        return env.PEOPLE.batch(statements);
      },
    };
    await endSuppression({ ...env, PEOPLE }, 'one', NOW);
    expect(another).toBeDefined();
    expect(await shown()).toBeNull();
  });
});

it('finds its rows by an index', async () => {
  const plans = await plansOfRun(env.ACCOUNTS, async (ACCOUNTS) => {
    const explained = { ...env, ACCOUNTS };
    await suppressPerson(explained, { personId: JUNE, what: ['page'], source: 'opt-out', reference: 'one' }, NOW);
    await endSuppression(explained, 'one', NOW);
    await applyUnapplied(explained, NOW);
  });
  const people = await plansOfRun(env.PEOPLE, async (PEOPLE) => {
    const explained = { ...env, PEOPLE };
    await suppressPerson(explained, { personId: JUNE, what: ['phones'], source: 'opt-out', reference: 'two' }, NOW);
    await endSuppression(explained, 'two', NOW);
  });
  expect(plans.length).toBeGreaterThan(5);
  expect(people.length).toBeGreaterThan(10);
  expect(fullReads([...plans, ...people])).toEqual([]);
});
