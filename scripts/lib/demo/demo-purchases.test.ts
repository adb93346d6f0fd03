import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, openDatabase } from '../database/local-database.ts';
import { addDemoCredits, DEMO_CREDITS } from './demo-purchases.ts';

const DAY_MS = 86_400_000;
const MIGRATIONS = new URL('../../../worker/origin/migrations/accounts', import.meta.url).pathname;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-'));
  file = join(folder, 'accounts.sqlite');
  migrate(file, MIGRATIONS);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(sql: string): Record<string, unknown>[] {
  const database = openDatabase(file);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

function addAccount(email: string, isDemo = 1): void {
  run(
    `INSERT INTO account (id, email, user_type, is_demo, created_at) VALUES ('${email}', '${email}', 'paid', ${isDemo}, 0)`,
  );
}

const usableAt = (now: number) =>
  run(
    `SELECT account_id AS email, COUNT(*) AS credits FROM background_credit
     WHERE used_at IS NULL AND expires_at > ${now} GROUP BY account_id ORDER BY account_id`,
  );

test('existing demo accounts get credits for a month, and no more while one is left', () => {
  for (const [email] of DEMO_CREDITS) addAccount(email);
  addAccount('free@example.com');
  addDemoCredits(file, 0);
  const all = [
    { email: 'credits@example.com', credits: 3 },
    { email: 'smb@example.com', credits: 1 },
    { email: 'unlimited@example.com', credits: 1 },
  ];
  expect(usableAt(0)).toEqual(all);
  expect(usableAt(30 * DAY_MS - 1)).toEqual(all);
  expect(usableAt(30 * DAY_MS)).toEqual([]);

  run(
    "UPDATE background_credit SET person_id = 'P1', used_at = 1 WHERE id IN (SELECT MIN(id) FROM background_credit GROUP BY account_id)",
  );
  addDemoCredits(file, 1);
  // Two of three are left to the first; the others used their only one.
  expect(usableAt(1)).toEqual([{ email: 'credits@example.com', credits: 2 }, ...all.slice(1)]);
  addDemoCredits(file, 60 * DAY_MS);
  expect(usableAt(60 * DAY_MS)).toEqual(all);
});

test('another account with the same address gets none', () => {
  addAccount('smb@example.com', 0);
  addDemoCredits(file, 0);
  expect(usableAt(0)).toEqual([]);
});
