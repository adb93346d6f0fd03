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
