import type { MiddlewareHandler } from 'hono';
import { type EdgeContext, type EdgeEnv, isRealView } from '../context.ts';
import { saveChoice, savedChoice } from '../cookies/save-choice.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { sendsOptOut } from '../input/opt-out-signal.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';

/** Advertising, in the consent cookie. */
const ADVERTISING = 'C0004';

/**
 * Remembers Global Privacy Control for the account that is logged in, so that it holds in browsers that do not send it.
 * The browser's own choice is saved with it and says that this was done: it costs one call a browser, beside the page. A
 * failure is logged, and the next page tries again.
 */
export const keepOptOutSignal = (): MiddlewareHandler<EdgeEnv> =>
  async function keepOptOutSignal(c, next) {
    if (!isNew(c)) return next();
    const kept = keep(c);
    await next();
    if (await kept) saveChoice(c, ADVERTISING, false);
  };

function isNew(c: EdgeContext): boolean {
  if (c.get('session') === null || !isRealView(c) || c.get('route') === null) return false;
  return sendsOptOut(c.req.raw.headers) && savedChoice(c, ADVERTISING) !== false;
}

/** Whether it is remembered; false for a session that is over, too. */
async function keep(c: EdgeContext): Promise<boolean> {
  try {
    await createOriginClient(c).send('doNotSell', { isSignal: true });
    return true;
  } catch (error) {
    logEvent(c, 'signal_not_kept', { message: messageOf(error) });
    return false;
  }
}
