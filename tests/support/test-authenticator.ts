import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { certifiedStatement } from './test-attestation.ts';

const FLAGS = { present: 1, verified: 4, isBackupAllowed: 8, isBackedUp: 16, hasKey: 64 };

/** A passkey in an authenticator made of software. */
export interface SoftPasskey {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
}

/** What an answer says that a genuine one would not, or would say otherwise. */
interface Oddities {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  /** 0: it does not count */
  readonly counter?: number;
  readonly id?: string;
  readonly userHandle?: string;
  /** what a new passkey says of its maker: signs by itself, brings a certificate, or is in a format that always does */
  readonly attestation?: 'self' | 'certificate' | 'tpm';
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}
interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** Answers newPasskeyOptions as a browser would, on the site `origin`. */
export function makePasskey(options: unknown, origin: string, oddities: Oddities = {}) {
  const { challenge, rp, user } = options as CreationOptions;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = oddities.id ?? base64url(randomBytes(16));
  const idBytes = Buffer.from(id, 'base64url');
  // COSE: an elliptic curve key for ES256 on P-256.
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(idBytes.length);
  const head = dataHead(oddities.rpId ?? rp.id, FLAGS.hasKey, oddities);
  const authData = Buffer.concat([head, Buffer.alloc(16), length, idBytes, isoCBOR.encode(key as never)]);
  const clientDataJSON = clientData('webauthn.create', challenge, origin, oddities);
  const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
  const attestation = new Map<string, unknown>([
    ['fmt', FORMATS[oddities.attestation ?? 'none']],
    ['attStmt', statementOf(oddities, signed, privateKey)],
    ['authData', new Uint8Array(authData)],
  ]);
  const passkey: SoftPasskey = { id, rpId: rp.id, userHandle: user.id, privateKey };
  return {
    passkey,
    credential: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal', 'telepathy'],
      },
    },
  };
}

/** Answers passkeyLoginOptions as a browser would, on the site `origin`. */
export function signWith(passkey: SoftPasskey, options: unknown, origin: string, oddities: Oddities = {}) {
  const { challenge, rpId } = options as RequestOptions;
  const clientDataJSON = clientData('webauthn.get', challenge, origin, oddities);
  const authData = dataHead(oddities.rpId ?? rpId, 0, oddities);
  const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
  const id = oddities.id ?? passkey.id;
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, passkey.privateKey)),
      userHandle: oddities.userHandle ?? passkey.userHandle,
    },
  };
}

const FORMATS = { none: 'none', self: 'packed', certificate: 'packed', tpm: 'tpm' };

function statementOf({ attestation }: Oddities, signed: Buffer, privateKey: KeyObject): Map<string, unknown> {
  if (attestation === 'certificate') return certifiedStatement(signed);
  if (attestation !== 'self') return new Map();
  const signature = new Uint8Array(sign('sha256', signed, privateKey));
  return new Map<string, unknown>([
    ['alg', -7],
    ['sig', signature],
  ]);
}

function clientData(type: string, challenge: string, origin: string, oddities: Oddities): string {
  const data = { type: oddities.type ?? type, challenge, origin: oddities.origin ?? origin, crossOrigin: false };
  return base64url(JSON.stringify(data));
}

/** Whose site it is, what the authenticator saw, and how often it was used. */
function dataHead(rpId: string, more: number, { isVerified = true, counter = 0 }: Oddities): Buffer {
  const seen = FLAGS.present | FLAGS.isBackupAllowed | FLAGS.isBackedUp | (isVerified ? FLAGS.verified : 0);
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([seen | more]), counted]);
}
