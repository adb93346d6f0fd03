import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addMonths } from '../../shared/plans/months.ts';
import { LEASE_MS } from '../../worker/origin/plans/due-plans-store.ts';
import { migrate, openDatabase } from '../lib/database/local-database.ts';
import type { RunFigures } from './renewals-run.ts';
import { beginTable, print } from './table.ts';

const PLANS = 20_000;
/** A month before this, all of them were bought. */
const DUE_AT = Date.UTC(2027, 2, 1, 12);
/** When a run is killed: at these shares of the charges. */
const KILLED_AT = [0.2, 0.5, 0.8];
const MIGRATIONS = fileURLToPath(new URL('../../worker/origin/migrations/accounts', import.meta.url));
const RUN = fileURLToPath(new URL('renewals-run.ts', import.meta.url));

/**
 * A renewal run over 20,000 plans that are due at once: time, memory, and how often it charges each plan when it is killed
 * in the middle and started again.
 */
export async function benchRenewals(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-renewals-'));
  try {
    const filled = join(folder, 'filled.sqlite');
    fill(filled);
    beginTable(`A renewal run over ${PLANS.toLocaleString('en-US')} plans that are due at once`);
    const whole = copyOf(filled, join(folder, 'whole'));
    const { seconds, peakBytes, renewed, runs } = await ended(start(whole, DUE_AT));
    print('renewed', renewed.toLocaleString('en-US'), `in ${runs - 1} runs of the scheduled job`);
    print('time', `${seconds.toFixed(1)} s`, `${((seconds / renewed) * 1_000).toFixed(2)} ms a plan`);
    print('peak memory of the process', `${(peakBytes / 1024 ** 2).toFixed(0)} MB`);
    printCharges(whole);
    const killed = copyOf(filled, join(folder, 'killed'));
    let now = DUE_AT;
    for (const share of KILLED_AT) {
      const at = await killedAfter(killed, now, share * PLANS);
      print(`killed (SIGKILL) after`, at.toLocaleString('en-US'), 'charges, and started again');
      // What the killed run had taken is due again by then.
      now += LEASE_MS + 1;
    }
    await ended(start(killed, now));
    printCharges(killed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An accounts database of plans that were all bought a month ago, each with a card on file. */
function fill(file: string): void {
  migrate(file, MIGRATIONS);
  const database = openDatabase(file);
  const boughtAt = addMonths(DUE_AT, -1);
  const payer = JSON.stringify({ cardType: 'Visa', cardNumber: '4242', expiresAt: '2031-04' });
  const each = (sql: string) =>
    database.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PLANS}) ${sql}`);
  database.exec('BEGIN');
  each(`INSERT INTO account (id, email, user_type, premium_subscriber, product_name, lookups_max, period_start, created_at,
      proven_at)
    SELECT 'U' || i, 'u' || i || '@example.com', 'paid', 1, 'Premium Monthly', 20, ${boughtAt}, 0, 0 FROM n`);
  each(`INSERT INTO plan (id, account_id, product_id, status, price_cents, period, provider, anchor_at, period_start,
      period_end, started_at, act_at, purpose)
    SELECT 'L' || i, 'U' || i, 'premium-monthly', 'active', 999, 'month', 'test', ${boughtAt}, ${boughtAt}, ${DUE_AT},
      ${boughtAt}, ${DUE_AT}, 'reconnect' FROM n`);
  each(`INSERT INTO test_payment_method (id, outcome, payer) SELECT 'kept_' || i, 'succeeds', '${payer}' FROM n`);
  each(`INSERT INTO payment_method (account_id, id, provider, provider_ref, payer, created_at)
    SELECT 'U' || i, 'M' || i, 'test', 'kept_' || i, '${payer}', 0 FROM n`);
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

function copyOf(file: string, folder: string): string {
  mkdirSync(folder);
  const copy = join(folder, 'accounts.sqlite');
  copyFileSync(file, copy);
  return copy;
}

function start(file: string, now: number): ChildProcess {
  return spawn(process.execPath, [RUN, file, String(now)], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** What a run says once it is through. */
async function ended(child: ChildProcess): Promise<RunFigures> {
  let text = '';
  child.stdout?.on('data', (part: Buffer) => {
    text += part.toString();
  });
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`a run of renewals ended with ${code}`);
  return JSON.parse(text) as RunFigures;
}

/** Kills a run without warning once so many charges were made, and says how many there were by then. */
async function killedAfter(file: string, now: number, charges: number): Promise<number> {
  const child = start(file, now);
  const exit = exitOf(child);
  while (countOf(file, 'SELECT COUNT(*) AS count FROM test_charge') < charges) {
    if (child.exitCode !== null) throw new Error('a run was through before it could be killed');
    await pause(5);
  }
  child.kill('SIGKILL');
  await exit;
  return countOf(file, 'SELECT COUNT(*) AS count FROM test_charge');
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code));
  });
}

/** How often each plan was charged, by the provider's own record, and how often it was given a period. */
function printCharges(file: string): void {
  const perPlan = `SELECT p.id, (SELECT COUNT(*) FROM purchase u JOIN test_charge c ON c.purchase_id = u.id
    WHERE u.plan_id = p.id) AS charges, p.period_end > ${DUE_AT} AS renewed,
    (SELECT COUNT(*) FROM purchase u WHERE u.plan_id = p.id AND u.status = 'paid') AS receipts FROM plan p`;
  const plans = (where: string) => countOf(file, `SELECT COUNT(*) AS count FROM (${perPlan}) WHERE ${where}`);
  const shown = (count: number) => count.toLocaleString('en-US');
  print('charged and renewed once, with one receipt', shown(plans('charges = 1 AND renewed AND receipts = 1')));
  print('charged twice or more', shown(plans('charges > 1')), 'aim: 0');
  print('charged and not renewed, or not charged', shown(plans('charges = 0 OR NOT renewed')), 'aim: 0');
  const again = countOf(file, 'SELECT COUNT(*) AS count FROM test_charge WHERE times_asked > 1');
  print('asked for again, and charged once', shown(again));
}

function countOf(file: string, sql: string): number {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return Number((database.prepare(sql).get() as { count: number }).count);
  } finally {
    database.close();
  }
}
