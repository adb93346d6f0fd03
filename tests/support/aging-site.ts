import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from '../../scripts/lib/database/local-database.ts';
import { databaseFiles, ensureDatabases } from '../../scripts/lib/database/people-database.ts';
import { ROOT } from '../../scripts/lib/run/local-server.ts';
import { localVars } from '../../scripts/lib/run/local-vars.ts';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { FROM_OURS } from './raw-http.ts';
import { GENEROUS_QUOTAS } from './test-meters.ts';
import { startBuiltServer, TEST_SECRET } from './test-server.ts';

type AgeBody = Parameters<(typeof calls.agePeople.body)['parse']>[0];

/** The built site with people and accounts of its own, so that its people may age. */
export interface AgingSite extends Awaited<ReturnType<typeof startBuiltServer>> {
  readonly databases: { readonly peopleFile: string; readonly accountsFile: string };
  /** ages its people, as `npm run age` does */
  age(body: AgeBody): Promise<ReturnType<(typeof calls.agePeople.response)['parse']>>;
  stop(): Promise<void>;
}

/** @param peopleFile whose people it gets a copy of */
export async function startAgingSite(peopleFile: string): Promise<AgingSite> {
  const stateDir = mkdtempSync(join(ROOT, '.wrangler/aging-'));
  copyDatabase(peopleFile, databaseFiles({ stateDir }).peopleFile);
  const databases = await ensureDatabases({ stateDir });
  const started = await startBuiltServer({
    port: 0,
    stateDir,
    vars: { ...localVars(), EDGE_ORIGIN_SECRET: TEST_SECRET },
    originVars: { QUOTAS: GENEROUS_QUOTAS },
    onLog: () => {},
  });
  return {
    ...started,
    databases,
    async age(body) {
      const response = await fetch(new URL(paths.aging(), started.url), {
        method: 'POST',
        headers: { ...FROM_OURS, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`aging answered ${response.status}: ${await response.text()}`);
      return calls.agePeople.response.parse(await response.json());
    },
    async stop() {
      await started.server.dispose();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
