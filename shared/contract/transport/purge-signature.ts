import { deriveKey, type Secrets } from './derived-key.ts';

/** The header in which the origin signs a purge. */
export const PURGE_SIGNATURE = 'x-purge-signature';

const PURPOSE = 'signature of purges';
/** 't=1790000000000,v=' and HMAC-SHA-256 in base64url. */
const SHAPE = /^t=(\d{1,15}),v=([\w-]{43})$/;
/** How old or how far ahead a signature may be, in milliseconds: sent again later, it drops nothing. */
const LIFETIME_MS = 60_000;
const encoder = new TextEncoder();

/** The value of {@link PURGE_SIGNATURE} for a body; `now` is in milliseconds since 1970. */
export async function signPurge([current]: Secrets, body: string, now: number): Promise<string> {
  const { hmac } = await deriveKey(current, PURPOSE);
  const signature = await crypto.subtle.sign('HMAC', hmac, encoder.encode(`${now}\n${body}`));
  return `t=${now},v=${Buffer.from(signature).toString('base64url')}`;
}

/** Whether the origin signed this body within the last minute, with any known secret. */
export async function isPurgeSigned(secrets: Secrets, header: string, body: string, now: number): Promise<boolean> {
  const [, time = '', signature = ''] = SHAPE.exec(header) ?? [];
  if (signature === '' || Math.abs(now - Number(time)) > LIFETIME_MS) return false;
  const bytes = Buffer.from(signature, 'base64url');
  for (const secret of secrets) {
    const { hmac } = await deriveKey(secret, PURPOSE);
    if (await crypto.subtle.verify('HMAC', hmac, bytes, encoder.encode(`${time}\n${body}`))) return true;
  }
  return false;
}
