// npm run dev: both workers in workerd with hot reload, on the same local databases as npm start.
import { createServer } from 'vite';
import { prepareDatabases } from './lib/database/prepare-databases.ts';
import { holdState } from './lib/database/state-lock.ts';
import { endWhenGone } from './lib/database/watch-databases.ts';
import { printWelcome } from './lib/demo/welcome.ts';
import { ROOT, STATE_DIR } from './lib/run/local-server.ts';
import { assertPortIsFree, parsePort } from './lib/run/port.ts';
import { guardRuntimes } from './lib/run/runtime.ts';
import { failWithSentence } from './lib/run/say.ts';

// Otherwise Miniflare would ask the network for Cloudflare's data about a request.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';

try {
  const port = parsePort(process.env.PORT);
  await assertPortIsFree(port);
  holdState(STATE_DIR);
  const databases = await prepareDatabases();
  const server = await createServer({ root: ROOT, server: { port, strictPort: true } });
  await server.listen();
  guardRuntimes();
  printWelcome(new URL(`http://localhost:${port}/`), databases.worthLookingAt);
  endWhenGone([databases.peopleFile, databases.accountsFile], () => server.close());
} catch (error) {
  failWithSentence(error);
}
