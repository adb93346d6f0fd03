import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';

/** Gives every request an id (a random UUID) and sends it as `x-tracking-id` with every error (F8-06). */
export const trackingId = (): MiddlewareHandler<EdgeEnv> =>
  async function trackingId(c, next) {
    c.set('trackingId', crypto.randomUUID());
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
