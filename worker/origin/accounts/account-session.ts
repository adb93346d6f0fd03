import { getCookie, setCookie } from 'hono/cookie';
import { type CookieName, cookieName } from '../../../shared/contract/transport/cookie-name.ts';
import type { OriginContext } from '../context.ts';
import { createToken, hashToken, SESSION_MAX_MS } from './session.ts';
import { type Account, endSession, loadSessionAccount, startSession } from './store.ts';

/** The account that the request's session belongs to; null for an anonymous visitor. */
export async function loadViewerAccount(c: OriginContext): Promise<Account | null> {
  const tokenHash = await hashToken(readSessionToken(c));
  if (tokenHash === null) return null;
  return loadSessionAccount(c.env.ACCOUNTS, tokenHash, c.get('settings'), c.get('now'));
}

/** Logs in: starts a session, replacing the one the browser had, and sets its cookies. */
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

/** Logs out. Without a session it still clears the cookies. */
export async function endAccountSession(c: OriginContext): Promise<void> {
  const tokenHash = await hashToken(readSessionToken(c));
  if (tokenHash !== null) await endSession(c.env.ACCOUNTS, tokenHash);
  clearLoginCookies(c);
}

/** The session token sent with the request; nothing else grants anything. */
function readSessionToken(c: OriginContext): string | null {
  return getCookie(c, cookieName('session', c.get('settings').isLocal)) ?? null;
}

/** The login cookies. `familyEmail` is null for everyone but family users (P3-118). */
interface LoginCookies {
  readonly token: string;
  readonly accountId: string;
  readonly familyEmail: string | null;
}

/** Sets the session and the readable `user_id`, which only helps a page draw itself and grants nothing (P3-116). */
function setLoginCookies(c: OriginContext, { token, accountId, familyEmail }: LoginCookies): void {
  write(c, 'session', token, { httpOnly: true });
  write(c, 'user_id', accountId, { httpOnly: false });
  // Someone who logs in after a family user must not keep that user's address.
  if (familyEmail === null) write(c, 'fam_user_email', '', { httpOnly: true, maxAge: 0 });
  else write(c, 'fam_user_email', familyEmail, { httpOnly: true });
}

function clearLoginCookies(c: OriginContext): void {
  write(c, 'session', '', { httpOnly: true, maxAge: 0 });
  write(c, 'user_id', '', { httpOnly: false, maxAge: 0 });
  write(c, 'fam_user_email', '', { httpOnly: true, maxAge: 0 });
}

function write(c: OriginContext, name: CookieName, value: string, more: { httpOnly: boolean; maxAge?: number }): void {
  const { isLocal } = c.get('settings');
  // The cookie lasts as long as a session can; the database enforces the idle limit.
  setCookie(c, cookieName(name, isLocal), value, {
    maxAge: SESSION_MAX_MS / 1000,
    path: '/',
    sameSite: 'Lax',
    secure: !isLocal,
    ...more,
  });
}
