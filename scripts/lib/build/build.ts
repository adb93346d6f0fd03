import { join } from 'node:path';
import { ROOT } from '../run/local-server.ts';
import { runTool } from '../run/run-tool.ts';
import { ensureFresh, fingerprintOf } from './ensure-fresh.ts';

/** What the build is made from. The population is included for the map's places, which import others. */
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
/** Set when a parent process made the build that all its children test. */
const KEPT = 'BUILD_IS_KEPT';

/**
 * Builds the browser bundle and both workers, unless dist/ was built from exactly these sources. Returns whether it
 * built. The build runs in its own process: NODE_ENV must be production there, but not in the test that requests it.
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

/** Child processes use the build as it is: an edit in the middle of a run must not pull it out from under them. */
export function keepBuild(): void {
  process.env[KEPT] = 'true';
}
