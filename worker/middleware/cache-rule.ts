import type { MiddlewareHandler } from 'hono';
import type { EdgeContext, EdgeEnv } from '../context.ts';

const NEVER = 'private, no-store';
const REVALIDATE = 'private, no-cache';

/**
 * Lets the browser keep this answer, and ask again before it uses it: back and forward stay instant. It holds only for
 * an anonymous 200 that sets no cookie; for anything else the call has no effect (F8-09).
 */
export function allowRevalidation(c: EdgeContext): void {
  c.set('mayRevalidate', true);
}

/** The one place that decides about caching: nothing is kept unless `allowRevalidation` was called (P2-037). */
export const cacheRule = (): MiddlewareHandler<EdgeEnv> =>
  async function cacheRule(c, next) {
    await next();
    const { status, headers } = c.res;
    const isPublicPage = status === 200 && !headers.has('set-cookie') && !sentSessionCookie(c);
    headers.set('cache-control', c.var.mayRevalidate === true && isPublicPage ? REVALIDATE : NEVER);
  };

/** By the header itself: also a cookie that is no good makes the answer somebody's own. */
function sentSessionCookie(c: EdgeContext): boolean {
  return c.var.session != null || /(?:^|;\s*)(?:__Host-)?session=/.test(c.req.header('cookie') ?? '');
}
