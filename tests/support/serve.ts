// Serves the built site with the test databases, for the browser tests.
import { localAds, localSite } from '../../scripts/lib/run/local-vars.ts';
import { DEFAULT_QUOTAS } from '../../worker/origin/quota/quota-settings.ts';
import { AD_DELAY_MS } from './ad-delay.ts';
import { GENEROUS_QUOTAS } from './test-meters.ts';
import { startTestServer } from './test-server.ts';

const port = Number(process.env.PORT);
// Only tests of ads turn their clock to when these load: in every other they would be work for nothing.
const AD_DELAY = String(AD_DELAY_MS);
const edgeVars = {
  ...localSite(port),
  ...localAds(port),
  AD_DELAY_MOBILE_MS: AD_DELAY,
  AD_DELAY_DESKTOP_MS: AD_DELAY,
  // As with real people, so that the tests see which pages search engines may keep.
  INDEX_INVENTED: 'true',
};
// Every visitor has the product's own hard stop; the tests of all of them come from one machine.
const QUOTAS = JSON.stringify({ ...JSON.parse(GENEROUS_QUOTAS), anonymousPersons: DEFAULT_QUOTAS.anonymousPersons });
const originVars = { ...localSite(port), QUOTAS };
const { server, url } = await startTestServer({ port, edgeVars, originVars });
console.log(`serving at ${url}`);
process.once('SIGTERM', () => server.dispose().finally(() => process.exit(0)));
