import { type CookieName, cookieName } from '../../shared/contract/transport/cookie-name.ts';

/** Cookies of the origin that may pass to a browser: the session, and those of P3-116, P3-117 and P3-118. */
const PASSABLE: readonly CookieName[] = ['session', 'user_id', 'wp_user', 'fam_user_email'];

/** What a token may be made of; anything else is no session, and is not passed on. */
const TOKEN = /^[\w.~+/=%-]{1,512}$/;

/** The session cookie of a Cookie header as 'name=value', and nothing else of it; null without one. */
export function readSession(cookieHeader: string | null, isLocal: boolean): string | null {
  const name = cookieName('session', isLocal);
  for (const pair of cookieHeader?.split(';') ?? []) {
    const [key, ...rest] = pair.trim().split('=');
    const value = rest.join('=');
    if (key === name && TOKEN.test(value)) return `${name}=${value}`;
  }
  return null;
}

/** Those of the origin's Set-Cookie values that a browser may get. */
export function passableCookies(setCookies: readonly string[], isLocal: boolean): string[] {
  const names = new Set<string>(PASSABLE.map((name) => cookieName(name, isLocal)));
  return setCookies.filter((value) => names.has(value.split('=', 1)[0]?.trim() ?? ''));
}

/**
 * Has the browser drop what the pages of this site stored in it, after a log-out: where the reader has been stays otherwise
 * for whoever sits there next. Cookies stay, as the choice of consent is one; 'cache' is left alone, because browsers take
 * seconds over it. Browsers heed it over https alone; client/account/forget-on-log-out.ts does the same by script.
 */
export function forgetBrowser(headers: Headers): void {
  headers.set('clear-site-data', '"storage"');
}
