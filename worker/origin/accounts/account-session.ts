import { getCookie, setCookie } from 'hono/cookie';
import { type CookieName, cookieName } from '../../../shared/contract/transport/cookie-name.ts';
import type { OriginContext } from '../context.ts';
import type { SqlCondition, SqlStatement } from '../env.ts';
import { adoptMonitorsStatements } from '../monitoring/confirm/adopt-monitors.ts';
import { adoptGuestsStatements, hasGuests } from './adopt-guests.ts';
import { rememberDevice } from './known-device.ts';
import { nameBrowser } from './name-browser.ts';
import { hashToken, newToken, SESSION_MAX_MS } from './session.ts';
import {
  type Account,
  endSession,
  loadSessionVisitor,
  type NewSession,
  type Reader,
  type SessionAccount,
  type SessionVisitor,
  sessionStatements,
} from './store.ts';

/** Whom the request's session names; null for an anonymous visitor. */
export async function loadVisitor(c: OriginContext): Promise<SessionVisitor | null> {
  const tokenHash = await hashToken(readSessionToken(c));
  if (tokenHash === null) return null;
  return loadSessionVisitor(c.env.ACCOUNTS, tokenHash, c.get('settings'), c.get('now'));
}

/** The account that the request's session belongs to; null for an anonymous visitor and for whoever only monitors. */
export async function loadViewerAccount(c: OriginContext): Promise<SessionAccount | null> {
  return (await loadVisitor(c))?.account ?? null;
}

/** Who monitors in this browser: the account, guest or reader of its session; null without one. */
export async function loadReader(c: OriginContext): Promise<Reader | null> {
  return (await loadVisitor(c))?.reader ?? null;
}

/** Whose session begins. */
export interface Entering extends Pick<Account, 'id' | 'email' | 'userType'> {
  readonly hasPassword: boolean;
}

/** A session that is about to begin. */
export interface PreparedSession {
  readonly token: string;
  readonly statements: SqlStatement[];
}

/**
 * A session, replacing the one the browser had, as statements for the caller's batch: with a `condition`, it begins
 * only if that holds at this point of the batch. After the batch, `setLoginCookies` hands it to the browser.
 */
export async function prepareSession(
  c: OriginContext,
  account: NewSession['account'],
  scope: NewSession['scope'],
  condition?: SqlCondition,
): Promise<PreparedSession> {
  const { token, tokenHash } = await newToken();
  const formerTokenHash = await hashToken(readSessionToken(c));
  const device = nameBrowser(c.req.header('user-agent'));
  const session = { account, tokenHash, formerTokenHash, scope, device };
  return { token, statements: sessionStatements(c.env.ACCOUNTS, session, c.get('now'), condition) };
}

/**
 * Logs in: starts a session of the whole account, replacing the one the browser had, and sets its cookies. What guests
 * with the account's address bought becomes the account's, and so does what this browser monitored with it: only for
 * accounts whose address is proven.
 *
 * @param isStill what was checked to log in, and still has to hold: a new password in between has ended all sessions
 * @returns whether it held; otherwise nothing has happened
 */
export async function startAccountSession(
  c: OriginContext,
  account: Entering,
  isStill: SqlCondition,
): Promise<boolean> {
  const db = c.env.ACCOUNTS;
  const { token, statements } = await prepareSession(c, account.id, 'account', isStill);
  const adopted = (await hasGuests(db, account.email))
    ? adoptGuestsStatements(db, account.email, c.get('now'), isStill)
    : [];
  const monitors = await adoptOwnMonitors(c, account.email, isStill);
  const results = await db.batch([...adopted, ...monitors, ...statements]);
  if ((results.at(-1)?.meta.changes ?? 0) === 0) return false;
  setLoginCookies(c, token, account);
  await rememberDevice(c, account.email);
  return true;
}

/**
 * What this browser monitored with an address before somebody logged in to its account becomes the account's: for the
 * batch that starts the session. What other browsers monitored with it does not, since anybody can type an address.
 */
export async function adoptOwnMonitors(
  c: OriginContext,
  email: string,
  condition: SqlCondition,
): Promise<readonly SqlStatement[]> {
  const reader = await loadReader(c);
  if (reader === null || reader.scope === 'account' || reader.isConfirmed || reader.email !== email) return [];
  return adoptMonitorsStatements(c.env.ACCOUNTS, [reader.id], email, condition);
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

/** Sets the session and the cookies that let a page draw itself. */
export function setLoginCookies(c: OriginContext, token: string, account: Entering): void {
  write(c, 'session', token, { httpOnly: true });
  refreshLoginCookies(c, account);
}

/**
 * Sets the cookies that let a page draw itself, when somebody logs in or becomes somebody else; they grant nothing:
 * `user_id` (P3-116), `wp_user` for a free account without a password (P3-117), `fam_user_email` for family users
 * (P3-118). Those of whoever was logged in before are cleared.
 */
export function refreshLoginCookies(c: OriginContext, { id, email, userType, hasPassword }: Entering): void {
  write(c, 'user_id', id, { httpOnly: false });
  writeOrClear(c, 'wp_user', userType === 'free' && !hasPassword ? 'free_no_pwd' : null, { httpOnly: false });
  writeOrClear(c, 'fam_user_email', userType === 'fam' ? email : null, { httpOnly: true });
}

export function clearLoginCookies(c: OriginContext): void {
  for (const name of ['session', 'user_id', 'wp_user', 'fam_user_email'] as const)
    writeOrClear(c, name, null, { httpOnly: name === 'session' || name === 'fam_user_email' });
}

function writeOrClear(c: OriginContext, name: CookieName, value: string | null, more: { httpOnly: boolean }): void {
  if (value === null) write(c, name, '', { ...more, maxAge: 0 });
  else write(c, name, value, more);
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
