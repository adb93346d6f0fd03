import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import type { Account } from '../accounts/store.ts';
import { ALGORITHMS } from './algorithms.ts';
import { CHALLENGE_MS } from './challenge-store.ts';
import type { RelyingParty } from './relying-party.ts';
import type { Passkey } from './store.ts';

/**
 * What a browser needs to make a passkey. The authenticator must keep it (a resident key), because a log-in asks for no
 * address and so cannot name one; and it must check its owner each time by PIN, finger or face, because the passkey
 * alone opens the account. Which model made it is none of our business: no attestation.
 */
export async function newPasskeyOptions(
  party: RelyingParty,
  { id, email, firstName }: Pick<Account, 'id' | 'email' | 'firstName'>,
  known: readonly Pick<Passkey, 'id' | 'transports'>[],
) {
  return generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: party.id,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: firstName ?? email,
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: [...passkey.transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    timeout: CHALLENGE_MS,
  });
}

/** What a browser needs to log in with any passkey it has for this site; it names none. */
export async function passkeyLoginOptions(party: RelyingParty) {
  return generateAuthenticationOptions({ rpID: party.id, userVerification: 'required', timeout: CHALLENGE_MS });
}
