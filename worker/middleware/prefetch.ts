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

/** The file in client/public that says which links a browser may fetch before they are followed. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * Names the rules to browsers. They take only pages that cost nothing when nobody looks at them: never a person, where a
 * view or a lookup counts. Bots follow every link anyway.
 */
export const speculationRules = (): MiddlewareHandler<EdgeEnv> =>
  async function speculationRules(c, next) {
    await next();
    const isPage = c.res.status === 200 && (c.res.headers.get('content-type') ?? '').startsWith('text/html');
    if (isPage && c.var.botClass === 'human') c.res.headers.set('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
  };
