import type { CallName } from '../../shared/contract/calls.ts';

const MEGABYTE = 1024 * 1024;
/** The longest answers are some hundred kilobytes. */
const DEFAULT_MAX_BYTES = 2 * MEGABYTE;

const LARGER: { readonly [N in CallName]?: number } = {
  // 100 records of each of twelve groups.
  personBackground: 8 * MEGABYTE,
  // 20,000 addresses (docs/search-engines.md).
  sitemapFile: 8 * MEGABYTE,
};

/** The longest answer of a call that the edge reads, in bytes. */
export function answerMaxBytes(name: CallName): number {
  return LARGER[name] ?? DEFAULT_MAX_BYTES;
}
