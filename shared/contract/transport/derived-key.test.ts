import { hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKey, KEY_PURPOSES } from './derived-key.ts';

const SECRET = 'a secret of at least thirty-two characters';
const hex = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('hex');

test('a key is HKDF-SHA-256 of the secret for its purpose, different for each purpose and secret', async () => {
  const keys = await Promise.all(
    KEY_PURPOSES.map(async (purpose) => {
      const key = hex((await deriveKey(SECRET, purpose)).bytes);
      expect(key).toBe(hex(hkdfSync('sha256', SECRET, '', `porchlight: ${purpose}`, 32)));
      return key;
    }),
  );
  expect(new Set([...keys, hex((await deriveKey(`${SECRET}.`, 'envelope')).bytes)]).size).toBe(KEY_PURPOSES.length + 1);
});

test('keys are derived once, even with many secrets, and the signing key is the same key', async () => {
  const key = await deriveKey(SECRET, 'envelope');
  expect(await deriveKey(SECRET, 'envelope')).toBe(key);
  for (let at = 0; at < 20; at += 1) await deriveKey(`${SECRET}${at}`, 'envelope');
  expect(hex((await deriveKey(SECRET, 'envelope')).bytes)).toBe(hex(key.bytes));
  const raw = await crypto.subtle.importKey('raw', key.bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const text = new TextEncoder().encode('text');
  expect(hex(await crypto.subtle.sign('HMAC', key.hmac, text))).toBe(hex(await crypto.subtle.sign('HMAC', raw, text)));
});
