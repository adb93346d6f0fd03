/** How much a first page view may load, in bytes after gzip -9. */
export const STYLE_BUDGET = 15_000;
export const SCRIPT_BUDGET = 100_000;
