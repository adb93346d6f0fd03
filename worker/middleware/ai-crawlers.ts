import type { MiddlewareHandler } from 'hono';
import { AI_CRAWLERS_REFUSED } from '../../shared/copy/site/ai-crawlers.ts';
import type { EdgeEnv } from '../context.ts';
import { Refusal } from '../failures/errors.ts';

/**
 * In front of pages about people: AI crawlers get a sentence, unless AI_CRAWLERS lets them in. The origin is not asked
 * for anybody, and nothing counts.
 */
export const noAiCrawlers = (): MiddlewareHandler<EdgeEnv> =>
  async function noAiCrawlers(c, next) {
    if (c.get('isAiCrawler') === true && c.get('settings').refusesAiCrawlers)
      throw new Refusal(403, AI_CRAWLERS_REFUSED);
    await next();
  };
