import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdState } from './state-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('takes a free folder, and again in the same process', () => {
  holdState(folder);
  holdState(folder);
  expect(readFileSync(join(folder, 'in-use-by'), 'utf8')).toBe(String(process.pid));
});

test('says in one sentence which process holds the folder', () => {
  writeFileSync(join(folder, 'in-use-by'), String(process.ppid));
  expect(() => holdState(folder)).toThrow(`in use by process ${process.ppid}`);
});

test('takes over from a dead process, and from an unreadable lock file', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(join(folder, 'in-use-by'), String(gone));
  holdState(folder);
  writeFileSync(join(folder, 'in-use-by'), 'not a number');
  expect(() => holdState(folder)).not.toThrow();
});
