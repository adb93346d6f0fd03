import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local-server.ts';
import type { Mutation } from './find-mutations.ts';

/** What a file said before it was changed; null while none is. */
let changed: { readonly path: string; readonly text: string } | null = null;

/** @throws Error unless everything is committed: a run that dies must leave nothing that looks like somebody's work. */
export function expectCleanTree(): void {
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== '')
    throw new Error(
      'The working copy has changes: commit or stash them first, as source files are changed and restored.',
    );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      restore();
      process.exit(130);
    });
  process.once('exit', restore);
}

/** Runs `test` while a file is changed. */
export async function withMutation<T>(file: string, mutation: Mutation, test: () => Promise<T>): Promise<T> {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  changed = { path, text };
  try {
    writeFileSync(path, text.slice(0, mutation.start) + mutation.after + text.slice(mutation.end));
    return await test();
  } finally {
    restore();
  }
}

function restore(): void {
  if (changed !== null) writeFileSync(changed.path, changed.text);
  changed = null;
}
