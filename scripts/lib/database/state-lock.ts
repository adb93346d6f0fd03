import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, othersWithin } from '../run/processes.ts';
import { leftOver, RUNTIME } from '../run/runtime.ts';

const LOCK = 'in-use-by';

/**
 * Reserves a folder of local databases for this process until it ends. Two workerds on one SQLite file conflict, and
 * the loser answers 500.
 *
 * @throws one sentence if a live process holds the folder, or a workerd whose parent was killed
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
  const [orphan] = othersWithin(stateDir, RUNTIME);
  if (orphan !== undefined) throw new Error(`The local databases are in use by ${leftOver(orphan)}.`);
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
