import { getCookie, setCookie } from 'hono/cookie';
import type { EdgeContext } from '../context.ts';
import { type ConsentGroup, choiceOf, withChoice } from './consent.ts';

/** How long a browser keeps a choice, in seconds: a year. */
const MAX_AGE = 365 * 24 * 3_600;

/** What this browser has chosen about a group; null without a choice. */
export function savedChoice(c: EdgeContext, group: ConsentGroup): boolean | null {
  return choiceOf(getCookie(c, 'OptanonConsent'), group);
}

/** Keeps a choice in the cookie of the consent banner, beside what it holds already. Scripts of a banner may read it. */
export function saveChoice(c: EdgeContext, group: ConsentGroup, isAllowed: boolean | null): void {
  setCookie(c, 'OptanonConsent', withChoice(getCookie(c, 'OptanonConsent'), group, isAllowed), {
    maxAge: MAX_AGE,
    path: '/',
    sameSite: 'Lax',
    secure: !c.get('settings').isLocal,
  });
}
