import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../../scripts/lib/build/build.ts';
import { DEFAULT_SEED, databaseFiles, ensureDatabases } from '../../scripts/lib/database/people-database.ts';
import { type LocalServerOptions, startLocalServer, TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { localVars } from '../../scripts/lib/run/local-vars.ts';
import { say } from '../../scripts/lib/run/say.ts';
import { GENEROUS_QUOTAS } from './test-meters.ts';

/** Signs envelopes in tests; both workers of a test server use it. */
export const TEST_SECRET = 'test-secret-of-the-edge-envelope-0123456789';

/** Tests must find their people in any population: TEST_SEED gives them another one. */
const TEST_SEED = process.env.TEST_SEED ?? DEFAULT_SEED;

/**
 * The built workers on their own databases, with fresh accounts, limits and stores. The population is that of TEST_SEED,
 * generated once.
 */
export async function startTestServer(options: Partial<LocalServerOptions> = {}) {
  const databases = await prepareTestDatabases();
  // Another run within the same minute uses the same addresses.
  for (const folder of ['ratelimit', 'do', 'kv'])
    rmSync(join(options.stateDir ?? TEST_STATE_DIR, folder), { recursive: true, force: true });
  const started = await startBuiltServer({
    port: 0,
    stateDir: TEST_STATE_DIR,
    onLog: () => {},
    vars: { ...localVars(), EDGE_ORIGIN_SECRET: TEST_SECRET },
    ...options,
    originVars: { QUOTAS: GENEROUS_QUOTAS, ...options.originVars },
  });
  return { ...started, databases };
}

/** The databases of a test; those of a seed of its own, whatever TEST_SEED says, are in a folder of their own. */
export function prepareTestDatabases(seed = TEST_SEED) {
  const stateDir = seed === TEST_SEED ? TEST_STATE_DIR : join(TEST_STATE_DIR, seed);
  const { accountsFile } = databaseFiles({ stateDir });
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${accountsFile}${suffix}`, { force: true });
  return ensureDatabases({ stateDir, seed });
}

/** The only way to serve the product in a test: a test that runs by itself never uses a stale build. */
export async function startBuiltServer(options: LocalServerOptions): ReturnType<typeof startLocalServer> {
  await ensureBuild(say);
  return startLocalServer(options);
}
