/** Where this permanent header ends, the sticky one starts to show (P9-031). */
export const PERSON_HEADER_ID = 'person-header';
/** Holds the sticky header once its code has loaded. */
export const STICKY_HEADER_ID = 'person-sticky-header';

/** Holds late counts, as data. */
export const COUNTS_PLACE_ID = 'person-counts';

/** Marks an age that may still arrive; missing on other pages. */
export const UNKNOWN_AGE_ID = 'unknown-age';
