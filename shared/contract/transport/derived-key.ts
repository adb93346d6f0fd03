/**
 * The purposes for which keys are derived from the secret that edge and origin share. A hash made for one purpose is
 * never valid for another.
 */
export const KEY_PURPOSES = [
  'envelope',
  'signature of the cookie visitor_id',
  'signature of the cookie experiments',
  'signature of the cookie device',
  'signature of unsubscribe links',
  'signature of purges',
  'sealing of the cookie sent_form',
  'log-in attempts',
  'address checks',
  'purchase keys',
  'purchase browsers',
  'asked mails',
  'stopped mailboxes',
  'tokens of alert links',
  'phone reports',
  'sale opt-outs',
  'links of phone reports',
  'disputes of phone reports',
  'claim codes',
  'sealing of claims',
  'quotas',
  'order keys',
  'order requests',
  'test payment methods',
  'password hashing',
] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

/**
 * EDGE_ORIGIN_SECRET and, during rotation, the previous one (docs/security.md). The first one signs and hashes;
 * signatures and hashes of any of them are recognized.
 */
export type Secrets = readonly [current: string, ...previous: string[]];

export function listSecrets(current: string, previous: string | undefined): Secrets {
  return previous === undefined || previous === current ? [current] : [current, previous];
}

/** A key of 32 bytes. */
export interface DerivedKey {
  readonly bytes: ArrayBuffer;
  /** the same bytes, for HMAC-SHA-256 */
  readonly hmac: CryptoKey;
}

const KEY_BITS = 256;
/** A worker knows two secrets; tests use more. */
const SECRETS_KEPT = 4;
const encoder = new TextEncoder();

// Caches keys, never promises: a Worker must not await a promise of another request.
const derived = new Map<string, Map<KeyPurpose, DerivedKey>>();

/**
 * The key for one purpose: HKDF-SHA-256 of the secret without salt, with 'porchlight: ' and the purpose as its info.
 */
export async function deriveKey(secret: string, purpose: KeyPurpose): Promise<DerivedKey> {
  const known = derived.get(secret)?.get(purpose);
  if (known !== undefined) return known;
  const root = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits']);
  const use = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(`porchlight: ${purpose}`) };
  const bytes = await crypto.subtle.deriveBits(use, root, KEY_BITS);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = { bytes, hmac: await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']) };
  if (derived.size >= SECRETS_KEPT && !derived.has(secret)) derived.clear();
  derived.set(secret, (derived.get(secret) ?? new Map<KeyPurpose, DerivedKey>()).set(purpose, key));
  return key;
}
