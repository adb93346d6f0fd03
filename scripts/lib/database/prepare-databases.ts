import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { failWithSentence } from '../run/say.ts';
import type { EnsureOptions, LocalDatabases } from './people-database.ts';

const CHILD = fileURLToPath(new URL('./prepare-process.ts', import.meta.url));

/** Rows live for a moment: collected early, they never take more than this, in megabytes. */
export const SMALL_HEAP = ['--max-old-space-size=400', '--max-semi-space-size=32'] as const;

/** What the child needs to know, as JSON. */
export type Wanted = Pick<EnsureOptions, 'stateDir' | 'seed' | 'people' | 'isForced'>;

/** What the child says at its end. */
export type Prepared = { readonly kind: 'ready'; readonly databases: LocalDatabases };

/**
 * Makes sure that both local databases exist, in a process that ends: filling them takes hundreds of megabytes, which a
 * process never gives back, and a server that runs all day needs neither them nor the generator. The child prints
 * progress, or its failure in one sentence; then this process ends as it did.
 */
export async function prepareDatabases(wanted: Wanted = {}): Promise<LocalDatabases> {
  const child = fork(CHILD, [JSON.stringify(wanted)], {
    execArgv: [...SMALL_HEAP],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const prepared = await new Promise<Prepared | null>((resolve) => {
    child.once('message', (message) => resolve(message as Prepared));
    child.once('exit', (code) => {
      if (code === 0) resolve(null);
      else process.exit(code ?? 1);
    });
  });
  if (prepared === null) failWithSentence(new Error('The databases were not made ready: start again.'));
  return prepared.databases;
}
