import { createMiddleware } from 'hono/factory';
import { matchCallPath } from '../../../shared/contract/calls/call.ts';
import { calls } from '../../../shared/contract/calls.ts';
import { ENVELOPE_REFUSAL, type Envelope } from '../../../shared/contract/transport/envelope.ts';
import { pathWithQueryOf, verifyEnvelope } from '../../../shared/contract/transport/envelope-signature.ts';
import { readTraceparent, TRACEPARENT } from '../../../shared/contract/transport/trace-context.ts';
import type { OriginEnv } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { continueAs } from '../logging/current-work.ts';

const OUTSIDE_CALLS = Object.values(calls).filter(({ caller }) => caller === 'outside');

/**
 * Requires a valid edge envelope, except for calls from outside, which have their own signature. From here on the
 * tracking id is the edge's trace id, so one id finds a request in both workers.
 */
export const requireEnvelope = createMiddleware<OriginEnv>(async (c, next) => {
  const { method, url, headers } = c.req.raw;
  const { secrets } = c.get('settings');
  const envelope = await verifyEnvelope(secrets, method, pathWithQueryOf(url), headers, c.get('now'));
  if (envelope !== null) {
    c.set('envelope', envelope);
    c.set('trackingId', envelope.traceId);
    continueAs({ traceId: envelope.traceId, spanId: spanOf(envelope, headers) });
  } else if (!isOutsideCall(method, new URL(url).pathname)) {
    throw new ProblemError(401, 'Unauthorized', {
      detail: 'No valid edge envelope',
      headers: { [ENVELOPE_REFUSAL.name]: ENVELOPE_REFUSAL.value },
      security: 'envelope-refused',
    });
  }
  await next();
});

/** Only the trace is signed: a span of another one came from somewhere else. */
function spanOf({ traceId }: Envelope, headers: Headers): string | null {
  const sent = readTraceparent(headers.get(TRACEPARENT));
  return sent?.traceId === traceId ? sent.spanId : null;
}

function isOutsideCall(method: string, pathname: string): boolean {
  return OUTSIDE_CALLS.some((call) => call.method === method && matchCallPath(call.path, pathname) !== null);
}
