import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Mutation } from './find-mutations.ts';

/** The changed file's original text; null while nothing is changed. */
let changed: { readonly path: string; readonly text: string } | null = null;

/** @throws Error unless everything is committed: an aborted run must leave nothing that looks like work */
export function expectCleanTree(root: string): void {
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status !== '')
    throw new Error(
      'The working copy has changes: commit or stash them first, as source files are changed and restored.',
    );
}

/** Runs `test` while a file is changed. The file is always restored, even after Ctrl-C. */
export async function withMutation<T>(path: string, mutation: Mutation, test: () => Promise<T>): Promise<T> {
  const text = readFileSync(path, 'utf8');
  changed = { path, text };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    writeFileSync(path, text.slice(0, mutation.start) + mutation.after + text.slice(mutation.end));
    return await test();
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    restore();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function stop(): never {
  restore();
  process.exit(130);
}

function restore(): void {
  if (changed !== null) writeFileSync(changed.path, changed.text);
  changed = null;
}
