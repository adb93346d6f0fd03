import { getCookie, setCookie } from 'hono/cookie';
import { type CookieName, cookieName } from '../../../shared/contract/cookie-name.ts';
import type { OriginContext } from '../context.ts';
import { SESSION_MAX_MS } from './session.ts';

/** The cookies of a log-in. `familyEmail` is null for everybody but family users (P3-118). */
export interface LoginCookies {
  readonly token: string;
  readonly accountId: string;
  readonly familyEmail: string | null;
}

/** The session token that came with the request; the only thing that grants anything. */
export function readSessionToken(c: OriginContext): string | null {
  return getCookie(c, cookieName('session', c.get('settings').isLocal)) ?? null;
}

/** Sets the session and the readable `user_id`, which only lets a page draw itself and grants nothing (P3-116). */
export function setLoginCookies(c: OriginContext, { token, accountId, familyEmail }: LoginCookies): void {
  write(c, 'session', token, { httpOnly: true });
  write(c, 'user_id', accountId, { httpOnly: false });
  // Whoever logs in after a family user must not keep that address.
  if (familyEmail === null) write(c, 'fam_user_email', '', { httpOnly: true, maxAge: 0 });
  else write(c, 'fam_user_email', familyEmail, { httpOnly: true });
}

/** Takes every cookie of a log-in back. */
export function clearLoginCookies(c: OriginContext): void {
  write(c, 'session', '', { httpOnly: true, maxAge: 0 });
  write(c, 'user_id', '', { httpOnly: false, maxAge: 0 });
  write(c, 'fam_user_email', '', { httpOnly: true, maxAge: 0 });
}

function write(c: OriginContext, name: CookieName, value: string, more: { httpOnly: boolean; maxAge?: number }): void {
  const { isLocal } = c.get('settings');
  // The cookie lives as long as a session can; the idle limit is the database's to keep.
  setCookie(c, cookieName(name, isLocal), value, {
    maxAge: SESSION_MAX_MS / 1000,
    path: '/',
    sameSite: 'Lax',
    secure: !isLocal,
    ...more,
  });
}
