import { decodeText } from '../csv/decode-text.ts';
import { SPEED_SEARCH_FILE_MAX } from './speed-search-limits.ts';
import { readListFile } from './speed-search-list.ts';

/** Why a file cannot be read; the words are in speedSearchCopy. */
export type FileFault = 'too-big' | 'not-text' | 'empty';

/** The lines of a file, or why they cannot be read. */
export type FileLines = { readonly lines: readonly string[] } | { readonly fault: FileFault };

/** Reads a CSV or text file, the same way in the browser and at the edge. */
export function readSpeedSearchFile(bytes: Uint8Array): FileLines {
  if (bytes.byteLength > SPEED_SEARCH_FILE_MAX) return { fault: 'too-big' };
  const text = decodeText(bytes);
  if (text === null) return { fault: 'not-text' };
  const lines = readListFile(text);
  return lines.length === 0 ? { fault: 'empty' } : { lines };
}
