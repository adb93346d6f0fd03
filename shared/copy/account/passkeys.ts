/** Of a failed log-in; the origin sends it. */
export const UNKNOWN_PASSKEY = 'No account has this passkey';
/** Of a site at an IP address. */
export const NO_PASSKEYS_HERE = 'This site has no passkeys';
