import { inventedCopy } from '../../../shared/copy/site/invented.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { isPopulationInvented } from './store.ts';

/** GET /api/site: whether the people are invented, and what every page says about that. */
export const answerSite: CallHandler<'site'> = async (c) => {
  const isInvented = await isPopulationInvented(c.env.PEOPLE);
  return { isInvented, notice: isInvented ? inventedCopy.notice : null };
};
