import type { MiddlewareHandler } from 'hono';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import { Refusal } from '../failures/errors.ts';
import { noteSecurity } from '../failures/security-log.ts';

/**
 * Whether a request was made by a page of ours: by Sec-Fetch-Site, else by Origin (browsers of before 2023). A request
 * that says neither is refused.
 */
export function isSameOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return true;
  return (site === null || site === 'none') && headers.get('origin') === ownOrigin;
}

/** @throws Refusal 403 unless a page of ours made this request. */
export function assertSameOrigin(c: EdgeContext): void {
  if (isSameOrigin(c.req.raw.headers, c.var.url.origin)) return;
  noteSecurity(c, { kind: 'cross-site-refused' });
  throw new Refusal(403, 'This form was not sent from our own pages.');
}

/** In front of every route that changes something. */
export const sameOrigin = (): MiddlewareHandler<EdgeEnv> =>
  async function sameOrigin(c, next) {
    assertSameOrigin(c);
    await next();
  };
