import type { Miniflare } from 'miniflare';
import { startLocalServer } from '../lib/run/local-server.ts';
import { localVars } from '../lib/run/local-vars.ts';
import { UNLIMITED } from './unlimited.ts';

/**
 * The site whose origin is measured call by call, without limits, and the secret that signs these calls. With production
 * settings, because locally every answer is checked against its schema, which costs time.
 */
export async function startBenchOrigin(
  stateDir: string,
): Promise<{ readonly server: Miniflare; readonly secret: string }> {
  const vars = localVars();
  const { server } = await startLocalServer({
    port: 0,
    stateDir,
    vars: { ...vars, ENVIRONMENT: 'production' },
    originVars: UNLIMITED,
  });
  return { server, secret: vars.EDGE_ORIGIN_SECRET ?? '' };
}
