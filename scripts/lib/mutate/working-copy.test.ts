import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withPlantedTree } from '../../../tests/guards/tracked-files.ts';
import { expectCleanTree, withMutation } from './working-copy.ts';

const MUTATION = { start: 4, end: 5, line: 1, before: '1', after: '2' };

it('a file is changed while the tests run, and restored afterwards, even after an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'a.ts');
  const read = () => readFileSync(path, 'utf8');
  writeFileSync(path, 'a = 1;');
  expect(await withMutation(path, MUTATION, async () => read())).toBe('a = 2;');
  expect(read()).toBe('a = 1;');
  await expect(withMutation(path, MUTATION, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(read()).toBe('a = 1;');
});

it('a working copy with changes is refused', () => {
  withPlantedTree({ 'a.ts': 'a = 1;' }, (root) => {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    expect(() => expectCleanTree(root)).toThrow('The working copy has changes');
    execFileSync('git', ['add', '.'], { cwd: root });
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'a'], { cwd: root });
    expect(() => expectCleanTree(root)).not.toThrow();
  });
});
