import { expect, it } from 'vitest';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { forgetRunnerStatement, listOut, loadCourtRecords } from './fulfil-store.ts';
import { heldCountiesStatement } from './held-counties.ts';
import { loadCountyOptions } from './options-store.ts';
import { loadRecordsHeld } from './records-held.ts';
import { findRunnerOrder, requestStatements, requestsStatements } from './request-store.ts';

const OF_ACCOUNTS: readonly [what: string, index: RegExp, work: (db: SqlDatabase) => Promise<unknown>][] = [
  ['runners who are out', /USING INDEX court_runner_record_out/, (on) => listOut(on, 1)],
  [
    'the requests of an account',
    /court_runner_request_person/,
    (on) => on.batch([...requestsStatements(on, 'U', 'P')]),
  ],
  ['counties that an account has', /court_runner_request_person/, (on) => heldCountiesStatement(on, 'U', 'P', 1).all()],
  ['an order', /SEARCH purchase USING PRIMARY KEY/, (on) => findRunnerOrder(on, 'O', 'U')],
  ['whether any runner is still out', /SEARCH purchase/, (on) => forgetRunnerStatement(on, 'O').run()],
  [
    'whether an order is paid',
    /SEARCH purchase/,
    (on) =>
      on.batch(
        requestStatements(on, { purchaseId: 'O', accountId: 'U', personId: 'P', counties: [] }, 1, {
          sql: 'EXISTS (SELECT 1 FROM purchase WHERE id = ?)',
          values: ['O'],
        }),
      ),
  ],
];

it.each(OF_ACCOUNTS)('finds %s without scanning a table', async (_, index, work) => {
  const plans = await plansOfAll(openTestDatabase('accounts'), work);
  // Runners who are out have their own index, which is what is read whole.
  expect(fullReads(plans).filter((line) => !line.includes('court_runner_record_out'))).toEqual([]);
  expect(plans).toContainEqual(expect.stringMatching(index));
});

it('finds homes and court records by the person', async () => {
  const accounts = openTestDatabase('accounts');
  const plans = await plansOfAll(openTestDatabase('people'), async (people) => {
    await loadCountyOptions({ people, accounts }, 'P', 1);
    await loadCourtRecords(people, { personId: 'P', stateCode: 'OR' }, 1);
    await loadRecordsHeld(people, 'P', [{ fips: '41051', countyName: 'Multnomah County', stateCode: 'OR' }]);
  });
  // The offenses of each record are a table of their own.
  expect(fullReads(plans).filter((line) => !/^SCAN [oc] VIRTUAL TABLE/.test(line))).toEqual([]);
});
