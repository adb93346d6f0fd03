import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';

/** A session ends this long after it was last used, in milliseconds. */
export const SESSION_IDLE_MS = spanMs(KEPT_FOR.sessionUnused);
/** A session ends this long after login, however much it is used, in milliseconds. */
export const SESSION_MAX_MS = spanMs(KEPT_FOR.session);
/** How old last_seen_at may get before we update it, in milliseconds: writing on every view would be a waste. */
export const SEEN_EVERY_MS = 3_600_000;

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[\w-]{43}$/;

/** A token and its hash, which is all that we store. */
export interface NewToken {
  readonly token: string;
  readonly tokenHash: string;
}

/** A new token, of a session or a link, and its hash. */
export async function newToken(): Promise<NewToken> {
  const token = createToken();
  return { token, tokenHash: await sha256(token) };
}

/** 32 random bytes in base64url, 43 characters. */
export function createToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))).toString('base64url');
}

/**
 * What we store of a token: its SHA-256 in hex. null for anything that cannot be a token, so that it costs no query
 * (F6-13).
 */
export async function hashToken(token: string | null): Promise<string | null> {
  if (token === null || !TOKEN_SHAPE.test(token)) return null;
  return sha256(token);
}

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
}
