import { calculateJwkThumbprint } from 'jose';
import * as z from 'zod/mini';
import { jsonOf } from '../../shared/http/json-of.ts';

/** A public key with which an engine signs its requests. */
export interface DirectoryKey {
  /** its SHA-256 thumbprint (RFC 7638), which signatures name as `keyid` */
  readonly keyid: string;
  /** the Ed25519 key: 32 bytes in base64url */
  readonly x: string;
  /** when it begins and ends, in seconds since 1970; null: no such limit */
  readonly from: number | null;
  readonly until: number | null;
}

/** Where the directory of an origin is, by the protocol. */
export const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory';
export const DIRECTORY_TYPE = 'application/http-message-signatures-directory+json';
/** Longest directory that is read, in bytes. */
export const DIRECTORY_MAX_BYTES = 100_000;
const KEYS_MAX = 50;
/** The key of RFC 9421's examples (appendix B.1.4): everybody has its private half. */
const EXAMPLE_KEY = 'poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U';

const directorySchema = z.object({ keys: z.array(z.unknown()).check(z.maxLength(KEYS_MAX)) });
const keySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
  kid: z.optional(z.string()),
  use: z.optional(z.literal('sig')),
  nbf: z.optional(z.number()),
  exp: z.optional(z.number()),
  /** a private key, which is then nobody's secret */
  d: z.optional(z.never()),
});

/**
 * Reads a directory of keys: a JWK set (RFC 7517). Keys of other kinds are left out, and so are malformed ones and those
 * whose name is not their thumbprint.
 *
 * @throws Error with a few words about what is wrong; then none of it can be used
 */
export async function readKeyDirectory(text: string): Promise<readonly DirectoryKey[]> {
  const parsed = directorySchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new Error('not a directory of keys');
  const read = await Promise.all(parsed.data.keys.map(readKey));
  const keys = read.filter((key) => key !== null);
  if (keys.length === 0) throw new Error('no usable key');
  return keys;
}

async function readKey(value: unknown): Promise<DirectoryKey | null> {
  const parsed = keySchema.safeParse(value);
  if (!parsed.success) return null;
  const { kty, crv, x, kid, nbf, exp } = parsed.data;
  const keyid = await calculateJwkThumbprint({ kty, crv, x });
  if (keyid === EXAMPLE_KEY || (kid !== undefined && kid !== keyid)) return null;
  return { keyid, x, from: nbf ?? null, until: exp ?? null };
}
