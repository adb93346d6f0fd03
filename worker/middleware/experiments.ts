import type { MiddlewareHandler } from 'hono';
import { NO_EXPERIMENTS } from '../../shared/experiments/experiments.ts';
import {
  formatPins,
  overriddenVariants,
  parsePins,
  pinVariants,
  variantsOf,
} from '../../shared/experiments/pinned-variants.ts';
import { runsAny } from '../../shared/experiments/weights.ts';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import { allowsAnalytics } from '../cookies/consent.ts';
import { deleteEdgeCookies, readSignedCookie, writeSignedCookie } from '../cookies/signed-cookie.ts';

/** Whether this visitor takes part in experiments: a human who may be measured, while one is running. */
function takesPart(c: EdgeContext): boolean {
  return c.get('botClass') === 'human' && runsAny(c.get('settings').experimentWeights) && allowsAnalytics(c);
}

/** Whether the page is requested to be read now; only then may a cookie be set. */
function isRealView(c: EdgeContext): boolean {
  return c.req.method === 'GET' && !c.get('isPrefetch');
}

/**
 * Recognizes a visitor by a random number that we signed; a missing or forged one is replaced. It is read only when
 * something needs it, which so far is experiments, and set only with a page that was shown. Visitors who may not be
 * measured lose it, along with their variants.
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

/**
 * Decides which variants the page shows (P6-049 to P6-055), after `visitor`. They are pinned in a cookie that is
 * written only when it changes, so a visitor keeps seeing the same page while weights are moved. Locally, the URL may
 * request a variant for one request. Bots see the unchanged page. A prefetched page shows what is already pinned and
 * assigns nothing new, because nothing can be pinned with it.
 */
export const experiments = (): MiddlewareHandler<EdgeEnv> =>
  async function experiments(c, next) {
    const settings = c.get('settings');
    const botClass = c.get('botClass');
    const url = c.get('url');
    const visitorId = c.get('visitorId') ?? null;
    const asked = settings.isLocal && botClass === 'human' ? overriddenVariants(url.searchParams) : {};
    if (!takesPart(c)) {
      c.set('experiments', { ...NO_EXPERIMENTS, ...asked });
      return next();
    }
    const known = await readSignedCookie(c, 'experiments');
    const before = known?.value ?? '';
    const givenTo = isRealView(c) ? visitorId : null;
    const pinned = pinVariants(parsePins(before), settings.experimentWeights, givenTo);
    c.set('experiments', { ...variantsOf(pinned), ...asked });
    await next();
    const after = formatPins(pinned);
    const isWritten = after === before && known?.isCurrent !== false;
    if (!isWritten && isRealView(c) && c.res.status === 200) await writeSignedCookie(c, 'experiments', after);
  };
