import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchDatabases } from './watch-databases.ts';

test('says in one sentence which file is gone when its folder is deleted, and ignores other files', async () => {
  const root = mkdtempSync(join(tmpdir(), 'porchlight-watch-'));
  const folder = join(root, 'state/d1');
  mkdirSync(folder, { recursive: true });
  const files = ['people.sqlite', 'accounts.sqlite'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, '');
  writeFileSync(`${files[0]}-wal`, '');
  const sentences: string[] = [];
  const isHeard = new Promise<void>((resolve) => {
    watchDatabases(files, (sentence) => {
      sentences.push(sentence);
      resolve();
    });
  });
  rmSync(`${files[0]}-wal`);
  rmSync(join(root, 'state'), { recursive: true });
  await isHeard;
  expect(sentences).toEqual([
    `${files[0]} was deleted while it was served: start again, which makes the local databases anew.`,
  ]);
  rmSync(root, { recursive: true, force: true });
});
