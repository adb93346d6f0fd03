import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const STAMP = '.built-from';
const LOCK = '.build-lock';

/**
 * Builds what is in a folder, unless it was built from just these sources. Of several processes one builds, and the others
 * wait for it and take what it built. A build that fails or is killed leaves nothing that passes for a finished one.
 *
 * @param fingerprint of the sources as they are now
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
    // Of the sources before the build: what is edited while it runs is built the next time.
    const builtFrom = fingerprint();
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, builtFrom);
    return true;
  });
}

const TEST_FILE = /\.test\.tsx?$/;

/**
 * Names, sizes and times of the source files of some places, hashed: changes with any edit and with any file added or gone.
 * Tests beside the sources are in no build.
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
