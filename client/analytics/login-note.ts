import type { EventProperties } from '../../shared/events/catalogue.ts';
import { ANALYTICS_NOTES } from '../consent/analytics-notes.ts';
import { userIdOf } from '../user-id.ts';
import { track } from './track.ts';

export type LoginWay = EventProperties<'login_sent'>['by'];

const SENT = ANALYTICS_NOTES.login;
const WAYS = ['password', 'link', 'passkey'] as const satisfies readonly LoginWay[];

/** This tab is about to log in: the next page knows what came of it. */
export function noteLogin(by: LoginWay): void {
  try {
    sessionStorage.setItem(SENT, by);
  } catch {
    // Without storage the outcome is not counted.
  }
}

/** What came of the log-in that this tab sent last, once. */
export function trackLogin(): void {
  let sent: string | null = null;
  try {
    sent = sessionStorage.getItem(SENT);
    sessionStorage.removeItem(SENT);
  } catch {
    return;
  }
  const by = WAYS.find((way) => way === sent);
  if (by !== undefined) track(userIdOf(document.cookie) === undefined ? 'login_failed' : 'logged_in', { by });
}
