import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** What SQLite says where another connection holds the lock. */
const SQLITE_BUSY = 5;
const POLL_MS = 200;

/**
 * Runs some work while no other process runs work under the same file; waits for its turn. SQLite's lock of a file ends
 * with the process that holds it, however that ends, so no lock is ever left over.
 */
export async function takeTurns<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    while (!isTaken(lock)) await setTimeout(POLL_MS);
    return await work();
  } finally {
    lock.close();
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
