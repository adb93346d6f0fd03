import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureFresh, fingerprintOf, takeTurns } from './ensure-fresh.ts';

let folder: string;
let sources: string;
const build = vi.fn(async () => {});
const ensure = () => ensureFresh(join(folder, 'dist'), () => sources, build);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-build-'));
  sources = 'as they were';
  build.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('builds if nothing is built and after an edit, but not if nothing changed', async () => {
  expect([await ensure(), await ensure()]).toEqual([true, false]);
  sources = 'edited';
  expect([await ensure(), await ensure()]).toEqual([true, false]);
  expect(build).toHaveBeenCalledTimes(2);
});

test('if two find it stale at once, one builds and the other waits', async () => {
  const going = Promise.withResolvers<void>();
  build.mockReturnValueOnce(going.promise);
  const both = [ensure(), ensure()];
  await expect.poll(() => build.mock.calls.length).toBe(1);
  going.resolve();
  expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a failed build is stale, even for the previous build’s sources', async () => {
  await ensure();
  sources = 'edited';
  build.mockRejectedValueOnce(new Error('planted'));
  await expect(ensure()).rejects.toThrow('planted');
  sources = 'as they were';
  expect(await ensure()).toBe(true);
});

test('an edit during a build is built next time', async () => {
  build.mockImplementationOnce(async () => {
    sources = 'edited meanwhile';
  });
  expect([await ensure(), await ensure(), await ensure()]).toEqual([true, true, false]);
});

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

test('any edit, a new file and a deleted file change the fingerprint', () => {
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

let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-turns-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one works at a time, and an error ends the turn', async () => {
  const said: string[] = [];
  const first = Promise.withResolvers<void>();
  const turns = [
    takeTurns(file, async () => {
      said.push('first begins');
      await first.promise;
      said.push('first fails');
      throw new Error('planted');
    }),
    takeTurns(file, async () => said.push('second')),
  ];
  await expect.poll(() => said).toEqual(['first begins']);
  first.resolve();
  expect((await Promise.allSettled(turns)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(said).toEqual(['first begins', 'first fails', 'second']);
});

test('waits for another process, and takes over if that is killed', async () => {
  const module = JSON.stringify(new URL('./ensure-fresh.ts', import.meta.url).href);
  const code = `import { takeTurns } from ${module};
    await takeTurns(${JSON.stringify(file)}, () => new Promise(() => { console.log('mine'); setInterval(() => {}, 1000); }));`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  let isDone = false;
  const turn = takeTurns(file, async () => {
    isDone = true;
  });
  // A turn that is free is taken before the call returns.
  expect(isDone).toBe(false);
  other.kill('SIGKILL');
  await turn;
  expect(isDone).toBe(true);
});
