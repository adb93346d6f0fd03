import { createServer, type RequestListener } from 'node:http';
import { calls } from '../../shared/contract/calls.ts';
import { startBuiltServer, TEST_SECRET } from './test-server.ts';

export interface EdgeBefore {
  readonly url: URL;
  /** what the workers wrote to their log */
  readonly logged: readonly string[];
  stop(): Promise<void>;
}

/** An origin without a call: GET /api/site, or those of the hard stop. */
const knowsNothing: RequestListener = (_, answer) => answer.writeHead(404).end();

/**
 * The built edge worker in front of an origin that behaves as specified. The question about the site, which every isolate
 * asks at some time, goes to `aboutSite`. It has no hard stop.
 */
export async function startEdgeBefore(
  behaviour: RequestListener,
  edgeVars: Record<string, string> = {},
  aboutSite: RequestListener = knowsNothing,
): Promise<EdgeBefore> {
  const origin = createServer((request, answer) => {
    if (request.url === calls.site.path) return aboutSite(request, answer);
    return (request.url?.startsWith(calls.hardStop.path) ? knowsNothing : behaviour)(request, answer);
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const address = origin.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const logged: string[] = [];
  const { server, url } = await startBuiltServer({
    port: 0,
    originUrl: `http://127.0.0.1:${port}`,
    vars: { ENVIRONMENT: 'local', EDGE_ORIGIN_SECRET: TEST_SECRET },
    edgeVars,
    onLog: (line) => logged.push(line),
  });
  return {
    url,
    logged,
    async stop() {
      await server.dispose();
      origin.closeAllConnections();
      await new Promise((resolve) => origin.close(resolve));
    },
  };
}

const DONE = { isDone: true };

/** A test origin's responses to the calls that a page in a browser makes by itself, according to the contract. */
const LATE_ANSWERS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [calls.events.path, DONE],
  [calls.logError.path, DONE],
  [calls.logInfo.path, DONE],
  [calls.interpolateString.path, { texts: [] }],
  [calls.realtimeAge.path, []],
  [calls.missingAddressIds.path, { data: { addresses: [] } }],
]);

/** The response to such a call; undefined for any other path. */
export function lateAnswer(pathname: string): unknown {
  return LATE_ANSWERS.get(pathname);
}
