import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from './source-fingerprint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'porchlight-sources-'));
  write('shared/a.ts', 'a');
  write('vite.config.ts', 'v');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A file of this text, written at this second. */
function write(file: string, text: string, at = 1_000): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  utimesSync(join(root, file), at, at);
}
const fingerprint = () => fingerprintOf(root, ['shared', 'vite.config.ts']);

test('an edit of any length, a new file and a file that is gone change the fingerprint', () => {
  const seen = [fingerprint()];
  write('shared/a.ts', 'b', 1_001);
  seen.push(fingerprint());
  write('shared/people/b.tsx', 'b');
  seen.push(fingerprint());
  rmSync(join(root, 'shared/a.ts'));
  seen.push(fingerprint());
  write('vite.config.ts', 'longer');
  seen.push(fingerprint());
  expect(new Set(seen).size).toBe(5);
});

test('tests and other folders do not change it', () => {
  const before = fingerprint();
  write('shared/a.test.ts', 'test');
  write('docs/a.md', 'text');
  expect(fingerprint()).toBe(before);
});
