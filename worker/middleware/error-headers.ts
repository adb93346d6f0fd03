import type { MiddlewareHandler } from 'hono';
import { newTraceId } from '../../shared/contract/transport/trace-context.ts';
import type { EdgeEnv } from '../context.ts';

/**
 * Gives every request a trace id and sends it as `x-tracking-id` with every error (F8-06). A browser's own traceparent is
 * not read: anybody could put their requests under the id of somebody else's.
 */
export const trackingId = (): MiddlewareHandler<EdgeEnv> =>
  async function trackingId(c, next) {
    c.set('trackingId', newTraceId());
    await next();
    if (c.res.status >= 400) c.res.headers.set('x-tracking-id', c.get('trackingId'));
  };

/** Sends the class of an origin fault with what a form or button turned it into: a page, or a redirect to one (docs/faults.md). */
export const failureHeader = (): MiddlewareHandler<EdgeEnv> =>
  async function failureHeader(c, next) {
    await next();
    const failure = c.get('failure');
    if (failure !== undefined && (c.res.status >= 500 || c.res.status === 303)) c.res.headers.set('x-failure', failure);
  };
