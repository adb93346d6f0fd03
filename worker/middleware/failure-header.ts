import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';

/** Names the class of an origin's fault on a page that a form or a button made of it (docs/faults.md). */
export const failureHeader = (): MiddlewareHandler<EdgeEnv> =>
  async function failureHeader(c, next) {
    await next();
    const { failure } = c.var;
    if (failure !== undefined && c.res.status >= 500) c.res.headers.set('x-failure', failure);
  };
