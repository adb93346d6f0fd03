import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const STAMP = '.built-from';
const LOCK = '.build-lock';

/**
 * Builds a folder's contents, unless they were built from exactly these sources. Among several processes one builds;
 * the others wait and use its result. A build that fails or is killed leaves nothing that looks finished.
 *
 * @param fingerprint of the current sources
 * @returns whether it built
 */
export async function ensureFresh(
  folder: string,
  fingerprint: () => string,
  build: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(folder, STAMP);
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
  if (isFresh()) return false;
  mkdirSync(folder, { recursive: true });
  return takeTurns(join(folder, LOCK), async () => {
    if (isFresh()) return false;
    // Taken before the build: what is edited meanwhile is built next time.
    const builtFrom = fingerprint();
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, builtFrom);
    return true;
  });
}

const TEST_FILE = /\.test\.tsx?$/;

/**
 * A hash of the source files' names, sizes and times: any edit, new file or deleted file changes it. Tests are left
 * out.
 */
export function fingerprintOf(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (place: string): void => {
    if (TEST_FILE.test(place)) return;
    const stat = statSync(join(root, place));
    if (stat.isDirectory()) {
      for (const name of readdirSync(join(root, place)).sort()) visit(`${place}/${name}`);
      return;
    }
    hash.update(`${place}\0${stat.size}\0${stat.mtimeMs}\n`);
  };
  for (const place of places) visit(place);
  return hash.digest('hex');
}

/** SQLite's code when another connection holds the lock. */
const SQLITE_BUSY = 5;
const POLL_MS = 200;

/**
 * Runs work while no other process works under the same lock file; waits its turn. SQLite releases a file lock when its
 * process ends, no matter how, so no lock is ever left over.
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
