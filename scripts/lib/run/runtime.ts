import { spawn } from 'node:child_process';
import { Miniflare } from 'miniflare';
import { isAlive, ownChildren, type ProcessFacts } from './processes.ts';

/** The program that serves the workers, as processes are called. */
export const RUNTIME = 'workerd';

/** How each workerd of this process is let go, by its id. */
const guarded = new Map<number, () => void>();

/**
 * Sees to it that no workerd of this process outlives it. Workerd does not notice that its parent was killed; it would
 * keep the port and the databases. Without effect on Windows, which ends children by itself.
 */
export function guardRuntimes(): void {
  if (process.platform === 'win32') return;
  for (const pid of ownChildren(RUNTIME)) if (!guarded.has(pid)) guarded.set(pid, endWithThisProcess(pid));
}

/** Miniflare whose workerd ends with this process, also when that is killed. */
export class LocalServer extends Miniflare {
  override async dispose(): Promise<void> {
    await super.dispose();
    for (const [pid, release] of guarded) {
      if (isAlive(pid)) continue;
      guarded.delete(pid);
      release();
    }
  }
}

/** Of a workerd whose parent was killed: what it is, and how it is ended. */
export function leftOver({ pid, name }: ProcessFacts): string {
  return `process ${pid} (${name}), left over from an earlier run: end it with kill ${pid}`;
}

/** A shell waits for the end of a pipe that this process alone can write to: the system closes it, whatever happens. */
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
