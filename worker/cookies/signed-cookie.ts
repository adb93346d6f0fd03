import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { cookieName } from '../../shared/contract/transport/cookie-name.ts';
import { deriveKey, type KeyPurpose } from '../../shared/contract/transport/derived-key.ts';
import type { EdgeContext } from '../context.ts';

/** The edge's own cookies. None of them grants anything. */
export const EDGE_COOKIES = ['visitor_id', 'experiments'] as const;
export type EdgeCookie = (typeof EDGE_COOKIES)[number];

/** A year, in seconds. */
const YEAR_SECONDS = 365 * 86_400;

/** A cookie value with a valid signature. */
export interface SignedCookie {
  readonly value: string;
  /** signed with the current secret; otherwise it must be rewritten, or it is lost when the rotation ends */
  readonly isCurrent: boolean;
}

const nameOf = (c: EdgeContext, name: EdgeCookie): string => cookieName(name, c.get('settings').isLocal);

/** The cookie, if we signed it; null if it is missing or not ours. */
export async function readSignedCookie(c: EdgeContext, name: EdgeCookie): Promise<SignedCookie | null> {
  if (c.req.header('cookie') === undefined) return null;
  const { secrets } = c.get('settings');
  for (const secret of secrets) {
    const { bytes } = await deriveKey(secret, purposeOf(name));
    const value = await getSignedCookie(c, bytes, nameOf(c, name));
    if (value) return { value, isCurrent: secret === secrets[0] };
  }
  return null;
}

/** Sets it for a year, hidden from scripts. */
export async function writeSignedCookie(c: EdgeContext, name: EdgeCookie, value: string): Promise<void> {
  const { secrets, isLocal } = c.get('settings');
  const { bytes } = await deriveKey(secrets[0], purposeOf(name));
  await setSignedCookie(c, nameOf(c, name), value, bytes, {
    path: '/',
    httpOnly: true,
    secure: !isLocal,
    sameSite: 'Lax',
    maxAge: YEAR_SECONDS,
  });
}

/** Each cookie has its own key, so no other cookie or envelope can pass for it. */
function purposeOf(name: EdgeCookie): KeyPurpose {
  return `signature of the cookie ${name}`;
}

/** Deletes a cookie from a browser that sent it, whoever signed it. */
export function deleteEdgeCookie(c: EdgeContext, name: EdgeCookie): void {
  if (getCookie(c, nameOf(c, name)) === undefined) return;
  const { isLocal } = c.get('settings');
  deleteCookie(c, nameOf(c, name), { path: '/', httpOnly: true, secure: !isLocal, sameSite: 'Lax' });
}
