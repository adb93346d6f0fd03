/** Where the permanent header of the page ends, the sticky one begins to show (P9-031). */
export const PERSON_HEADER_ID = 'person-header';
/** Holds the sticky header once its code is there. */
export const STICKY_HEADER_ID = 'person-sticky-header';

/** Where counts that come late are put as data. */
export const COUNTS_PLACE_ID = 'person-counts';

/** Where an age stands that may still come; on no other page. */
export const UNKNOWN_AGE_ID = 'unknown-age';
