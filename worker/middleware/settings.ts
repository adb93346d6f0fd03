import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';
import { type EdgeBindings, type EdgeSettings, parseSettings } from '../env.ts';
import { NOT_SET_UP } from '../failures/errors.ts';
import { logEvent, ownMessageOf } from '../failures/log.ts';

// One bindings object per isolate, so this parses once.
const known = new WeakMap<EdgeBindings, EdgeSettings | null>();

/** Parses the variables once per isolate. A misconfigured worker answers nothing but a plain 500. */
export const settings = (): MiddlewareHandler<EdgeEnv> =>
  async function settings(c, next) {
    let parsed = known.get(c.env);
    if (parsed === undefined) {
      try {
        parsed = parseSettings(c.env);
      } catch (error) {
        parsed = null;
        logEvent(c, 'settings_invalid', { message: ownMessageOf(error) });
      }
      known.set(c.env, parsed);
    }
    if (parsed === null) return c.text(`${NOT_SET_UP}\n`, 500);
    c.set('settings', parsed);
    return next();
  };
