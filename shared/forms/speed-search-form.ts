import { speedSearchCopy } from '../copy/account/speed-search.ts';
import { decodeText } from '../csv/decode-text.ts';
import { SPEED_SEARCH_FILE_MAX, SPEED_SEARCH_LINE_MAX, SPEED_SEARCH_MAX } from './speed-search-limits.ts';
import { readListFile } from './speed-search-list.ts';

const words = speedSearchCopy.errors;

/** What keeps a list from being looked up, in words for the reader; null if nothing does. */
export function checkSpeedSearch(lines: readonly string[]): string | null {
  if (lines.length === 0) return words.empty;
  if (lines.length > SPEED_SEARCH_MAX) return words.tooMany(lines.length, SPEED_SEARCH_MAX);
  const long = lines.findIndex((line) => line.length > SPEED_SEARCH_LINE_MAX);
  return long === -1 ? null : words.tooLong(long + 1, SPEED_SEARCH_LINE_MAX);
}

/** The lines of a file, or why they cannot be read. */
export type FileLines = { readonly lines: readonly string[] } | { readonly error: string };

/** Reads a CSV or text file, the same way in the browser and at the edge. */
export function readSpeedSearchFile(bytes: Uint8Array): FileLines {
  if (bytes.byteLength > SPEED_SEARCH_FILE_MAX) return { error: words.fileTooBig };
  const text = decodeText(bytes);
  if (text === null) return { error: words.fileNotText };
  const lines = readListFile(text);
  return lines.length === 0 ? { error: words.fileEmpty } : { lines };
}
