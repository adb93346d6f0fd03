import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeTurns } from '../run/take-turns.ts';

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
