// Runs the scheduled job of plans over an accounts database until nothing is due; a child process of `bench -- --renewals`.
//   node scripts/bench/renewals-run.ts <file> <now>
import { openLocalDatabase } from '../../tests/support/sqlite-database.ts';
import { openTestMeters } from '../../tests/support/test-meters.ts';
import { openBilling } from '../../worker/origin/billing/open-billing.ts';
import { parseSettings } from '../../worker/origin/env.ts';
import { renewDuePlans } from '../../worker/origin/plans/renew-due-plans.ts';
import { localVars } from '../lib/run/local-vars.ts';

/** What a run did and took. */
export interface RunFigures {
  readonly renewed: number;
  readonly runs: number;
  readonly seconds: number;
  /** the most that the process held, in bytes */
  readonly peakBytes: number;
}

const [file = '', now = ''] = process.argv.slice(2);
const database = openLocalDatabase(file);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
const env = { ...localVars(), ENVIRONMENT: 'local', PEOPLE: database, ACCOUNTS: database, METERS: openTestMeters() };
const billing = openBilling(parseSettings(env), env);
const begin = performance.now();
let renewed = 0;
let runs = 0;
for (;;) {
  const done = await renewDuePlans(billing, Number(now));
  runs += 1;
  renewed += done.renewed;
  if (done.renewed + done.declined + done.ended === 0) break;
}
const figures: RunFigures = {
  renewed,
  runs,
  seconds: (performance.now() - begin) / 1_000,
  peakBytes: process.resourceUsage().maxRSS * 1_024,
};
console.log(JSON.stringify(figures));
database.close();
