/** Where counts that come late are put as data. */
export const COUNTS_PLACE_ID = 'person-counts';
