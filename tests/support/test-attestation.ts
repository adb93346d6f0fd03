import { createPrivateKey, sign } from 'node:crypto';

/** A certificate of nobody's, and its key: an authenticator's maker would have one. From 2020 to 2120. */
const CERTIFICATE =
  'MIIB3zCCAYagAwIBAgIBATAKBggqhkjOPQQDAjBgMQswCQYDVQQGEwJVUzEQMA4GA1UECgwHRXhhbXBsZTEiMCAGA1UECwwZQXV0' +
  'aGVudGljYXRvciBBdHRlc3RhdGlvbjEbMBkGA1UEAwwSVGVzdCBhdXRoZW50aWNhdG9yMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAw' +
  'MTAxMDAwMDAwWjBgMQswCQYDVQQGEwJVUzEQMA4GA1UECgwHRXhhbXBsZTEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3Rh' +
  'dGlvbjEbMBkGA1UEAwwSVGVzdCBhdXRoZW50aWNhdG9yMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAECRRgbPrjhJVvcskLDhL2' +
  '9GN6bqZe4qoAphveEvja8c1d9YjQGz+L5srgGoUmsJcD5CYXu6v+Z3WiyABRzUq7IaMvMC0wDAYDVR0TAQH/BAIwADAdBgNVHQ4E' +
  'FgQU8+lLxxroEVaU00M3+TsZMHL3SOgwCgYIKoZIzj0EAwIDRwAwRAIgBgDkOzzjFGn7WVI3pwV/nMBDD5t95zZL1kKvS308hQQC' +
  'IHcY/br3ILdBCBjaJZaUfF8qen2J/U0p1jSfAXTIjf5f';
const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBvnxbrw7nt4W4Hnjoqhrv41DmQ133Y+1OUsciwUuUYOhRANCAAQJ' +
  'FGBs+uOElW9yyQsOEvb0Y3pupl7iqgCmG94S+NrxzV31iNAbP4vmyuAahSawlwPkJhe7q/5ndaLIAFHNSrsh';

/** What an authenticator says of its maker, in WebAuthn's format 'packed': by itself it is right in every way. */
export function certifiedStatement(signed: Buffer): Map<string, unknown> {
  const key = createPrivateKey({ key: Buffer.from(KEY, 'base64'), format: 'der', type: 'pkcs8' });
  return new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(sign('sha256', signed, key))],
    ['x5c', [new Uint8Array(Buffer.from(CERTIFICATE, 'base64'))]],
  ]);
}
