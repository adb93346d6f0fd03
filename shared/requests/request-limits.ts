/** Limits on what a request about one's own data holds, in characters unless said otherwise. */
export const REQUEST_LIMITS = {
  name: 120,
  address: 300,
  details: 2_000,
  permission: 2_000,
  /** links of records */
  links: 20,
  /** all of the field with the links */
  linksText: 8_000,
} as const;

/** The largest permission or proof, in bytes. */
export const REQUEST_FILE_MAX = 2 * 1024 * 1024;

/** What a permission or a proof may be. */
export const REQUEST_FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type RequestFileType = (typeof REQUEST_FILE_TYPES)[number];

/** The largest list of covered persons: bytes of the file, and rows. */
export const LIST_FILE_MAX = 10 * 1024 * 1024;
export const LIST_ROWS_MAX = 1_000_000;
/** How many rows the edge sends to the origin at once. */
export const LIST_ROWS_AT_ONCE = 5_000;
