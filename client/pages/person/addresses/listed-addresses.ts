/** Addresses in the list; the others are in a carousel. */
export const LISTED_ADDRESSES = 4;
