export type { PersonPath } from './builders/path-builders.ts';

/**
 * Builds every path that a page may link to: the only place where one is spelled. Values are encoded here; what is
 * missing and has no placeholder is a RangeError, because the caller should not have offered the link (F5-01). Of the
 * builders a browser gets those that its page uses.
 */
export * as paths from './builders/path-builders.ts';
