// Serves the built site with the test databases, for the browser tests.
import { localSite } from '../../scripts/lib/run/local-vars.ts';
import { startTestServer } from './test-server.ts';

const port = Number(process.env.PORT);
// As with real people, so that the tests see which pages search engines may keep.
const edgeVars = { ...localSite(port), INDEX_INVENTED: 'true' };
const { server, url } = await startTestServer({ port, edgeVars, originVars: localSite(port) });
console.log(`serving at ${url}`);
process.once('SIGTERM', () => server.dispose().finally(() => process.exit(0)));
