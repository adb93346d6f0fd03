import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyDatabase } from './local-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-database-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a copy includes the write-ahead log, and nothing of the previous copy', () => {
  const [from, to] = [join(folder, 'from.sqlite'), join(folder, 'copies/to.sqlite')];
  const source = new DatabaseSync(from);
  source.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (n); INSERT INTO t VALUES (1)');
  expect(existsSync(`${from}-wal`)).toBe(true);
  copyDatabase(from, to);
  writeFileSync(`${to}-wal`, 'of a server that was killed');
  copyDatabase(from, to);
  source.close();
  expect(existsSync(`${to}-wal`)).toBe(false);
  const copy = new DatabaseSync(to, { readOnly: true });
  expect(copy.prepare('SELECT n FROM t').all()).toEqual([{ n: 1 }]);
  copy.close();
});
