// Takes, looks for, carries out and answers what the platform of the Delete Act has; a child process of `bench -- --removal`.
//   node scripts/bench/removal-run.ts <people file> <accounts file> <url> <key> <now>
import { openLocalDatabase } from '../../tests/support/sqlite-database.ts';
import { openTestMeters } from '../../tests/support/test-meters.ts';
import { stepDeleteAct } from '../../worker/origin/delete-act/do-step.ts';
import { beginRun, openRun } from '../../worker/origin/delete-act/run-store.ts';
import { parseSettings } from '../../worker/origin/env.ts';
import { localVars } from '../lib/run/local-vars.ts';

/** What a run took. */
export interface RemovalFigures {
  /** by what the run did */
  readonly seconds: Readonly<Record<string, number>>;
  readonly deleted: number;
  readonly optedOut: number;
  /** the most that the process held, in bytes */
  readonly peakBytes: number;
}

const [peopleFile = '', accountsFile = '', url = '', key = '', now = ''] = process.argv.slice(2);
const [PEOPLE, ACCOUNTS] = [peopleFile, accountsFile].map((file) => {
  const database = openLocalDatabase(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536');
  return database;
}) as [ReturnType<typeof openLocalDatabase>, ReturnType<typeof openLocalDatabase>];
const drop = { DELETE_ACT_API_URL: url, DELETE_ACT_API_KEY: key, DELETE_ACT_BROKER_ID: '4821' };
const env = { ...localVars(), ENVIRONMENT: 'local', ...drop, PEOPLE, ACCOUNTS, METERS: openTestMeters() };
const settings = parseSettings(env);
await beginRun(ACCOUNTS, 'platform', Number(now));
const seconds: Record<string, number> = {};
for (let run = await openRun(ACCOUNTS); run !== null; run = await openRun(ACCOUNTS)) {
  const begin = performance.now();
  const end = await stepDeleteAct(env, settings, Number(now));
  seconds[run.state] = (seconds[run.state] ?? 0) + (performance.now() - begin) / 1_000;
  if (end === 'waits' && (await openRun(ACCOUNTS)) !== null) {
    const [waiting] = (await ACCOUNTS.prepare('SELECT failure FROM drop_run ORDER BY id DESC').all<object>()).results;
    throw new Error(`the run waits while ${run.state}: ${JSON.stringify(waiting)}`);
  }
}
const [people] = (
  await ACCOUNTS.prepare('SELECT deleted, opted_out AS optedOut FROM drop_run ORDER BY id DESC LIMIT 1').all<{
    deleted: number;
    optedOut: number;
  }>()
).results;
const figures: RemovalFigures = {
  seconds,
  deleted: people?.deleted ?? 0,
  optedOut: people?.optedOut ?? 0,
  peakBytes: process.resourceUsage().maxRSS * 1_024,
};
console.log(JSON.stringify(figures));
PEOPLE.close();
ACCOUNTS.close();
