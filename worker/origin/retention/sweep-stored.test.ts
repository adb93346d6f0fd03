import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount } from '../../../tests/fixtures/accounts-database.ts';
import { AGED_ROWS, type AgedRows, SWEPT_AT } from '../../../tests/fixtures/aged-rows.ts';
import { openTestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/sqlite-database.ts';
import { runScheduledJobs } from '../scheduled.ts';
import { STORED_TABLES } from './stored-data.ts';
import { sweepStored } from './sweep-stored.ts';

let db: TestDatabase;

beforeEach(() => {
  db = openTestDatabase('accounts');
  addAccount(db, { id: 'owner', userType: 'paid' });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function addBoth(accounts: TestDatabase, { add, expired }: AgedRows): void {
  add(accounts, 'gone', expired);
  add(accounts, 'stays', expired + 1);
}

const leftOf = async (accounts: TestDatabase, { left }: AgedRows) =>
  (await accounts.prepare(left).all<{ which: string }>()).results.map(({ which }) => which);

describe('the job that deletes what has expired', () => {
  it.each(AGED_ROWS.map((rows) => [rows.table, rows.which ?? rows.by, rows] as const))(
    'takes of %s, %s, exactly what is old',
    async (_, __, rows) => {
      addBoth(db, rows);
      expect((await leftOf(db, rows)).sort()).toEqual(['gone', 'stays']);
      await sweepStored(db, SWEPT_AT);
      expect(await leftOf(db, rows)).toEqual(['stays']);
      await sweepStored(db, SWEPT_AT + 1);
      expect(await leftOf(db, rows)).toEqual(
        rows.by.startsWith('deletes') && rows.table !== 'account' ? ['stays'] : [],
      );
    },
  );

  it('does all of that in one scheduled run, and nothing to what has no clock', async () => {
    const origin = openTestOrigin();
    addAccount(origin.accounts, { id: 'owner', userType: 'paid' });
    for (const rows of AGED_ROWS) addBoth(origin.accounts, rows);
    await runScheduledJobs(origin.bindings, SWEPT_AT);
    for (const rows of AGED_ROWS)
      expect([rows.table, rows.by, await leftOf(origin.accounts, rows)]).toEqual([rows.table, rows.by, ['stays']]);
    const { results } = await origin.accounts.prepare("SELECT id FROM account WHERE id = 'owner'").all();
    expect(results).toHaveLength(1);
  });

  it('is tested for every rule of the list', () => {
    const rules = STORED_TABLES.flatMap(({ table, sweeps }) =>
      sweeps.map((sweep) => `${table}: ${sweep.kind === 'work' ? sweep.name : sweep.time}`),
    );
    const tested = AGED_ROWS.map(({ table, by }) => `${table}: ${by}`);
    expect([...new Set(tested)].sort()).toEqual([...new Set(rules)].sort());
  });

  it('finds its rows by index, whatever the table', async () => {
    const plans = await plansOfAll(db, (explained) => sweepStored(explained, SWEPT_AT));
    // Counting reads the batch that is about to go.
    expect(fullReads(plans).filter((detail) => !detail.includes('(subquery'))).toEqual([]);
  });

  it('goes on after a table fails, and logs only its name', async () => {
    const log: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
    for (const rows of AGED_ROWS) addBoth(db, rows);
    const broken = {
      ...db,
      prepare: (sql: string) => {
        if (sql.includes('FROM mail ')) throw new Error('june@example.com');
        return db.prepare(sql);
      },
    };
    await sweepStored(broken, SWEPT_AT);
    const failed = AGED_ROWS.filter((rows) => rows.table === 'mail');
    for (const rows of AGED_ROWS)
      expect([rows.table, (await leftOf(db, rows)).length]).toEqual([rows.table, failed.includes(rows) ? 2 : 1]);
    const entry = { message: 'a row of a scheduled job failed', job: 'sweep mail', error: 'Error' };
    expect(log.map((line) => JSON.parse(line))).toEqual([entry, entry]);
  });
});
