import { expect, it } from 'vitest';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import type { SqlDatabase } from '../env.ts';
import { loadReports, recordReport } from './report-store.ts';

const NOW = Date.UTC(2026, 5, 15);
const report = { number: '5035550142', kind: 'scam', reporters: ['aa'] } as const;

const WORKS: readonly [what: string, index: RegExp, work: (db: SqlDatabase) => Promise<unknown>][] = [
  ['reports of a number', /^SEARCH phone_report USING PRIMARY KEY/, (db) => loadReports(db, '5', NOW)],
  ['what a report sweeps', /^SEARCH phone_reporter USING PRIMARY KEY/, (db) => recordReport(db, report, NOW)],
  ['old counts', /^SEARCH phone_report USING COVERING INDEX/, (db) => recordReport(db, report, NOW)],
];

it.each(WORKS)('finds %s by an index, without a full scan', async (_, index, work) => {
  const plans = await plansOfAll(openTestDatabase('accounts'), work);
  expect(fullReads(plans)).toEqual([]);
  expect(plans).toContainEqual(expect.stringMatching(index));
});
