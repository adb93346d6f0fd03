import { type CookieName, cookieName } from '../../shared/contract/transport/cookie-name.ts';

/** The origin's cookies that may pass to a browser: the session, those of a known device and of a proven claim, and those of P3-116, P3-117 and P3-118. */
const PASSABLE: readonly CookieName[] = ['session', 'device', 'claim', 'user_id', 'wp_user', 'fam_user_email'];

/**
 * What a checkout typed, where its buyer came from, and a proven claim: the next person at the same computer must not have
 * them.
 */
const LEFT_BEHIND: readonly CookieName[] = ['sent_form', 'way_back', 'claim'];

/** Characters a token may have; anything else is not a session and is not passed on. */
const TOKEN = /^[\w.~+/=%-]{1,512}$/;

/** Only the session cookie of a Cookie header, as 'name=value'; null without one. */
export function readSession(cookieHeader: string | null, isLocal: boolean): string | null {
  return readCookie(cookieHeader, cookieName('session', isLocal));
}

/** The same for the cookie of a browser that logged in before. */
export function readDevice(cookieHeader: string | null, isLocal: boolean): string | null {
  return readCookie(cookieHeader, cookieName('device', isLocal));
}

/** The same for the cookie of a proven claim. */
export function readClaim(cookieHeader: string | null, isLocal: boolean): string | null {
  return readCookie(cookieHeader, cookieName('claim', isLocal));
}

function readCookie(cookieHeader: string | null, name: string): string | null {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const [key, ...rest] = pair.trim().split('=');
    const value = rest.join('=');
    if (key === name && TOKEN.test(value)) return `${name}=${value}`;
  }
  return null;
}

/** The session that Set-Cookie values begin, as 'name=value' for calls on its behalf; undefined if they begin none. */
export function newSession(setCookies: readonly string[], isLocal: boolean): string | undefined {
  const name = cookieName('session', isLocal);
  return setCookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';', 1)[0];
}

/** The origin's Set-Cookie values that a browser may get. */
export function passableCookies(setCookies: readonly string[], isLocal: boolean): string[] {
  const names = new Set<string>(PASSABLE.map((name) => cookieName(name, isLocal)));
  return setCookies.filter((value) => names.has(value.split('=', 1)[0]?.trim() ?? ''));
}

/**
 * Makes the browser clear what our pages stored in it after logout, so the next person at the same computer cannot see
 * where this reader has been. Of the cookies, those of a checkout go, too. The others stay, because the consent choice is one,
 * and so are the quota's visitor_id and the known `device`; the answer itself clears those of the session. 'cache' stays out: nothing that a session got is in it
 * (cache-rule.ts), only our own files, and clearing a full one makes the log-out wait (0.7 instead of 0.1 s for 4,000
 * files, measured in Chromium). Other tabs drop what they remember (client/history/forgotten.ts). Browsers obey this over
 * https only; client/account/forget-on-log-out.ts does the same by script.
 */
export function forgetBrowser(headers: Headers, cookieHeader: string | null, isLocal: boolean): void {
  headers.set('clear-site-data', '"storage"');
  const held = new Set(cookieHeader?.split(';').map((pair) => pair.trim().split('=', 1)[0]));
  for (const name of LEFT_BEHIND.map((one) => cookieName(one, isLocal)).filter((one) => held.has(one)))
    headers.append('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isLocal ? '' : '; Secure'}`);
}
