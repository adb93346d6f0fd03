import type { MiddlewareHandler } from 'hono';
import { type EdgeContext, type EdgeEnv, isRealView } from '../context.ts';
import { savedChoice } from '../cookies/consent.ts';
import { consentValueOf } from '../cookies/consent-cookie.ts';
import { saveChoices } from '../cookies/save-choice.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { sendsOptOut } from '../input/opt-out-signal.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';

/** Beside the banner's values: for which log-in the signal was kept, as the beginning of a hash of its session. */
const KEPT_FOR = 'signalKeptFor';
const MARK_CHARS = 12;

/**
 * Remembers Global Privacy Control for the account that is logged in, so that it holds in browsers that do not send it.
 * The browser's own choice is saved with it, and for which log-in this was done: it costs one call a log-in, beside the
 * page. A failure is logged, and the next page tries again.
 */
export const keepOptOutSignal = (): MiddlewareHandler<EdgeEnv> =>
  async function keepOptOutSignal(c, next) {
    const session = c.get('session');
    const isAsked = session !== null && isRealView(c) && c.get('route') !== null && sendsOptOut(c.req.raw.headers);
    const mark = isAsked ? await markOf(session) : null;
    if (mark === null || isKept(c, mark)) return next();
    const kept = keep(c);
    await next();
    if (await kept) saveChoices(c, { C0004: false }, { [KEPT_FOR]: mark });
  };

function isKept(c: EdgeContext, mark: string): boolean {
  return savedChoice(c, 'C0004') === false && consentValueOf(c.req.header('cookie'), KEPT_FOR) === mark;
}

/** Says nothing about the session: the rest of the hash is missing, and nobody guesses the token. */
async function markOf(session: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session));
  return Buffer.from(hash).toString('hex').slice(0, MARK_CHARS);
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
