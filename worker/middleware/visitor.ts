import type { MiddlewareHandler } from 'hono';
import { runsAny } from '../../shared/experiments/weights.ts';
import { allowsAnalytics } from '../consent.ts';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import { deleteEdgeCookies, readSignedCookie, writeSignedCookie } from '../signed-cookie.ts';

/** Whether this visitor is part of experiments: a person who may be measured, while one runs. */
export function takesPart(c: EdgeContext): boolean {
  return c.var.botClass === 'human' && runsAny(c.var.settings.experimentWeights) && allowsAnalytics(c);
}

/** Whether somebody asks for the page to read it now; only then may a cookie be set. */
export function isRealView(c: EdgeContext): boolean {
  return c.req.method === 'GET' && !c.var.isPrefetch;
}

/**
 * Knows a visitor again, by a random number that we signed; a missing or forged one is replaced. It is asked for only
 * where something needs it, which is experiments so far, and set only with a page that was shown. Who may not be measured
 * loses it, and the variants with it.
 */
export const visitor = (): MiddlewareHandler<EdgeEnv> =>
  async function visitor(c, next) {
    if (!takesPart(c)) {
      await next();
      if (!allowsAnalytics(c)) deleteEdgeCookies(c);
      return;
    }
    const known = await readSignedCookie(c, 'visitor_id');
    const id = known?.value ?? (isRealView(c) ? crypto.randomUUID() : null);
    c.set('visitorId', id);
    await next();
    const isWritten = id === null || known?.isCurrent === true;
    if (!isWritten && isRealView(c) && c.res.status === 200) await writeSignedCookie(c, 'visitor_id', id);
  };
