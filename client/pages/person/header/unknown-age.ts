/** Where an age stands that may still come; on no other page. */
export const UNKNOWN_AGE_ID = 'unknown-age';
