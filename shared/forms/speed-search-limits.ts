/** Most lines of one list. */
export const SPEED_SEARCH_MAX = 50;
/** Longest line, in characters. */
export const SPEED_SEARCH_LINE_MAX = 200;
/** Largest file we read, in bytes: many times what 50 lines need. */
export const SPEED_SEARCH_FILE_MAX = 64 * 1024;
