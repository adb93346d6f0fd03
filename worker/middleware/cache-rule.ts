import type { MiddlewareHandler } from 'hono';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import { EDGE_COOKIES } from '../cookies/signed-cookie.ts';

const NEVER = 'private, no-store';
const REVALIDATE = 'private, no-cache';
/** A year, in seconds, without revalidation: for versioned paths. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Lets the browser keep this response and revalidate it before reuse, so back and forward stay instant. Applies only to
 * an anonymous 200 that sets no cookies other than the edge's own visitor cookies; otherwise the call has no effect
 * (F8-09).
 */
export function allowRevalidation(c: EdgeContext): void {
  c.set('mayRevalidate', true);
}

/** Marks a 200 at this path as permanent and the same for everyone: map squares, and pictures of a vague place. */
export function allowKeeping(c: EdgeContext): void {
  c.set('keepingRule', FOR_EVER);
}

/** Marks a 200 as the same for everyone and good for so many seconds: the documents of ad frames. */
export function allowKeepingFor(c: EdgeContext, seconds: number): void {
  c.set('keepingRule', `public, max-age=${seconds}`);
}

/**
 * The only place that decides about caching: nothing is cached unless a route says so (P2-037). No page or call that a
 * session asked for ever is, so a log-out does not have to clear the browser's cache (forgetBrowser).
 */
export const cacheRule = (): MiddlewareHandler<EdgeEnv> =>
  async function cacheRule(c, next) {
    await next();
    const { status, headers } = c.res;
    const mayRevalidate = c.get('mayRevalidate');
    const keepingRule = c.get('keepingRule');
    if (keepingRule !== undefined && status === 200 && !headers.has('set-cookie')) {
      headers.set('cache-control', keepingRule);
      return;
    }
    const isPublicPage = status === 200 && !setsForeignCookie(headers) && !sentSessionCookie(c);
    headers.set('cache-control', mayRevalidate === true && isPublicPage ? REVALIDATE : NEVER);
  };

/** The visitor id and variants do not affect who may see the page; any other cookie may. */
function setsForeignCookie(headers: Headers): boolean {
  return headers
    .getSetCookie()
    .some((cookie) => !EDGE_COOKIES.some((name) => cookie.replace('__Host-', '').startsWith(`${name}=`)));
}

/** Reads the header itself: even an invalid cookie makes the response personal. */
function sentSessionCookie(c: EdgeContext): boolean {
  return c.get('session') != null || /(?:^|;\s*)(?:__Host-)?session=/.test(c.req.header('cookie') ?? '');
}
