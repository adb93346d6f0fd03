import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';

/**
 * Refuses to load a page ahead for a session. What is loaded ahead names nobody, and whoever may see a name must not be
 * shown that answer on the click; the browser asks again then. Before the limit: what is refused costs nothing.
 */
export const noPrefetchWithSession = (): MiddlewareHandler<EdgeEnv> =>
  async function noPrefetchWithSession(c, next) {
    if (c.var.isPrefetch && c.var.session !== null) return c.body(null, 503);
    return next();
  };
