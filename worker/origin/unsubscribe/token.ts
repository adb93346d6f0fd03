import { deriveKey, type Secrets } from '../../../shared/contract/transport/derived-key.ts';

const PURPOSE = 'signature of unsubscribe links';
/** An id, and HMAC-SHA-256 in base64url. */
const SHAPE = /^([\w-]{1,200})-([\w-]{43})$/;
const encoder = new TextEncoder();

/**
 * The token of an account's unsubscribe links: its id and our signature, all of them letters that a URL leaves as they
 * are. It is the same in every message, never ends, and neither logs in nor names anybody: it only lets the mailbox that
 * it was sent to decide how many alerts it gets.
 */
export async function unsubscribeToken([current]: Secrets, accountId: string): Promise<string> {
  const { hmac } = await deriveKey(current, PURPOSE);
  const signature = await crypto.subtle.sign('HMAC', hmac, encoder.encode(accountId));
  return `${accountId}-${Buffer.from(signature).toString('base64url')}`;
}

/** The account that a token was made for, whether or not it still exists; null unless we signed it with a known secret. */
export async function readUnsubscribeToken(secrets: Secrets, token: string): Promise<string | null> {
  const [, accountId = '', signature = ''] = SHAPE.exec(token) ?? [];
  if (signature === '') return null;
  const bytes = Buffer.from(signature, 'base64url');
  for (const secret of secrets) {
    const { hmac } = await deriveKey(secret, PURPOSE);
    if (await crypto.subtle.verify('HMAC', hmac, bytes, encoder.encode(accountId))) return accountId;
  }
  return null;
}
