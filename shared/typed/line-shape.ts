import { hasUnspellableLetters } from '../urls/segments.ts';
import { isBoxLine, isStreetLine } from './street-line.ts';
import { readEmail } from './typed-email.ts';
import { isPhoneLine } from './typed-phone.ts';

/** What a line can be at first sight: 'words' are a name, a place, or both. */
export type LineShape = 'nothing' | 'email' | 'zip' | 'phone' | 'unspellable' | 'box' | 'address' | 'words';

/** Longer than any search; the time that some patterns take grows with the square of the length. */
const LINE_MAX = 200;
const ZIP_LINE = /^\d{5}(?:[-–]\d{4})?$/;

/** A line as it is read: no longer than a search, with single spaces. */
export function tidyLine(text: string): string {
  return text.slice(0, LINE_MAX).normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** The shape of a tidy line: of what it may be, the surest. It is small, since every letter typed asks for it. */
export function shapeOfLine(line: string): LineShape {
  if (!/[\p{L}\p{N}]/u.test(line)) return 'nothing';
  if (readEmail(line) !== null) return 'email';
  if (ZIP_LINE.test(line)) return 'zip';
  if (isPhoneLine(line)) return 'phone';
  if (hasUnspellableLetters(line)) return 'unspellable';
  if (isBoxLine(line)) return 'box';
  return isStreetLine(line) ? 'address' : 'words';
}
