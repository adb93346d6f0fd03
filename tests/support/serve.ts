// Serves the built site with the test databases, for the browser tests.
import { localSite } from '../../scripts/lib/run/local-vars.ts';
import { DEFAULT_QUOTAS } from '../../worker/origin/quota/quota-settings.ts';
import { GENEROUS_QUOTAS } from './test-meters.ts';
import { startTestServer } from './test-server.ts';

const port = Number(process.env.PORT);
// As with real people, so that the tests see which pages search engines may keep.
const edgeVars = { ...localSite(port), INDEX_INVENTED: 'true' };
// Every visitor has the product's own hard stop; the tests of all of them come from one machine.
const QUOTAS = JSON.stringify({ ...JSON.parse(GENEROUS_QUOTAS), anonymousPersons: DEFAULT_QUOTAS.anonymousPersons });
const originVars = { ...localSite(port), QUOTAS };
const { server, url } = await startTestServer({ port, edgeVars, originVars });
console.log(`serving at ${url}`);
process.once('SIGTERM', () => server.dispose().finally(() => process.exit(0)));
