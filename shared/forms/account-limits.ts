/** Longest password and email address that are read; longer ones are refused right away. */
export const PASSWORD_MAX = 256;
export const EMAIL_MAX = 254;
/** Shortest password allowed for an account. */
export const PASSWORD_MIN = 10;
export const FIRST_NAME_MAX = 100;
/** Longest path to return to, in characters. */
export const REDIRECT_MAX = 2_000;
/** The most passkeys of an account. */
export const PASSKEYS_MAX = 20;
