import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userTypeSchema } from '../../../shared/contract/viewer.ts';
import { openLocalDatabase } from '../../../tests/support/sqlite-database.ts';
import { hashPassword, verifyPassword } from '../../../worker/origin/passwords/password.ts';
import { accountById, projectStatements } from '../../../worker/origin/plans/project-accounts.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, ensureDatabases, peopleWorthLookingAt } from '../database/people-database.ts';

const HASHING_TIME = 20_000;

let stateDir: string;
beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'porchlight-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(stateDir, { recursive: true, force: true });
});

function query(file: string, sql: string, ...values: string[]): Record<string, unknown>[] {
  const database = new DatabaseSync(file);
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

/** Has the origin write what plans make of accounts, as it does whenever a plan changes. */
async function asTheirPlansSay(file: string): Promise<void> {
  const database = openLocalDatabase(file);
  const holders = query(file, 'SELECT account_id AS id FROM plan');
  for (const { id } of holders) await database.batch(projectStatements(database, accountById(String(id))));
  database.close();
}

test('there is one demo account for every viewer, made once, with the printed password', {
  timeout: HASHING_TIME,
}, async () => {
  const small = { stateDir, seed: 'small', people: 300 };
  const { accountsFile } = await ensureDatabases(small);
  const accounts = () => query(accountsFile, 'SELECT * FROM account ORDER BY email');
  const before = accounts();
  await ensureDatabases(small);
  expect(accounts()).toEqual(before);
  expect(before.every((account) => account.is_demo === 1)).toBe(true);
  const plans = before.map((one) => [
    one.email,
    one.user_type,
    one.premium_subscriber,
    one.product_name,
    one.lookups_max,
  ]);
  expect(plans).toEqual([
    ['alerts@example.com', 'paid', 1, 'Premium Unlimited', null],
    ['annual@example.com', 'paid', 1, 'Premium Annual', 20],
    ['bg@example.com', 'transactional', 0, null, 0],
    ['cancelled@example.com', 'cancelled', 0, null, 0],
    ['credits@example.com', 'transactional credits', 0, null, 0],
    ['delinquent@example.com', 'delinquent', 0, 'Premium Monthly', 20],
    ['expired@example.com', 'expired', 0, null, 0],
    ['fam@example.com', 'fam', 0, 'Premium Annual', 20],
    ['free@example.com', 'free', 0, null, 0],
    ['mobile@example.com', 'paid', 0, 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE', 20],
    ['premium@example.com', 'paid', 1, 'Premium Monthly', 20],
    ['purchases@example.com', 'transactional credits', 0, null, 0],
    ['smb@example.com', 'smb', 0, 'Small Business', null],
    ['speed@example.com', 'paid', 0, 'Speed Search', 50],
    ['transactional@example.com', 'transactional', 0, null, 0],
    ['unlimited@example.com', 'paid', 1, 'Premium Unlimited', null],
  ]);
  expect(new Set(before.map((account) => account.user_type))).toEqual(new Set(userTypeSchema.options));
  expect(DEMO_ACCOUNTS.map(({ email }) => email).sort()).toEqual(before.map(({ email }) => email));
  // The clock of a local run shows the reminder of the annual plan, too.
  const due = (email: string) =>
    query(
      accountsFile,
      'SELECT (p.period_end - p.act_at) / 86400000 AS days FROM plan p JOIN account a ON a.id = p.account_id WHERE a.email = ?',
      email,
    );
  expect([due('annual@example.com'), due('premium@example.com')]).toEqual([[{ days: 30 }], [{ days: 0 }]]);
  // What an account says of its plan is what the plan makes of it.
  await asTheirPlansSay(accountsFile);
  expect(accounts()).toEqual(before);
  expect(await verifyPassword({}, DEMO_PASSWORD, String(before[0]?.password_hash))).toBe(true);
  expect(await hashPassword({}, DEMO_PASSWORD)).not.toBe(before[0]?.password_hash);
});

test('every start gives one of them unlocked reports of the demo people for a month', {
  timeout: HASHING_TIME,
}, async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1), toFake: ['Date'] });
  const { accountsFile, peopleFile } = await ensureDatabases({ stateDir, seed: 'look', people: 2_000 });
  const reports = () =>
    query(
      accountsFile,
      'SELECT r.* FROM report_access r JOIN account a ON a.id = r.account_id WHERE a.email = ? ORDER BY person_id',
      'bg@example.com',
    );
  const before = reports();
  vi.setSystemTime(Date.UTC(2027, 11, 1));
  await ensureDatabases({ stateDir });

  const shown = peopleWorthLookingAt(peopleFile).map(({ id }) => id);
  expect(before.length).toBeGreaterThan(1);
  for (const { person_id, access_expires_at } of before) {
    expect(shown).toContain(person_id);
    expect(access_expires_at).toBe(Date.UTC(2026, 11, 31));
    const held = 'SELECT id FROM record WHERE person_id = ?1 UNION SELECT pnp_id FROM ownership WHERE person_id = ?1';
    expect(query(peopleFile, held, String(person_id)).length).toBeGreaterThan(0);
  }
  expect(reports()).toEqual(before.map((report) => ({ ...report, access_expires_at: Date.UTC(2027, 11, 31) })));
});
