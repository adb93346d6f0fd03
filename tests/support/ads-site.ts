import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from '../../scripts/lib/database/local-database.ts';
import { databaseFiles, ensureDatabases } from '../../scripts/lib/database/people-database.ts';
import { ROOT, TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { localAds, localSite, localVars } from '../../scripts/lib/run/local-vars.ts';
import { withFreePort } from '../../scripts/lib/run/with-free-port.ts';
import { GENEROUS_QUOTAS } from './test-meters.ts';
import { startBuiltServer, TEST_SECRET } from './test-server.ts';

/** The built site with accounts of its own. */
export interface AdsSite {
  readonly url: URL;
  stop(): Promise<void>;
}

/**
 * Starts the site for tests of what loads for whom: ads at once, everybody in an experiment, and Google's user agent alone
 * proves Google.
 *
 * @param hasAds whether a network is configured
 */
export async function startAdsSite(hasAds: boolean): Promise<AdsSite> {
  const stateDir = mkdtempSync(join(ROOT, '.wrangler/ads-'));
  copyDatabase(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, databaseFiles({ stateDir }).peopleFile);
  await ensureDatabases({ stateDir });
  const { server, site } = await withFreePort(0, async (port) => {
    const vars = { ...localVars(), ...localSite(port), EDGE_ORIGIN_SECRET: TEST_SECRET };
    const edgeVars = {
      ...(hasAds ? localAds(port) : {}),
      AD_DELAY_MOBILE_MS: '0',
      AD_DELAY_DESKTOP_MS: '0',
      EXPERIMENT_WEIGHTS: '{"UPSELL_NEW_TAB":[1,1]}',
      TRUST_BOT_USER_AGENT: 'true',
    };
    const originVars = { QUOTAS: GENEROUS_QUOTAS };
    const started = await startBuiltServer({ port, stateDir, vars, edgeVars, originVars, onLog: () => {} });
    return { server: started.server, site: `http://localhost:${port}` };
  });
  return {
    url: new URL(site),
    async stop() {
      await server.dispose();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
