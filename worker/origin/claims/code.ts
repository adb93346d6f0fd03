import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import { keyedHash, keyedHashes } from '../http/keyed-hash.ts';

/** What is stored of a code: a hash that differs for every claim, and that nobody can make without the key. */
export function hashCode(secrets: Secrets, claimId: string, code: string): Promise<string> {
  return keyedHash(secrets, 'claim codes', `code ${claimId} ${code}`);
}

/** Whether a code is that of a claim; also during a rotation of the secret. It takes as long for any wrong code. */
export async function isCode(secrets: Secrets, claimId: string, code: string, stored: string): Promise<boolean> {
  const hashes = await keyedHashes(secrets, 'claim codes', `code ${claimId} ${code}`);
  return hashes.map((one) => isSame(one, stored)).includes(true);
}

/** Compares two hashes of one length without stopping at the first difference. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
