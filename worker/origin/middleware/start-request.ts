import { createMiddleware } from 'hono/factory';
import type { OriginEnv } from '../context.ts';
import { parseSettings } from '../env.ts';

/** Sets the settings, the time and a tracking id for everything that follows; no answer of the origin may be stored. */
export const startRequest = createMiddleware<OriginEnv>(async (c, next) => {
  c.set('trackingId', crypto.randomUUID());
  c.set('now', Date.now());
  c.set('settings', parseSettings(c.env));
  await next();
  c.res.headers.set('cache-control', 'no-store');
});
