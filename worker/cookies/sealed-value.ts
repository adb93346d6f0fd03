import { deriveKey, type KeyPurpose, type Secrets } from '../../shared/contract/transport/derived-key.ts';

/** Of AES-GCM's nonce and tag, in bytes. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** How long the sealed value of a text is, in characters. */
export function sealedLength(text: string): number {
  return Math.ceil(((NONCE_BYTES + encoder.encode(text).byteLength + TAG_BYTES) * 4) / 3);
}

/**
 * Encrypts a text for a cookie, so that only this site can read or write it: AES-256-GCM by a key of the current secret
 * made for this purpose, with a nonce of its own; base64url.
 */
export async function seal(secrets: Secrets, purpose: KeyPurpose, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await keyOf(secrets[0], purpose);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, encoder.encode(text));
  return toBase64Url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** The text; null if it was not sealed for this purpose with one of the secrets, or was changed since. */
export async function unseal(secrets: Secrets, purpose: KeyPurpose, sealed: string): Promise<string | null> {
  const bytes = fromBase64Url(sealed);
  if (bytes === null || bytes.byteLength <= NONCE_BYTES + TAG_BYTES) return null;
  const iv = bytes.subarray(0, NONCE_BYTES);
  for (const secret of secrets) {
    const key = await keyOf(secret, purpose);
    try {
      return decoder.decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(NONCE_BYTES)));
    } catch {
      // Sealed with the other secret, or not by us.
    }
  }
  return null;
}

async function keyOf(secret: string, purpose: KeyPurpose): Promise<CryptoKey> {
  const { bytes } = await deriveKey(secret, purpose);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
