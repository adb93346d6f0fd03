import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-turns-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one works at a time, and what the work throws gives the turn away', async () => {
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

test('waits for another process, and takes over when that is killed', async () => {
  const module = JSON.stringify(new URL('./take-turns.ts', import.meta.url).href);
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
