import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { cookieName } from '../../../shared/contract/transport/cookie-name.ts';
import { deriveKey } from '../../../shared/contract/transport/derived-key.ts';
import type { OriginContext } from '../context.ts';
import { keyedHashes } from '../http/keyed-hash.ts';

const PURPOSE = 'signature of the cookie device';
/** A year, in seconds. */
const YEAR_SECONDS = 365 * 86_400;

/**
 * The browser's own name, if it has logged in to this address before: strangers' wrong passwords do not lock it out. The
 * cookie holds a random name and a keyed hash of the address, both signed. It grants nothing else and survives a
 * log-out. `email` is lowercase.
 *
 * @returns null for a browser that never logged in to this address
 */
export async function readKnownDevice(c: OriginContext, email: string): Promise<string | null> {
  if (c.req.header('cookie') === undefined) return null;
  const { secrets, isLocal } = c.get('settings');
  const hashes = await keyedHashes(secrets, 'log-in attempts', email);
  for (const secret of secrets) {
    const { bytes } = await deriveKey(secret, PURPOSE);
    const value = await getSignedCookie(c, bytes, cookieName('device', isLocal));
    const [name = '', hash = ''] = value === undefined || value === false ? [] : value.split('.');
    if (hashes.includes(hash)) return name;
  }
  return null;
}

/** Remembers that this browser logged in to an address. A browser is known to the last one only. */
export async function rememberDevice(c: OriginContext, email: string): Promise<void> {
  const { secrets, isLocal } = c.get('settings');
  const [hash] = await keyedHashes(secrets, 'log-in attempts', email);
  const { bytes } = await deriveKey(secrets[0], PURPOSE);
  const name = (await readKnownDevice(c, email)) ?? crypto.randomUUID();
  await setSignedCookie(c, cookieName('device', isLocal), `${name}.${hash}`, bytes, {
    path: '/',
    httpOnly: true,
    secure: !isLocal,
    sameSite: 'Lax',
    maxAge: YEAR_SECONDS,
  });
}
