import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { cookieName } from '../shared/contract/cookie-name.ts';
import type { EdgeContext } from './context.ts';

/** Cookies of the edge itself. None of them grants anything. */
export const EDGE_COOKIES = ['visitor_id', 'experiments'] as const;
export type EdgeCookie = (typeof EDGE_COOKIES)[number];

/** A year, in seconds. */
const YEAR_SECONDS = 365 * 86_400;
const KEY_BITS = 256;

// The keys themselves are kept, never their promises: a promise of another request must not be awaited in a Worker.
let derived: { readonly secret: string; readonly keys: Map<EdgeCookie, ArrayBuffer> } | null = null;

/** The key of one cookie, so that neither another cookie nor an envelope passes for it. */
async function keyOf(secret: string, name: EdgeCookie): Promise<ArrayBuffer> {
  if (derived?.secret !== secret) derived = { secret, keys: new Map() };
  const { keys } = derived;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const encoder = new TextEncoder();
  const root = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits']);
  const use = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(`porchlight: signature of the cookie ${name}`),
  };
  const key = await crypto.subtle.deriveBits(use, root, KEY_BITS);
  keys.set(name, key);
  return key;
}

const nameOf = (c: EdgeContext, name: EdgeCookie): string => cookieName(name, c.var.settings.isLocal);

/** What we signed in this cookie; null where it is missing or anybody else's. */
export async function readSignedCookie(c: EdgeContext, name: EdgeCookie): Promise<string | null> {
  if (c.req.header('cookie') === undefined) return null;
  return (await getSignedCookie(c, await keyOf(c.var.settings.secret, name), nameOf(c, name))) || null;
}

/** Sets it for a year; scripts never see it. */
export async function writeSignedCookie(c: EdgeContext, name: EdgeCookie, value: string): Promise<void> {
  await setSignedCookie(c, nameOf(c, name), value, await keyOf(c.var.settings.secret, name), {
    path: '/',
    httpOnly: true,
    secure: !c.var.settings.isLocal,
    sameSite: 'Lax',
    maxAge: YEAR_SECONDS,
  });
}

/** Takes the cookies of the edge away from a browser that sent them, whoever signed them. */
export function deleteEdgeCookies(c: EdgeContext): void {
  for (const name of EDGE_COOKIES)
    if (getCookie(c, nameOf(c, name)) !== undefined)
      deleteCookie(c, nameOf(c, name), { path: '/', httpOnly: true, secure: !c.var.settings.isLocal, sameSite: 'Lax' });
}
