import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';
import { unknownPath } from '../routes/site/unopened.ts';

/** In front of what a local run alone has: elsewhere the path is as unknown as any other, by every method. */
export const localOnly = (): MiddlewareHandler<EdgeEnv> =>
  async function localOnly(c, next) {
    if (!c.var.settings.isLocal) return unknownPath(c);
    return next();
  };
