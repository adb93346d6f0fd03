import { inventedCopy } from '../../../shared/copy/site/invented.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { limitsOf } from './limits-of.ts';
import { isPopulationInvented } from './store.ts';

/** GET /api/site: whether the people are invented, what every page says about that, and who runs the site. */
export const answerSite: CallHandler<'site'> = async (c) => {
  const { operator, seller, quotas } = c.get('settings');
  const isInvented = await isPopulationInvented(c.env.PEOPLE);
  return {
    isInvented,
    notice: isInvented ? inventedCopy.notice : null,
    ...(operator === null ? {} : { operator }),
    ...(seller === null ? {} : { seller }),
    limits: limitsOf(quotas),
  };
};
