import type { MiddlewareHandler } from 'hono';
import { NO_EXPERIMENTS } from '../../shared/experiments/experiments.ts';
import {
  formatPins,
  overriddenVariants,
  parsePins,
  pinVariants,
  variantsOf,
} from '../../shared/experiments/pinned-variants.ts';
import type { EdgeEnv } from '../context.ts';
import { readSignedCookie, writeSignedCookie } from '../signed-cookie.ts';
import { isRealView, takesPart } from './visitor.ts';

/**
 * Decides which variants the page shows (P6-049 to P6-055), after `visitor`. They are pinned in a cookie that is written
 * only when it changes, so that a visitor sees the same page while weights are moved. On this machine the address may ask
 * for a variant, for one request. Bots see the page as it is. A page that is asked for ahead of the click shows what is
 * pinned and gives nothing new, since nothing can be pinned with it.
 */
export const experiments = (): MiddlewareHandler<EdgeEnv> =>
  async function experiments(c, next) {
    const { settings, botClass, url, visitorId = null } = c.var;
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
