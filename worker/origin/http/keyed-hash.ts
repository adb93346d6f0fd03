import { deriveKey, type KeyPurpose, type Secrets } from '../../../shared/contract/transport/derived-key.ts';
import type { SealPurpose } from '../../../shared/contract/transport/sealed.ts';

/** The envelope and cookies have signatures, not hashes; what is sealed is encrypted. */
export type HashPurpose = Exclude<KeyPurpose, 'envelope' | SealPurpose | `signature of ${string}`>;

/** The hash to write, and those written with earlier secrets. */
export type KeyedHashes = readonly [current: string, ...previous: string[]];

const encoder = new TextEncoder();

/**
 * A way to recognize a value that must not be readable: HMAC-SHA-256, in hex. It is keyed because a plain hash of
 * something guessable protects nothing.
 */
export async function keyedHash([current]: Secrets, purpose: HashPurpose, text: string): Promise<string> {
  return hashWith(current, purpose, text);
}

/** The same hash with every known secret, to find values again during a rotation. */
export async function keyedHashes(secrets: Secrets, purpose: HashPurpose, text: string): Promise<KeyedHashes> {
  const [current, ...previous] = secrets;
  const earlier = await Promise.all(previous.map((secret) => hashWith(secret, purpose, text)));
  return [await hashWith(current, purpose, text), ...earlier];
}

async function hashWith(secret: string, purpose: HashPurpose, text: string): Promise<string> {
  const { hmac } = await deriveKey(secret, purpose);
  return Buffer.from(await crypto.subtle.sign('HMAC', hmac, encoder.encode(text))).toString('hex');
}
