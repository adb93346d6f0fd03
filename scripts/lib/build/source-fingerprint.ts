import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
