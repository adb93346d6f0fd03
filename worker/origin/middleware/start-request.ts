import { createMiddleware } from 'hono/factory';
import { newTraceId } from '../../../shared/contract/transport/trace-context.ts';
import type { OriginEnv } from '../context.ts';
import { type OriginBindings, type OriginSettings, parseSettings } from '../env.ts';
import { asWork } from '../logging/current-work.ts';
import { SettingsError } from '../logging/settings-error.ts';

/** Sets the settings, the time and a tracking id for everything that follows; no answer of the origin may be stored. */
export const startRequest = createMiddleware<OriginEnv>(async (c, next) => {
  const traceId = newTraceId();
  c.set('trackingId', traceId);
  c.set('now', Date.now());
  c.set('settings', settingsOf(c.env));
  await asWork({ traceId, spanId: null }, () => next());
  c.res.headers.set('cache-control', 'no-store');
});

/** @throws SettingsError */
function settingsOf(env: OriginBindings): OriginSettings {
  try {
    return parseSettings(env);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : 'unknown', { cause: error });
  }
}
