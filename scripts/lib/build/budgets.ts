/** What a first view of a page may load, in bytes after gzip -9. */
export const STYLE_BUDGET = 15_000;
export const SCRIPT_BUDGET = 100_000;
