import { getCookie, setCookie } from 'hono/cookie';
import { type CookieName, cookieName } from '../../../shared/contract/cookie-name.ts';
import type { OriginContext } from '../context.ts';
import { createToken, hashToken, SESSION_MAX_MS } from './session.ts';
import { type Account, startSession } from './store.ts';

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
function setLoginCookies(c: OriginContext, { token, accountId, familyEmail }: LoginCookies): void {
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

/** Logs in: a new session in place of the one that the browser had, and its cookies. */
export async function startAccountSession(
  c: OriginContext,
  account: Pick<Account, 'id' | 'email' | 'userType'>,
): Promise<void> {
  const token = createToken();
  const tokenHash = await hashToken(token);
  if (tokenHash === null) throw new Error('a new token has the wrong shape');
  const formerTokenHash = await hashToken(readSessionToken(c));
  await startSession(c.env.ACCOUNTS, { accountId: account.id, tokenHash, formerTokenHash }, c.get('now'));
  const familyEmail = account.userType === 'fam' ? account.email : null;
  setLoginCookies(c, { token, accountId: account.id, familyEmail });
}
