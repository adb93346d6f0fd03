/** How old an event may be, or ahead of our clock, in seconds: a stolen signature is worthless after that. */
const TOLERANCE_S = 300;
const VERSION = 'v1,';
const encoder = new TextEncoder();

/** A request as it came, with the three headers of Standard Webhooks; '' for one that is missing. */
export interface SignedEvent {
  readonly id: string;
  /** seconds since 1970 */
  readonly timestamp: string;
  /** signatures separated by spaces: while the secret changes, the sender signs with both */
  readonly signature: string;
  readonly body: string;
}

/**
 * Whether a sender who knows the secret signed this event within the last five minutes, as Standard Webhooks says:
 * HMAC-SHA-256 of id, time and body. Signatures are compared in constant time.
 *
 * @param key the bytes of the secret
 * @param now milliseconds since 1970
 */
export async function isSigned(
  key: Uint8Array<ArrayBuffer>,
  { id, timestamp, signature, body }: SignedEvent,
  now: number,
): Promise<boolean> {
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const text = encoder.encode(`${id}.${timestamp}.${body}`);
  for (const one of signature.split(' ')) {
    if (!one.startsWith(VERSION)) continue;
    const bytes = Buffer.from(one.slice(VERSION.length), 'base64');
    if (await crypto.subtle.verify('HMAC', hmac, bytes, text)) return true;
  }
  return false;
}
