import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { courtRunnerCaseSchema } from '../../../shared/contract/court-runner.ts';
import { decideDisposition } from '../../../shared/records/disposition.ts';
import { openLocalDatabase } from '../../../tests/support/sqlite-database.ts';
import { listPurchases } from '../../../worker/origin/billing/purchases-store.ts';
import { ensureDatabases } from '../database/people-database.ts';
import { PURCHASES_EMAIL } from './demo-accounts.ts';

const courtCases = z.array(courtRunnerCaseSchema);
const SEEDING_TIME = 30_000;
let stateDir: string;
beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'porchlight-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(stateDir, { recursive: true, force: true });
});

test('one demo account has a report, a house, credits and court runners with charges that ended in every way, at every start', {
  timeout: SEEDING_TIME,
}, async () => {
  for (const now of [Date.UTC(2026, 11, 1), Date.UTC(2027, 11, 1)]) {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const { accountsFile, peopleFile } = await ensureDatabases({ stateDir, seed: 'look', people: 2_000 });
    const [accounts, people] = [openLocalDatabase(accountsFile), openLocalDatabase(peopleFile)];
    const account = await accounts
      .prepare('SELECT id FROM account WHERE email = ?')
      .bind(PURCHASES_EMAIL)
      .first<{ id: string }>();
    const purchases = await listPurchases({ accounts, people }, account?.id ?? '', now);
    expect(purchases).toMatchObject({
      reports: [{ about: { kind: 'property' } }, { about: { kind: 'person' } }],
      credits: [{ count: 3, isOfPlan: false }],
    });
    const [out, ...back] = purchases.runners;
    expect(out).toMatchObject({ status: 'Requested', counties: [{ status: 'Requested' }] });
    expect(back.map(({ status }) => status)).toEqual(back.map(() => 'Returned'));
    const { results } = await accounts
      .prepare("SELECT cases FROM court_runner_record WHERE status = 'Returned'")
      .all<{ cases: string }>();
    const charges = results.flatMap(({ cases }) =>
      courtCases.parse(JSON.parse(cases)).flatMap(({ offenses }) => offenses),
    );
    const endings = new Set(charges.map(({ disposition }) => decideDisposition(disposition)));
    expect([...endings].sort()).toEqual(['acquitted', 'deferred', 'dismissed', 'guilty', 'unknown']);
    accounts.close();
    people.close();
  }
});
