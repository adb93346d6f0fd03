// Serves the built site on the databases of the tests, for the browser tests.
import { startTestServer } from './test-server.ts';

const { server, url } = await startTestServer({ port: Number(process.env.PORT) });
console.log(`serving at ${url}`);
process.once('SIGTERM', () => server.dispose().finally(() => process.exit(0)));
