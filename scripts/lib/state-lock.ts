import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'in-use-by';

/**
 * Takes a folder of local databases for this process until it ends. Two workerds on one SQLite file get in each
 * other's way, and the one that loses answers 500.
 *
 * @throws one sentence when a process that is alive holds the folder.
 */
export function holdState(stateDir: string): void {
  mkdirSync(stateDir, { recursive: true });
  const file = join(stateDir, LOCK);
  const holder = readHolder(file);
  if (holder !== null && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `The local databases are in use by process ${holder} (npm start, npm run dev, npm run seed or a test): stop it first.`,
    );
  }
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

function readHolder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** A process that was killed answers signals until its parent looks at it; it holds nothing any more. Linux only. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}
