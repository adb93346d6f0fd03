import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import { swapListings } from '../../tests/fixtures/changed-people.ts';
import type { SqlDatabase } from '../../worker/origin/env.ts';
import { compareDue } from '../../worker/origin/monitoring/compare.ts';
import { planAlerts } from '../../worker/origin/monitoring/plan-alerts.ts';
import { ensureDatabases, type LocalDatabases } from '../lib/database/people-database.ts';
import { startLocalServer } from '../lib/run/local-server.ts';
import { localVars } from '../lib/run/local-vars.ts';
import { ownChildren } from '../lib/run/processes.ts';
import { say } from '../lib/run/say.ts';
import { countingDatabase, type DatabaseUse } from './counting-database.ts';
import { Inspector } from './inspector.ts';
import { memoryOf } from './process-memory.ts';
import { beginTable, print } from './table.ts';
import { UNLIMITED } from './unlimited.ts';

const ORIGIN = 'porchlight-origin';
/** How many reports each account monitors. */
const PER_ACCOUNT = 20;
/** Every how manieth person changes before the last pass. */
const CHANGED_EVERY = 10;
const HALF_DAY_MS = 43_200_000;
const DAY_MS = 2 * HALF_DAY_MS;
const BYTES_PER_MIB = 1_048_576;
const SHOWN = (count: number) => Math.round(count).toLocaleString('en-US');

/**
 * The comparison of so many monitored reports: twice as the scheduled job does it, by the queue in workerd, then once
 * with what D1 counts, after a tenth of the people have changed. What it adds to the accounts is taken out again.
 */
export async function benchMonitoring(stateDir: string, people: number): Promise<void> {
  const databases = await ensureDatabases({ stateDir, people, onProgress: say });
  const reports = follow(databases);
  try {
    const { server } = await startLocalServer({
      port: 0,
      stateDir,
      vars: { ...localVars(), ENVIRONMENT: 'production' },
      originVars: UNLIMITED,
      inspectorPort: 0,
      onLog: () => {},
    });
    try {
      beginTable(`Comparing ${SHOWN(reports)} monitored reports`);
      await passInWorkerd(server, databases, reports, 'the first time');
      await makeDue(server);
      await passInWorkerd(server, databases, reports, 'with nothing changed');
      await makeDue(server);
      await countedPass(server, reports);
    } finally {
      await server.dispose();
    }
  } finally {
    forget(databases.accountsFile);
  }
}

/** Has everybody monitored by one account. @returns how many people that is */
function follow({ peopleFile, accountsFile }: LocalDatabases): number {
  forget(accountsFile);
  const database = new DatabaseSync(accountsFile);
  try {
    database.prepare('ATTACH ? AS people').run(peopleFile);
    database.exec(`BEGIN;
      CREATE TEMP TABLE reports AS SELECT p.id AS person_id, row_number() OVER () / ${PER_ACCOUNT} AS account
        FROM people.person p;
      INSERT INTO account (id, email, user_type, created_at, proven_at)
        SELECT DISTINCT 'bench-' || account, 'bench-' || account || '@example.com', 'paid', 0, 0 FROM reports;
      INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since)
        SELECT 'bench-' || account, person_id, 'x', 0, 0 FROM reports;
      COMMIT`);
    const { reports } = database.prepare('SELECT COUNT(*) AS reports FROM reports').get() as { reports: number };
    return reports;
  } finally {
    database.close();
  }
}

