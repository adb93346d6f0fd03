import type { MiddlewareHandler } from 'hono';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import { EDGE_COOKIES } from '../cookies/signed-cookie.ts';

const NEVER = 'private, no-store';
const REVALIDATE = 'private, no-cache';
/** A year, in seconds, without asking again: for what a versioned path names. */
const FOR_EVER = 'max-age=31536000, immutable';

/**
 * Lets the browser keep this answer, and ask again before it uses it: back and forward stay instant. It holds only for
 * an anonymous 200 that sets no cookie but those by which a visitor is known again; for anything else the call has no
 * effect (F8-09).
 */
export function allowRevalidation(c: EdgeContext): void {
  c.set('mayRevalidate', true);
}

/**
 * Says that a 200 of this path never changes: squares of the map, which are nobody's, and pictures of a vague place may be
 * kept by everyone, a picture of where somebody lives only by the browser that asked for it.
 */
export function allowKeeping(c: EdgeContext, by: 'everyone' | 'viewer'): void {
  c.set('keptBy', by);
}

/** The one place that decides about caching: nothing is kept unless a route says so (P2-037). */
export const cacheRule = (): MiddlewareHandler<EdgeEnv> =>
  async function cacheRule(c, next) {
    await next();
    const { status, headers } = c.res;
    const { keptBy, mayRevalidate } = c.var;
    if (keptBy !== undefined && status === 200 && !headers.has('set-cookie')) {
      headers.set('cache-control', `${keptBy === 'everyone' ? 'public' : 'private'}, ${FOR_EVER}`);
      return;
    }
    const isPublicPage = status === 200 && !setsForeignCookie(headers) && !sentSessionCookie(c);
    headers.set('cache-control', mayRevalidate === true && isPublicPage ? REVALIDATE : NEVER);
  };

/** A visitor's number and variants change nothing about who may see the page; any other cookie may. */
function setsForeignCookie(headers: Headers): boolean {
  return headers
    .getSetCookie()
    .some((cookie) => !EDGE_COOKIES.some((name) => cookie.replace('__Host-', '').startsWith(`${name}=`)));
}

/** By the header itself: also a cookie that is no good makes the answer somebody's own. */
function sentSessionCookie(c: EdgeContext): boolean {
  return c.var.session != null || /(?:^|;\s*)(?:__Host-)?session=/.test(c.req.header('cookie') ?? '');
}
