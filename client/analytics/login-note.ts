import type { EventProperties } from '../../shared/events/catalogue.ts';
import { takeNote, writeNote } from '../consent/analytics-notes.ts';
import { userIdOf } from '../user-id.ts';
import { track } from './track.ts';

export type LoginWay = EventProperties<'login_sent'>['by'];

const WAYS = ['password', 'link', 'passkey'] as const satisfies readonly LoginWay[];

/** This tab is about to log in: the next page knows what came of it. */
export function noteLogin(by: LoginWay): void {
  writeNote('login', by);
}

/** What came of the log-in that this tab sent last, once. */
export function trackLogin(): void {
  const sent = takeNote('login');
  const by = WAYS.find((way) => way === sent);
  if (by !== undefined) track(userIdOf(document.cookie) === undefined ? 'login_failed' : 'logged_in', { by });
}
