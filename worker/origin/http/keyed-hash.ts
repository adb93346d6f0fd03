const encoder = new TextEncoder();
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;

/**
 * What something is remembered by that must not be read back: HMAC-SHA-256, in hex. Keyed, because a plain hash of what can
 * be guessed is none. `text` begins with what the hash is for, which keeps it apart from everything else that the secret signs.
 */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), ALGORITHM, false, ['sign']);
  return Buffer.from(await crypto.subtle.sign('HMAC', key, encoder.encode(text))).toString('hex');
}
