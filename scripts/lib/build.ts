import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './local-server.ts';

const SOURCES = [
  'client',
  'shared',
  'worker',
  'scripts/lib',
  'scripts/population/places.ts',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
];
const STAMP = 'dist/.built-from';

/** Builds browser bundle and both workers, unless dist/ was built from just these sources. Says whether it built. */
export async function ensureBuild(say: (line: string) => void): Promise<boolean> {
  const fingerprint = fingerprintOf(SOURCES);
  const stamp = join(ROOT, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false;
  say('Building the site');
  // A left-over NODE_ENV would build the development React.
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root: ROOT, logLevel: 'warn' });
  await builder.buildApp();
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(stamp, fingerprint);
  return true;
}

/** Names, sizes and times of all source files, hashed: changes with any edit and with any file added or gone. */
function fingerprintOf(places: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (place: string): void => {
    const stat = statSync(join(ROOT, place));
    if (stat.isDirectory()) {
      for (const name of readdirSync(join(ROOT, place)).sort()) visit(join(place, name));
      return;
    }
    hash.update(`${place}\0${stat.size}\0${stat.mtimeMs}\n`);
  };
  for (const place of places) visit(place);
  return hash.digest('hex');
}
