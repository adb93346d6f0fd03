/** Longest password and email address that are read; longer ones are refused right away. */
export const PASSWORD_MAX = 256;
export const EMAIL_MAX = 254;
/** Shortest password allowed for an account. */
export const PASSWORD_MIN = 8;
export const FIRST_NAME_MAX = 100;
