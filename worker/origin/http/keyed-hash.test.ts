import { createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { KEY_PURPOSES } from '../../../shared/contract/transport/derived-key.ts';
import { type HashPurpose, keyedHash, keyedHashes } from './keyed-hash.ts';

const SECRET = 'a secret of at least thirty-two characters';
const EARLIER = 'the secret before it, as long as that one';
const TEXT = 'maya.ostrowski@example.com, Zoë';

const PURPOSES = KEY_PURPOSES.filter(
  (purpose): purpose is HashPurpose =>
    purpose !== 'envelope' && purpose !== 'password hashing' && !purpose.startsWith('signature'),
);

/** The same in Node, as described in docs/security.md. */
function hashByNode(secret: string, purpose: HashPurpose): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `porchlight: ${purpose}`, 32));
  return createHmac('sha256', key).update(TEXT).digest('hex');
}

test.each(PURPOSES)('the hash for %s is HMAC-SHA-256 with the key for that purpose', async (purpose) => {
  expect(await keyedHash([SECRET, EARLIER], purpose, TEXT)).toBe(hashByNode(SECRET, purpose));
  expect(await keyedHashes([SECRET, EARLIER], purpose, TEXT)).toEqual([
    hashByNode(SECRET, purpose),
    hashByNode(EARLIER, purpose),
  ]);
});

test('no two purposes, secrets or texts share a hash, and none is the plain one', async () => {
  const hashes = await Promise.all(PURPOSES.map((purpose) => keyedHash([SECRET], purpose, TEXT)));
  hashes.push(await keyedHash([EARLIER], 'log-in attempts', TEXT), await keyedHash([SECRET], 'log-in attempts', 'x'));
  hashes.push(createHmac('sha256', SECRET).update(TEXT).digest('hex'));
  expect(new Set(hashes).size).toBe(PURPOSES.length + 3);
});
