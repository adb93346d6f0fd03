const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Characters that text does not have: anything below a space but tabs and line ends. */
const NO_TEXT = /[^\P{Cc}\t\n\r\f\v\u0080-\u009f]/u;

/**
 * A file's bytes as text, without its byte order mark: UTF-8, UTF-16 with a mark, or what older spreadsheets save
 * (Windows-1252). null if it is not text, such as a workbook or a picture.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeBytes(bytes);
  return text === null || !isText(text) ? null : text;
}

/** The same for bytes that may hold characters which text does not have; null if no encoding fits. */
export function decodeBytes(bytes: Uint8Array): string | null {
  return decodeMarked(bytes) ?? decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes);
}

/** Whether a string holds nothing that text does not have. */
export function isText(text: string): boolean {
  return !NO_TEXT.test(text);
}

function decodeMarked(bytes: Uint8Array): string | null {
  const encoding = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  return encoding === undefined ? null : decodeAs(encoding, bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
