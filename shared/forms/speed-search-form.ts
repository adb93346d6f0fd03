import { speedSearchCopy } from '../copy/account/speed-search.ts';
import { SPEED_SEARCH_LINE_MAX, SPEED_SEARCH_MAX } from './speed-search-limits.ts';

const words = speedSearchCopy.errors;

/** What keeps a list from being looked up, in words for the reader; null if nothing does. */
export function checkSpeedSearch(lines: readonly string[]): string | null {
  if (lines.length === 0) return words.empty;
  if (lines.length > SPEED_SEARCH_MAX) return words.tooMany(lines.length, SPEED_SEARCH_MAX);
  const long = lines.findIndex((line) => line.length > SPEED_SEARCH_LINE_MAX);
  return long === -1 ? null : words.tooLong(long + 1, SPEED_SEARCH_LINE_MAX);
}
