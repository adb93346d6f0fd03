import { createMiddleware } from 'hono/factory';
import { pathWithQueryOf, verifyEnvelope } from '../../../shared/contract/envelope-signature.ts';
import type { OriginEnv } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';

/**
 * Nothing is answered without a valid edge envelope (decisions 1). From here on the tracking id is the edge's trace id,
 * so that one id finds a request in both workers.
 */
export const requireEnvelope = createMiddleware<OriginEnv>(async (c, next) => {
  const { method, url, headers } = c.req.raw;
  const { secret } = c.get('settings');
  const envelope = await verifyEnvelope(secret, method, pathWithQueryOf(url), headers, c.get('now'));
  if (envelope === null) throw new ProblemError(401, 'Unauthorized', { detail: 'No valid edge envelope' });
  c.set('envelope', envelope);
  c.set('trackingId', envelope.traceId);
  await next();
});
