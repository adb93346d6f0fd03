import { expect, it } from 'vitest';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { findPendingReport, useReportLink } from './link-store.ts';
import { loadReports, loadReportsByMonth, reportStatement } from './report-store.ts';

const NOW = Date.UTC(2026, 5, 15);
const TOKEN = 'x'.repeat(43);
const report = { number: '5035550142', kind: 'scam' } as const;
const reporter = { mailbox: ['aa', 'bb'], network: ['cc', 'dd'] } as const;

const WORKS: readonly [what: string, indexes: readonly RegExp[], work: (db: SqlDatabase) => Promise<unknown>][] = [
  [
    'the reports of a number',
    [
      /^SEARCH r USING COVERING INDEX phone_report_number \(number=\? AND kind=\? AND withdrawn_at=\? AND reported_at>\?\)/,
    ],
    (db) => loadReports(db, '5', NOW),
  ],
  [
    'the reports of a number by month',
    [
      /^SEARCH r USING COVERING INDEX phone_report_number \(number=\? AND kind=\? AND withdrawn_at=\? AND reported_at>\? AND reported_at<\?\)/,
    ],
    (db) => loadReportsByMonth(db, '5', NOW),
  ],
  [
    'whether a mailbox or network counts already',
    [/phone_report_mailbox \(mailbox_hash=\?\)/, /phone_report_network \(network_hash=\?\)/],
    (db) => reportStatement(db, report, reporter, NOW).run(),
  ],
  [
    'the report of a link',
    [/^SEARCH phone_report_link USING PRIMARY KEY/],
    (db) => findPendingReport(db, ['secret'], TOKEN, NOW),
  ],
  [
    'a link to use up',
    [/^SEARCH phone_report_link USING PRIMARY KEY/],
    async (db) => (await useReportLink(db, TOKEN, NOW)).statement.run(),
  ],
];

it.each(WORKS)('finds %s by an index, without a full scan', async (_, indexes, work) => {
  const plans = await plansOfAll(openTestDatabase('accounts'), work);
  expect(fullReads(plans).filter((plan) => !/^SCAN \(subquery-\d+\)$/.test(plan))).toEqual([]);
  for (const index of indexes) expect(plans).toContainEqual(expect.stringMatching(index));
});
