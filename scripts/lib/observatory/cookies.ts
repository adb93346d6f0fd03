import { type Finding, worse } from './findings.ts';

interface Cookie {
  readonly name: string;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
  /** the last value that is one, in lowercase; null without any */
  readonly sameSite: string | null;
  /** some SameSite has no value that browsers know */
  readonly isSameSiteInvalid: boolean;
}

const SAME_SITE = ['lax', 'strict', 'none'];
/** From good to bad. */
const ORDER = [
  'cookies-without-secure-flag-but-protected-by-hsts',
  'cookies-without-secure-flag',
  'cookies-session-without-secure-flag-but-protected-by-hsts',
  'cookies-samesite-flag-invalid',
  'cookies-anticsrf-without-samesite-flag',
  'cookies-session-without-httponly-flag',
  'cookies-session-without-secure-flag',
] as const satisfies readonly Finding[];
type Fault = (typeof ORDER)[number];

/**
 * How well the cookies of a site are kept from others: the fault of the worst one.
 *
 * @param setCookies the Set-Cookie headers
 * @param hasHsts the site asks for https with every request, so that no cookie travels over http
 */
export function judgeCookies(setCookies: readonly string[], hasHsts: boolean): Finding {
  if (setCookies.length === 0) return 'cookies-not-found';
  const cookies = setCookies.map(readCookie);
  let worst: Fault | null = null;
  for (const fault of cookies.flatMap((cookie) => faultsOf(cookie, hasHsts))) worst = worse(ORDER, worst, fault);
  if (worst !== null) return worst;
  return cookies.every(({ sameSite }) => sameSite !== null)
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions';
}

function faultsOf({ name, isSecure, isHttpOnly, sameSite, isSameSiteInvalid }: Cookie, hasHsts: boolean): Fault[] {
  const isSession = /login|sess/i.test(name);
  const faults: Fault[] = [];
  if (isSameSiteInvalid) faults.push('cookies-samesite-flag-invalid');
  if (!isSecure) {
    if (sameSite === 'none') faults.push('cookies-samesite-flag-invalid');
    faults.push(hasHsts ? 'cookies-without-secure-flag-but-protected-by-hsts' : 'cookies-without-secure-flag');
    if (isSession)
      faults.push(
        hasHsts ? 'cookies-session-without-secure-flag-but-protected-by-hsts' : 'cookies-session-without-secure-flag',
      );
  }
  if (/csrf/i.test(name) && sameSite === null) faults.push('cookies-anticsrf-without-samesite-flag');
  if (isSession && !isHttpOnly) faults.push('cookies-session-without-httponly-flag');
  return faults;
}

function readCookie(header: string): Cookie {
  const [pair = '', ...rest] = header.split(';');
  const attributes = rest.map((text) => text.split('=').map((part) => part.trim().toLowerCase()));
  const has = (wanted: string) => attributes.some(([name]) => name === wanted);
  const sameSites = attributes.filter(([name]) => name === 'samesite').map(([, value = '']) => value);
  const last = sameSites.at(-1);
  return {
    name: pair.split('=')[0]?.trim() ?? '',
    isSecure: has('secure'),
    isHttpOnly: has('httponly'),
    sameSite: last !== undefined && SAME_SITE.includes(last) ? last : null,
    isSameSiteInvalid: sameSites.some((value) => !SAME_SITE.includes(value)),
  };
}
