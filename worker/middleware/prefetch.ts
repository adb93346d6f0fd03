import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';

/**
 * Refuses to prefetch a page for a session. A prefetched page names nobody, and a viewer who may see the name must not
 * be shown that version on the click; the browser requests it again then. Runs before the limit, so a refused prefetch
 * costs nothing.
 */
export const noPrefetchWithSession = (): MiddlewareHandler<EdgeEnv> =>
  async function noPrefetchWithSession(c, next) {
    if (c.get('isPrefetch') && c.get('session') !== null) return c.body(null, 503);
    return next();
  };

/**
 * Refuses to prefetch a page that counts against a daily limit of look-ups: nobody may have asked for it, and any site
 * can have its visitors' browsers prefetch it. The browser asks again on the click.
 */
export const noPrefetch = (): MiddlewareHandler<EdgeEnv> =>
  async function noPrefetch(c, next) {
    if (c.get('isPrefetch')) return c.body(null, 503);
    return next();
  };

/** The file in client/public that says which links a browser may prefetch. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * Points browsers to the rules. They only cover pages that cost nothing if nobody looks at them: never a person, where
 * a view or a lookup counts. Bots follow every link anyway.
 */
export const speculationRules = (): MiddlewareHandler<EdgeEnv> =>
  async function speculationRules(c, next) {
    await next();
    const isPage = c.res.status === 200 && (c.res.headers.get('content-type') ?? '').startsWith('text/html');
    if (isPage && c.get('botClass') === 'human') c.res.headers.set('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
  };
