import { foldText } from '../people/names/name-key.ts';

/** Stands for a missing name or location in a path (F2-02, F2-03). */
export const PLACEHOLDER = '-';

/**
 * The words of a path segment (F5-10 to F5-17): trimmed and lower-cased, then capitalized; diacritics, parentheses,
 * plus signs and apostrophes removed; '#' spelled 'apt'. Anything else but letters, digits and dashes ends a word.
 *
 * A path is plain ASCII, so letters of other scripts also end a word; `hasUnspellableLetters` detects them.
 */
export function segmentWords(text: string): string[] {
  return foldText(text)
    .replace(/[()+'’‘ʼ]/g, '')
    .replace(/#/g, '-apt-')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/**
 * Most names: words that need no change in a path. A page builds a hundred links, and for most of them this one check
 * is enough.
 */
const PLAIN_NAME = /^[A-Z][a-z]*(?:[ -][A-Z][a-z]*)*$/;

/** 'Maya-Oneil-Smith' for "Maya O'Neil-Smith"; '-' if no letter or digit is left. */
export function buildSegment(text: string): string {
  if (PLAIN_NAME.test(text)) return text.replaceAll(' ', '-');
  return segmentWords(text).join('-') || PLACEHOLDER;
}

/**
 * 'Maya Oneil Smith' for 'Maya-Oneil-Smith'; '' for '-'. Also takes decoded segments that others wrote; for text that
 * never was in a path, it is the normalized form.
 */
export function parseSegment(segment: string): string {
  if (PLAIN_NAME.test(segment)) return segment.replaceAll('-', ' ');
  return segmentWords(segment).join(' ');
}

/**
 * Whether a text has letters that no path segment can spell, such as Cyrillic ones. We do not transliterate: a name
 * entirely of such letters becomes '-', so code that builds a search from it checks here first and tells the visitor.
 */
export function hasUnspellableLetters(text: string): boolean {
  // U+02BC counts as a letter in Unicode; here it is an apostrophe.
  return /[^\P{L}a-z]/u.test(foldText(text).replaceAll('ʼ', ''));
}

const PHONE_DIGITS = 11;
const COUNTRY_CODE = '1';

/** The digits and X of a typed phone number, without the country code: '5035550XX6'. */
export function nationalMarks(text: string): string {
  // An x next to other letters is part of a word ('ext', 'fax'), not a placeholder for a digit.
  const marks = text
    .normalize('NFKC')
    .replace(/\p{L}{2,}/gu, (letters) => (/^x+$/i.test(letters) ? letters : ' '))
    .replace(/[^0-9x]/gi, '')
    .toUpperCase();
  return marks.startsWith(COUNTRY_CODE) ? marks.slice(COUNTRY_CODE.length) : marks;
}

/**
 * '1' and ten digits or 'X': at most 11 characters including the country code (F5-19), padded with X if the number is
 * partial (F2-11). null if it has no digit besides the country code (F5-04).
 */
export function normalisePhone(text: string): string | null {
  const padded =
    COUNTRY_CODE +
    nationalMarks(text)
      .slice(0, PHONE_DIGITS - 1)
      .padEnd(PHONE_DIGITS - 1, 'X');
  return /\d/.test(padded.slice(COUNTRY_CODE.length)) ? padded : null;
}

/** '1-503-555-0186', '1-503-555-XXXX'; null without a digit to search for. */
export function buildPhoneSegment(text: string): string | null {
  return normalisePhone(text)?.replace(/^(.)(...)(...)(....)$/, '$1-$2-$3-$4') ?? null;
}

/**
 * Letter and partial of a last name in the directory (P2-069): lower case, non-letters removed, spaces turned into
 * hyphens, only the first word kept (P2-070). null if no letter is left that a path can spell.
 */
export function directoryKey(lastName: string): { letter: string; partial: string } | null {
  const partial = foldText(lastName)
    .replace(/[^a-z\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .split('-')[0];
  return partial ? { letter: partial.charAt(0), partial } : null;
}
