import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { cookieName } from '../../shared/contract/transport/cookie-name.ts';
import { deriveKey, type KeyPurpose } from '../../shared/contract/transport/derived-key.ts';
import type { EdgeContext } from '../context.ts';

/** Cookies of the edge itself. None of them grants anything. */
export const EDGE_COOKIES = ['visitor_id', 'experiments'] as const;
export type EdgeCookie = (typeof EDGE_COOKIES)[number];

/** A year, in seconds. */
const YEAR_SECONDS = 365 * 86_400;

/** What we signed in a cookie. */
export interface SignedCookie {
  readonly value: string;
  /** signed with the current secret; else it is to be written anew, or it is lost when the rotation ends */
  readonly isCurrent: boolean;
}

const nameOf = (c: EdgeContext, name: EdgeCookie): string => cookieName(name, c.var.settings.isLocal);

/** The cookie as we signed it; null where it is missing or anybody else's. */
export async function readSignedCookie(c: EdgeContext, name: EdgeCookie): Promise<SignedCookie | null> {
  if (c.req.header('cookie') === undefined) return null;
  const { secrets } = c.var.settings;
  for (const secret of secrets) {
    const { bytes } = await deriveKey(secret, purposeOf(name));
    const value = await getSignedCookie(c, bytes, nameOf(c, name));
    if (value) return { value, isCurrent: secret === secrets[0] };
  }
  return null;
}

/** Sets it for a year; scripts never see it. */
export async function writeSignedCookie(c: EdgeContext, name: EdgeCookie, value: string): Promise<void> {
  const { secrets, isLocal } = c.var.settings;
  const { bytes } = await deriveKey(secrets[0], purposeOf(name));
  await setSignedCookie(c, nameOf(c, name), value, bytes, {
    path: '/',
    httpOnly: true,
    secure: !isLocal,
    sameSite: 'Lax',
    maxAge: YEAR_SECONDS,
  });
}

/** Each has a key of its own, so that neither another cookie nor an envelope passes for it. */
function purposeOf(name: EdgeCookie): KeyPurpose {
  return `signature of the cookie ${name}`;
}

/** Takes the cookies of the edge away from a browser that sent them, whoever signed them. */
export function deleteEdgeCookies(c: EdgeContext): void {
  for (const name of EDGE_COOKIES)
    if (getCookie(c, nameOf(c, name)) !== undefined)
      deleteCookie(c, nameOf(c, name), { path: '/', httpOnly: true, secure: !c.var.settings.isLocal, sameSite: 'Lax' });
}
