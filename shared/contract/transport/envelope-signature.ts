import { deriveKey, type Secrets } from './derived-key.ts';
import {
  ENVELOPE_LIFETIME_MS,
  ENVELOPE_PREFIX,
  ENVELOPE_SIGNATURE,
  ENVELOPE_TIMESTAMP,
  type Envelope,
  envelopeHeaders,
  envelopeText,
  parseEnvelope,
} from './envelope.ts';

const SIGNATURE_SHAPE = /^[0-9a-f]{64}$/;
const TIMESTAMP_SHAPE = /^\d{1,15}$/;
const encoder = new TextEncoder();

/** The path and query of an absolute address, byte for byte; both sides sign it. */
export function pathWithQueryOf(address: string): string {
  const path = address.indexOf('/', address.indexOf('://') + '://'.length);
  if (path === -1) return '/';
  const hash = address.indexOf('#', path);
  return address.slice(path, hash === -1 ? undefined : hash);
}

/** An address that a request leaves as it is: no dots that could be a segment of their own, nothing to encode. */
const SETTLED = /^\/(?!\/)[\w/-]*(?:\?[\w.*%+=&-]*)?$/;

/** Path and query as they arrive: a request re-encodes its address (' becomes %27), and what is signed must be that. */
export function settledPath(pathWithQuery: string): string {
  if (SETTLED.test(pathWithQuery)) return pathWithQuery;
  return pathWithQueryOf(new URL(`https://origin.invalid${pathWithQuery}`).href);
}

/**
 * Signs an envelope with the current secret. `pathWithQuery` begins with '/' and is where the request will be sent;
 * `now` is in milliseconds since 1970.
 *
 * @returns every header to send: the x-edge values, the timestamp and the signature. No other header may begin with
 * x-edge-.
 */
export async function signEnvelope(
  [current]: Secrets,
  method: string,
  pathWithQuery: string,
  envelope: Envelope,
  now: number,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = { [ENVELOPE_TIMESTAMP]: String(Math.floor(now)) };
  // Headers trims its values, so signed values must be trimmed as well.
  for (const [name, value] of Object.entries(envelopeHeaders(envelope))) headers[name] = value.trim();
  const arriving = settledPath(pathWithQuery);
  const { hmac } = await deriveKey(current, 'envelope');
  const text = encoder.encode(envelopeText(method, arriving, headers));
  return { ...headers, [ENVELOPE_SIGNATURE]: toHex(await crypto.subtle.sign('HMAC', hmac, text)) };
}

/**
 * Reads the envelope of a request and checks its signature, in constant time, and its age: at most 60 s in either
 * direction. All x-edge headers present are part of the signed text, so adding, dropping or changing one breaks it.
 *
 * @returns null if anything is missing, unknown, too old or too new, or not signed with one of the secrets.
 */
export async function verifyEnvelope(
  secrets: Secrets,
  method: string,
  pathWithQuery: string,
  headers: Headers,
  now: number,
): Promise<Envelope | null> {
  const signature = headers.get(ENVELOPE_SIGNATURE) ?? '';
  const timestamp = headers.get(ENVELOPE_TIMESTAMP) ?? '';
  if (!SIGNATURE_SHAPE.test(signature) || !TIMESTAMP_SHAPE.test(timestamp)) return null;
  if (Math.abs(now - Number(timestamp)) > ENVELOPE_LIFETIME_MS) return null;
  const signed: Record<string, string> = {};
  headers.forEach((value, name) => {
    if (name.startsWith(ENVELOPE_PREFIX) && name !== ENVELOPE_SIGNATURE) signed[name] = value;
  });
  const text = encoder.encode(envelopeText(method, pathWithQuery, signed));
  for (const secret of secrets) {
    const { hmac } = await deriveKey(secret, 'envelope');
    if (await crypto.subtle.verify('HMAC', hmac, fromHex(signature), text)) return parseEnvelope(headers);
  }
  return null;
}

function toHex(bytes: ArrayBuffer): string {
  let hex = '';
  for (const byte of new Uint8Array(bytes)) hex += HEX[byte];
  return hex;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}
