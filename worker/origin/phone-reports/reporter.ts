import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import { type KeyedHashes, keyedHashes } from '../http/keyed-hash.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';

/** Who reports a number. With the number inside the hashes, nobody can be followed from one number to another. */
export interface Reporter {
  readonly mailbox: KeyedHashes;
  /** an IPv4 /24 or an IPv6 /48 */
  readonly network: KeyedHashes;
}

/** `number` is 10 digits; `email` somebody has proven that they read. */
export async function hashReporter(
  secrets: Secrets,
  { number, email, clientAddress }: { readonly number: string; readonly email: string; readonly clientAddress: string },
): Promise<Reporter> {
  const hash = (what: string) => keyedHashes(secrets, 'phone reports', `${number}:${what}`);
  const [mailbox, network] = await Promise.all([
    hash(`mailbox:${mailboxOf(email)}`),
    hash(`network:${wideNetworkOf(clientAddress)}`),
  ]);
  return { mailbox, network };
}
