import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import * as z from 'zod/mini';
import { PASSKEY_ID_MAX } from '../../../shared/contract/account.ts';
import { ALGORITHMS } from './algorithms.ts';
import type { RelyingParty } from './relying-party.ts';
import type { LoginPasskey, Passkey } from './store.ts';

/** How a browser may reach an authenticator; what else it says is not kept. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const newAnswer = z.object({
  response: z.object({ attestationObject: z.string(), transports: z.optional(z.array(z.string())) }),
});

const loginAnswer = z.object({ id: z.string(), response: z.object({ userHandle: z.string() }) });

/** What a browser says about the passkey it logs in with: nothing of it is proven yet. */
export interface Claim {
  /** the credential's id, base64url */
  readonly id: string;
  /** the account's id, as the authenticator keeps it */
  readonly accountId: string;
}

/** Which passkey, of which account, an answer says it is from; null if it does not say so. */
export function readClaim(credential: unknown): Claim | null {
  const { data } = loginAnswer.safeParse(credential);
  if (data === undefined || data.id.length > PASSKEY_ID_MAX) return null;
  return { id: data.id, accountId: Buffer.from(data.response.userHandle, 'base64url').toString() };
}

/**
 * Checks a browser's answer to newPasskeyOptions: our challenge, our site, and that its owner was there.
 *
 * @returns null if anything is wrong with it
 */
export async function checkNewPasskey(
  credential: unknown,
  challenge: string,
  party: RelyingParty,
): Promise<Passkey | null> {
  const { data } = newAnswer.safeParse(credential);
  if (data === undefined) return null;
  const { attestationObject, transports = [] } = data.response;
  const checked = await nullIfThrown(async () => {
    if (hasCertificates(attestationObject)) return null;
    return verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
  });
  if (checked === null || !checked.verified) return null;
  const { credential: made, credentialBackedUp: isBackedUp } = checked.registrationInfo;
  if (made.id === '' || made.id.length > PASSKEY_ID_MAX) return null;
  return {
    id: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: TRANSPORTS.filter((transport) => transports.includes(transport)),
    isBackedUp,
  };
}

/**
 * Whether an attestation brings certificates. We ask for none, and browsers then remove them; the library would follow
 * the URLs in them to lists of revoked ones.
 */
function hasCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return format !== 'none' && (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined);
}

/**
 * Checks a browser's answer to passkeyLoginOptions: the passkey's signature over our challenge and site, that its owner
 * was there, and that its counter went forward; one that did not is a copy.
 *
 * @returns what to note about the passkey; null if anything is wrong
 */
export async function checkLogin(
  credential: unknown,
  challenge: string,
  party: RelyingParty,
  { id, publicKey, counter }: Pick<LoginPasskey, 'id' | 'publicKey' | 'counter'>,
): Promise<Pick<Passkey, 'id' | 'counter' | 'isBackedUp'> | null> {
  const checked = await nullIfThrown(() =>
    verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    }),
  );
  if (checked === null || !checked.verified) return null;
  const { newCounter, credentialBackedUp: isBackedUp } = checked.authenticationInfo;
  return { id, counter: newCounter, isBackedUp };
}

/** The library throws for whatever is wrong with an answer, and somebody else wrote the answer. */
async function nullIfThrown<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
