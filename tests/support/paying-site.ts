import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Response as WorkerResponse } from 'miniflare';
import { copyDatabase } from '../../scripts/lib/database/local-database.ts';
import { databaseFiles, ensureDatabases } from '../../scripts/lib/database/people-database.ts';
import { originAddress, ROOT, TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { localVars } from '../../scripts/lib/run/local-vars.ts';
import { type FakeStripe, openFakeStripe } from './fake-stripe.ts';
import { type OrderGate, startOrderGate } from './order-gate.ts';
import { GENEROUS_QUOTAS } from './test-meters.ts';
import { startBuiltServer, TEST_SECRET } from './test-server.ts';

const STRIPE_KEY = 'sk_test_of_the_browser_tests';

/** The built site with accounts of its own, and the ways on which its payments go wrong. */
export interface PayingSite {
  readonly url: URL;
  /** the accounts, to read */
  readonly accounts: DatabaseSync;
  /** between edge and origin */
  readonly gate: OrderGate;
  /** null: the test provider takes the money */
  readonly stripe: FakeStripe | null;
  stop(): Promise<void>;
}

/** Starts the site with the test provider, or with Stripe's fake, which the origin then asks instead of the network. */
export async function startPayingSite(provider: 'test' | 'stripe'): Promise<PayingSite> {
  const stateDir = mkdtempSync(join(ROOT, '.wrangler/paying-'));
  copyDatabase(databaseFiles({ stateDir: TEST_STATE_DIR }).peopleFile, databaseFiles({ stateDir }).peopleFile);
  const { accountsFile } = await ensureDatabases({ stateDir });
  const started = Promise.withResolvers<URL>();
  const gate = await startOrderGate(() => started.promise);
  const stripe = provider === 'stripe' ? openFakeStripe(STRIPE_KEY) : null;
  const { server, url } = await startBuiltServer({
    port: 0,
    stateDir,
    vars: { ...localVars(), EDGE_ORIGIN_SECRET: TEST_SECRET },
    originVars: {
      QUOTAS: GENEROUS_QUOTAS,
      ...(stripe === null ? {} : { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests' }),
    },
    originUrl: gate.url,
    isOriginReachable: true,
    onLog: () => {},
    ...(stripe === null
      ? {}
      : {
          outside: async (asked) => {
            const { url, method } = asked;
            const reply = await stripe.fetch(url, { method, headers: [...asked.headers], body: await asked.text() });
            return new WorkerResponse(await reply.text(), { status: reply.status, headers: [...reply.headers] });
          },
        }),
  });
  started.resolve(await originAddress(server));
  const accounts = new DatabaseSync(accountsFile, { readOnly: true, timeout: 5_000 });
  return {
    url,
    accounts,
    gate,
    stripe,
    async stop() {
      accounts.close();
      gate.release();
      await server.dispose();
      await gate.close();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
