import type { MiddlewareHandler } from 'hono';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import { Refusal } from '../failures/errors.ts';
import { noteSecurity } from '../failures/security-log.ts';

/**
 * Whether one of our pages made a request: by Sec-Fetch-Site, otherwise by Origin (browsers before 2023). A request
 * with neither is refused.
 */
export function isSameOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return true;
  return (site === null || site === 'none') && headers.get('origin') === ownOrigin;
}

/** Whether a page of another site, or of a sibling host, made a request. Browsers before 2023 do not say. */
function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

/**
 * For reading calls, which may count, or begin a session: no page of another site makes a visitor's browser do that.
 *
 * @throws Refusal 403 if one did
 */
export function assertNotForeign(c: EdgeContext): void {
  if (!isForeign(c.req.raw.headers)) return;
  noteSecurity(c, { kind: 'cross-site-refused' });
  throw new Refusal(403, 'This was not asked by our own pages.');
}

/** What somebody reads who is shown a page as an image or a frame. */
export const ONLY_A_PAGE = 'This page opens only as a page of its own.';

/**
 * In front of every page: another site may link to it, but shows it to nobody as an image or a frame, and only spends
 * what its visitor and their network may still look up (docs/rules.md). Our own scripts may fetch pages.
 */
export const notEmbedded = (): MiddlewareHandler<EdgeEnv> =>
  async function notEmbedded(c, next) {
    if (isForeign(c.req.raw.headers) && !c.get('origination').isDocument) {
      noteSecurity(c, { kind: 'cross-site-refused' });
      throw new Refusal(403, ONLY_A_PAGE);
    }
    await next();
  };

/** @throws Refusal 403 unless one of our pages made this request */
export function assertSameOrigin(c: EdgeContext): void {
  if (isSameOrigin(c.req.raw.headers, c.get('url').origin)) return;
  noteSecurity(c, { kind: 'cross-site-refused' });
  throw new Refusal(403, 'This form was not sent from our own pages.');
}

/** In front of every route that changes something. */
export const sameOrigin = (): MiddlewareHandler<EdgeEnv> =>
  async function sameOrigin(c, next) {
    assertSameOrigin(c);
    await next();
  };
