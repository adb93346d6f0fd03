export type { PersonPath } from './builders/path-builders.ts';

/**
 * Builds every path that a page may link to: paths are spelled nowhere else. Values are encoded here. A missing value
 * without a placeholder is a RangeError, because the caller should not have offered the link (F5-01). A browser bundle
 * contains only the builders its page uses.
 */
export * as paths from './builders/path-builders.ts';
