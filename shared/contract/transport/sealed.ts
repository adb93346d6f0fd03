import { deriveKey, type KeyPurpose, type Secrets } from './derived-key.ts';

/**
 * What is encrypted, each with a key of its own: messages to a hasher; whom a report's link or a claim's code was sent to; a
 * cookie.
 */
export type SealPurpose = Extract<
  KeyPurpose,
  | 'password hashing'
  | 'links of phone reports'
  | 'disputes of phone reports'
  | 'sealing of claims'
  | 'sealing of the cookie sent_form'
>;

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const encoder = new TextEncoder();

/**
 * Text that only somebody with the secret can read or have written, in base64url. `context` is part of it: text sealed for
 * one context opens in no other.
 */
export async function seal([current]: Secrets, purpose: SealPurpose, context: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const use = { name: ALGORITHM, iv, additionalData: encoder.encode(context) };
  const sealed = await crypto.subtle.encrypt(use, await sealingKey(current, purpose), encoder.encode(text));
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url');
}

/** How long a text is once it is sealed, in characters. */
export function sealedLength(text: string): number {
  return Math.ceil(((IV_BYTES + encoder.encode(text).byteLength + TAG_BYTES) * 4) / 3);
}

/** The text; null if it was not sealed for this context with one of the secrets. */
export async function unseal(
  secrets: Secrets,
  purpose: SealPurpose,
  context: string,
  sealed: string,
): Promise<string | null> {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const use = { name: ALGORITHM, iv, additionalData: encoder.encode(context) };
  for (const secret of secrets) {
    try {
      const opened = await crypto.subtle.decrypt(use, await sealingKey(secret, purpose), bytes.subarray(IV_BYTES));
      return Buffer.from(opened).toString('utf8');
    } catch {
      // Sealed with another secret, or by nobody who knows one.
    }
  }
  return null;
}

async function sealingKey(secret: string, purpose: SealPurpose): Promise<CryptoKey> {
  const { bytes } = await deriveKey(secret, purpose);
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
}
