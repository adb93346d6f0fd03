import type { EdgeContext } from '../context.ts';
import { sendsOptOut } from '../input/opt-out-signal.ts';
import { type Choices, CLOSED_COOKIE, CONSENT_COOKIE, withChoices } from './consent-cookie.ts';
import { deleteEdgeCookie } from './signed-cookie.ts';

/** How long a browser keeps a choice, in seconds: a year. */
const MAX_AGE = 365 * 24 * 3_600;

/**
 * Keeps choices in the cookie of the consent banner, beside what it holds already. Scripts of a banner may read it.
 * Refusing analytics also ends this browser's part in experiments, with the same answer.
 *
 * @param more values of our own to keep in it, by name
 */
export function saveChoices(c: EdgeContext, choices: Choices, more: Readonly<Record<string, string>> = {}): void {
  const hasSignal = sendsOptOut(c.req.raw.headers);
  write(c, CONSENT_COOKIE, withChoices(c.req.header('cookie'), choices, { hasSignal, now: Date.now(), more }));
  if (choices.C0002 === false) deleteEdgeCookie(c, 'experiments');
}

/** Notes that the reader pressed a button, so that nobody asks again. */
export function noteAsked(c: EdgeContext): void {
  write(c, CLOSED_COOKIE, new Date().toISOString());
}

/** As it is: the convention has '=' and '&' in the value. */
function write(c: EdgeContext, name: string, value: string): void {
  const secure = c.get('settings').isLocal ? '' : '; Secure';
  c.header('set-cookie', `${name}=${value}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax${secure}`, { append: true });
}
