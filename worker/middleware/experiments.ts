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
import { type EdgeContext, type EdgeEnv, isRealView } from '../context.ts';
import { allowsAnalytics } from '../cookies/consent.ts';
import { deleteEdgeCookie, readSignedCookie, writeSignedCookie } from '../cookies/signed-cookie.ts';

/** Whether this visitor takes part in experiments: a human who may be measured, while one is running. */
function takesPart(c: EdgeContext): boolean {
  return c.get('botClass') === 'human' && runsAny(c.get('settings').experimentWeights) && allowsAnalytics(c);
}

/**
 * Decides which variants the page shows (P6-049 to P6-055), after `visitor`. They are pinned in a cookie that is
 * written only when it changes, so a visitor keeps seeing the same page while weights are moved. Locally, the URL may
 * request a variant for one request. Bots see the unchanged page. A prefetched page shows what is already pinned and
 * assigns nothing new, because nothing can be pinned with it. Visitors who may not be measured get the unchanged page and
 * lose their variants; their visitor id is left alone and not used here.
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
      await next();
      if (!allowsAnalytics(c)) deleteEdgeCookie(c, 'experiments');
      return;
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
