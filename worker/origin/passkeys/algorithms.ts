/**
 * Signatures that a passkey may use, by COSE number, the preferred first: Ed25519, ES256 and RS256, which all runtimes
 * check. The library would add others where it runs on a runtime that knows them.
 */
export const ALGORITHMS = [-8, -7, -257] as const;
