import { join } from 'node:path';
import { ROOT } from '../run/local-server.ts';
import { runTool } from '../run/run-tool.ts';
import { ensureFresh, fingerprintOf } from './ensure-fresh.ts';

/** What the build is made from; of the population the places of the map, which take others with them. */
const SOURCES = [
  'client',
  'shared',
  'worker',
  'scripts/lib',
  'scripts/population',
  'vite.config.ts',
  'wrangler.toml',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
/** Set where a parent has made the build that all its children are to test. */
const KEPT = 'BUILD_IS_KEPT';

/**
 * Builds browser bundle and both workers, unless dist/ was built from just these sources. Says whether it built. The build
 * is a process of its own: NODE_ENV has to be production there, and must not be in a test that asks for it.
 */
export async function ensureBuild(say: (line: string) => void): Promise<boolean> {
  if (process.env[KEPT] === 'true') return false;
  return ensureFresh(
    join(ROOT, 'dist'),
    () => fingerprintOf(ROOT, SOURCES),
    async () => {
      say('Building the site');
      const code = await runTool(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
      if (code !== 0) throw new Error('The site could not be built; what is wrong stands above.');
    },
  );
}

/** Processes that this one starts take the build as it is: an edit in the middle of a run must not pull it from under them. */
export function keepBuild(): void {
  process.env[KEPT] = 'true';
}