function forget(accountsFile: string): void {
  const database = new DatabaseSync(accountsFile);
  database.exec(`PRAGMA foreign_keys = ON; BEGIN;
    DELETE FROM mail WHERE recipient GLOB 'bench-*@example.com';
    DELETE FROM account WHERE id GLOB 'bench-*';
    COMMIT; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
}

/** Wakes the queue as the scheduled job does, and waits until nobody is due. */
async function passInWorkerd(
  server: Miniflare,
  { accountsFile }: LocalDatabases,
  reports: number,
  name: string,
): Promise<void> {
  const [pid = 0] = ownChildren('workerd');
  const heap = await watchHeap(server);
  const begin = performance.now();
  await (await server.getWorker(ORIGIN)).scheduled({ cron: '*/10 * * * *' });
  const database = new DatabaseSync(accountsFile, { readOnly: true, timeout: 5_000 });
  const next = database.prepare('SELECT MIN(due_at) AS at FROM watched_person');
  while (Number((next.get() as { at: number }).at) < Date.now() + HALF_DAY_MS) await pause(50);
  const seconds = (performance.now() - begin) / 1_000;
  database.close();
  const perReport = (seconds / reports) * 1_000;
  const aim = reports < 25_000 ? ', aim: under 30 s' : '';
  print(`time, ${name}`, `${seconds.toFixed(1)} s`, `${perReport.toFixed(2)} ms a report${aim}`);
  print('  most memory of the origin', `${((await heap.end()) / BYTES_PER_MIB).toFixed(0)} MB`, 'aim: under 128 MB');
  print('  most memory of workerd, databases included', `${memoryOf(pid, 'VmHWM').toFixed(0)} MB`);
}

/** Asks the origin's isolate again and again what it holds. */
async function watchHeap(server: Miniflare): Promise<{ end(): Promise<number> }> {
  const inspector = await Inspector.open(new URL(`/core:user:${ORIGIN}`, await server.getInspectorURL()));
  let [most, isOver] = [0, false];
  const watching = (async () => {
    while (!isOver) {
      const { usedSize, backingStorageSize = 0 } = await inspector.heapUse();
      most = Math.max(most, usedSize + backingStorageSize);
      await pause(100);
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      inspector.close();
      return most;
    },
  };
}

async function databaseOf(server: Miniflare, binding: 'PEOPLE' | 'ACCOUNTS'): Promise<SqlDatabase> {
  return (await server.getD1Database(binding, ORIGIN)) as unknown as SqlDatabase;
}

/** Has everybody compared again, as if no alert had been planned. */
async function makeDue(server: Miniflare): Promise<void> {
  const accounts = await databaseOf(server, 'ACCOUNTS');
  await accounts.batch([
    accounts.prepare("DELETE FROM mail WHERE recipient GLOB 'bench-*@example.com'"),
    accounts.prepare('UPDATE watched_person SET due_at = 0'),
    accounts.prepare('UPDATE alert_setting SET due_at = 0'),
  ]);
}

/** The origin's own code over the same databases, with a counter in between. */
async function countedPass(server: Miniflare, reports: number): Promise<void> {
  const people = await databaseOf(server, 'PEOPLE');
  const use: DatabaseUse = { calls: 0, rowsRead: 0, rowsWritten: 0 };
  const env = {
    PEOPLE: countingDatabase(people, use),
    ACCOUNTS: countingDatabase(await databaseOf(server, 'ACCOUNTS'), use),
  };
  await withOthersListed(people, async () => {
    const now = Date.now() + DAY_MS;
    let changes = 0;
    for (let isFull = true; isFull; ) {
      const batch = await compareDue(env, now);
      ({ isFull } = batch);
      changes += batch.changes;
    }
    const each = (count: number) => `${(count / reports).toFixed(2)} a report`;
    print(`changes found, every ${CHANGED_EVERY}th number changed`, SHOWN(changes));
    print('  D1 calls', SHOWN(use.calls), each(use.calls));
    print('  rows read', SHOWN(use.rowsRead), each(use.rowsRead));
    print('  rows written', SHOWN(use.rowsWritten), each(use.rowsWritten));
    Object.assign(use, { calls: 0, rowsRead: 0, rowsWritten: 0 });
    const begin = performance.now();
    let planned = 0;
    for (let isFull = true; isFull; ) {
      const batch = await planAlerts(env.ACCOUNTS, now);
      ({ isFull } = batch);
      planned += batch.planned;
    }
    print('alerts planned', SHOWN(planned), `${((performance.now() - begin) / 1_000).toFixed(1)} s`);
    print('  D1 calls', SHOWN(use.calls), `${SHOWN(use.rowsRead)} rows read`);
  });
}

/** Does something while a tenth of all numbers is listed that was not, and the other way around. */
async function withOthersListed(people: SqlDatabase, work: () => Promise<void>): Promise<void> {
  await swapListings(people, CHANGED_EVERY);
  try {
    await work();
  } finally {
    await swapListings(people, CHANGED_EVERY);
  }
}
