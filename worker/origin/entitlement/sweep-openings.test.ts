import { beforeEach, expect, it } from 'vitest';
import { accessUntil } from '../../../shared/people/report-state.ts';
import { addAccount, addCredit, addReport } from '../../../tests/fixtures/accounts-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { SWEPT_ROWS } from '../job-rows.ts';
import { sweepStored } from '../retention/sweep-stored.ts';

/** 13 months earlier it was the last day of February. */
const NOW = Date.UTC(2027, 2, 31, 12);
const DUE = Date.UTC(2026, 1, 28, 12);
let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
  for (const id of ['ann', 'bob']) addAccount(db, { id, userType: 'paid' });
});

const lookUp = (account: string, person: string, at: number) =>
  db.insert('lookup', { account_id: account, person_id: person, period_start: 1, used_at: at });
const rowsOf = async (sql: string) => (await db.prepare(sql).all()).results;

it("who looked up whom is forgotten after 13 months, and remains in the month's count", async () => {
  lookUp('ann', 'P1', Date.UTC(2026, 0, 5));
  lookUp('bob', 'P1', Date.UTC(2026, 0, 31));
  lookUp('ann', 'P2', DUE - 1);
  lookUp('ann', 'P3', DUE + 1);
  await sweepStored(db, NOW);
  expect(await rowsOf('SELECT person_id FROM lookup')).toEqual([{ person_id: 'P3' }]);
  expect(await rowsOf('SELECT * FROM opening_month')).toEqual([
    { kind: 'lookup', month: '2026-01', openings: 2 },
    { kind: 'lookup', month: '2026-02', openings: 1 },
  ]);
});

it('whose report was opened is forgotten 13 months later, with the credit that opened it', async () => {
  addReport(db, 'ann', 'P1', accessUntil(DUE - 1));
  addReport(db, 'ann', 'P2', accessUntil(DUE + 1));
  addCredit(db, 'ann', { id: 'C1', grantedAt: DUE - 1, usedFor: 'P1' });
  addCredit(db, 'ann', { id: 'C2', grantedAt: DUE + 1, usedFor: 'P2' });
  addCredit(db, 'ann', { id: 'unused', grantedAt: DUE + 1 });
  await sweepStored(db, NOW);
  expect(await rowsOf('SELECT person_id FROM report_access')).toEqual([{ person_id: 'P2' }]);
  expect(await rowsOf('SELECT id FROM background_credit ORDER BY id')).toEqual([{ id: 'C2' }, { id: 'unused' }]);
  expect(await rowsOf('SELECT * FROM opening_month')).toEqual([{ kind: 'report', month: '2026-02', openings: 1 }]);
});

it('each opening is counted once, whether in one statement, in several or in several runs', async () => {
  for (let at = 0; at < SWEPT_ROWS + 5; at++) lookUp('ann', `P${at}`, DUE - 2);
  await sweepStored(db, NOW);
  lookUp('bob', 'P1', DUE - 2);
  await sweepStored(db, NOW);
  await sweepStored(db, NOW);
  expect(await rowsOf('SELECT * FROM lookup')).toEqual([]);
  expect(await rowsOf('SELECT * FROM opening_month')).toEqual([
    { kind: 'lookup', month: '2026-02', openings: SWEPT_ROWS + 6 },
  ]);
});
