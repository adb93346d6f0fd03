import { spawn } from 'node:child_process';
import { Miniflare } from 'miniflare';
import { isAlive, ownChildren, type ProcessFacts } from './processes.ts';

/** The process name of the program that serves the workers. */
export const RUNTIME = 'workerd';

/** How to stop guarding each workerd of this process, by its id. */
const guarded = new Map<number, () => void>();

/**
 * Makes sure that no workerd of this process outlives it. Workerd does not notice when its parent is killed; it would
 * keep the port and the databases. Does nothing on Windows, which ends children itself.
 */
export function guardRuntimes(): void {
  if (process.platform === 'win32') return;
  for (const pid of ownChildren(RUNTIME)) if (!guarded.has(pid)) guarded.set(pid, endWithThisProcess(pid));
}

/** Miniflare whose workerd ends with this process, even when that is killed. */
export class LocalServer extends Miniflare {
  readonly #companions: Miniflare[] = [];

  /** This one ends together with that one, which works for it. */
  endsWith(companion: Miniflare): void {
    this.#companions.push(companion);
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    await Promise.all(this.#companions.map((companion) => companion.dispose()));
    for (const [pid, release] of guarded) {
      if (isAlive(pid)) continue;
      guarded.delete(pid);
      release();
    }
  }
}

/** The error about a workerd whose parent was killed: what it is, and how to end it. */
export function leftOver({ pid, name }: ProcessFacts): string {
  return `process ${pid} (${name}), left over from an earlier run: end it with kill ${pid}`;
}

/** A shell waits for a pipe that only this process can write to: the system closes it, no matter what. */
function endWithThisProcess(pid: number): () => void {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$1"', 'guard', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  // A pipe to a child is a socket; neither keeps this process from ending.
  (guard.stdin as unknown as { unref(): void }).unref();
  guard.on('error', () => guarded.delete(pid));
  return () => void guard.kill('SIGKILL');
}
