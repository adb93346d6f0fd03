import { type Finding, worse } from './findings.ts';

interface Cookie {
  readonly name: string;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
  /** in lowercase; null without one, '' without a value */
  readonly sameSite: string | null;
}

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

function faultsOf({ name, isSecure, isHttpOnly, sameSite }: Cookie, hasHsts: boolean): Fault[] {
  const isSession = /login|sess/i.test(name);
  const faults: Fault[] = [];
  if (sameSite !== null && !['lax', 'strict', 'none'].includes(sameSite)) faults.push('cookies-samesite-flag-invalid');
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
  const attributes = new Map(
    rest.map((text) => {
      const [name = '', value = ''] = text.split('=');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  return {
    name: pair.split('=')[0]?.trim() ?? '',
    isSecure: attributes.has('secure'),
    isHttpOnly: attributes.has('httponly'),
    sameSite: attributes.get('samesite') ?? null,
  };
}
