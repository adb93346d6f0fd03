import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFiles, ensureDatabases } from '../../scripts/lib/database/people-database.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { localVars } from '../../scripts/lib/run/local-vars.ts';
import { generatePopulation } from '../../scripts/population/population.ts';
import { PLANTED, type PlantedPerson, withPlanted } from './planted.ts';
import { GENEROUS_QUOTAS } from './test-meters.ts';
import { startBuiltServer, TEST_SECRET } from './test-server.ts';

/** Enough for each planted person to have a neighbor of their own. */
const PEOPLE = 1_500;

/**
 * The built workers on databases of their own, made anew, with the planted people in them. Search engines are believed by
 * their name and may index, so that a test can be one.
 *
 * @param seed of the population around them
 */
export async function startPlantedSite(seed: string) {
  const stateDir = join(TEST_STATE_DIR, 'planted');
  const { accountsFile } = databaseFiles({ stateDir });
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${accountsFile}${suffix}`, { force: true });
  for (const folder of ['ratelimit', 'do']) rmSync(join(stateDir, folder), { recursive: true, force: true });
  let planted: readonly PlantedPerson[] = [];
  let ghosts: readonly PlantedPerson[] = [];
  const databases = await ensureDatabases({
    ...{ stateDir, seed, people: PEOPLE, isForced: true },
    generate: ({ people, ...options }) =>
      withPlanted(generatePopulation({ ...options, people: people - PLANTED }), (...both) => {
        [planted, ghosts] = both;
      }),
  });
  const started = await startBuiltServer({
    ...{ port: 0, stateDir, onLog: () => {} },
    vars: { ...localVars(), EDGE_ORIGIN_SECRET: TEST_SECRET },
    edgeVars: { TRUST_BOT_USER_AGENT: 'true', INDEX_INVENTED: 'true' },
    originVars: { QUOTAS: GENEROUS_QUOTAS },
  });
  return { ...started, databases, planted, ghosts };
}
export type PlantedSite = Awaited<ReturnType<typeof startPlantedSite>>;
