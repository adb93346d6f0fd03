import { foldText } from '../people/names/name-key.ts';

/** Stands in a path where a name or a location is missing (F2-02, F2-03). */
export const PLACEHOLDER = '-';

/**
 * The words of a path segment (F5-10 to F5-17): trimmed, lower-cased, diacritics, parentheses, plus signs and
 * apostrophes removed, '#' spelled 'apt', everything else but letters, digits and dashes a word's end, each word
 * capitalised.
 *
 * A path is plain ASCII, so letters of other scripts end a word like any other sign; `hasUnspellableLetters` tells.
 */
export function segmentWords(text: string): string[] {
  return foldText(text)
    .replace(/[()+'’‘ʼ]/g, '')
    .replace(/#/g, '-apt-')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** Most names: words that a path spells as they are. A page builds a hundred links, and this one look is all they take. */
const PLAIN_NAME = /^[A-Z][a-z]*(?:[ -][A-Z][a-z]*)*$/;

/** 'Maya-Oneil-Smith' of "Maya O'Neil-Smith"; '-' when no letter or digit is left. */
export function buildSegment(text: string): string {
  if (PLAIN_NAME.test(text)) return text.replaceAll(' ', '-');
  return segmentWords(text).join('-') || PLACEHOLDER;
}

/**
 * 'Maya Oneil Smith' of 'Maya-Oneil-Smith'; '' of '-'. Takes decoded segments that others wrote as well; of a text that
 * was in no path yet it is the normalised form.
 */
export function parseSegment(segment: string): string {
  if (PLAIN_NAME.test(segment)) return segment.replaceAll('-', ' ');
  return segmentWords(segment).join(' ');
}

/**
 * Whether a text has letters that no path segment can spell, such as Cyrillic ones. We do not transliterate: a name
 * wholly of such letters builds '-', and whoever builds a search from it asks here first and says so.
 */
export function hasUnspellableLetters(text: string): boolean {
  // U+02BC counts as a letter in Unicode; here it is an apostrophe.
  return /[^\P{L}a-z]/u.test(foldText(text).replaceAll('ʼ', ''));
}

const PHONE_DIGITS = 11;
const COUNTRY_CODE = '1';

/** What a typed phone number has of digits and X, without the country code: '5035550XX6'. */
export function nationalMarks(text: string): string {
  // An x beside other letters is a word ('ext', 'fax'), not a place for a digit.
  const marks = text
    .normalize('NFKC')
    .replace(/\p{L}{2,}/gu, (letters) => (/^x+$/i.test(letters) ? letters : ' '))
    .replace(/[^0-9x]/gi, '')
    .toUpperCase();
  return marks.startsWith(COUNTRY_CODE) ? marks.slice(COUNTRY_CODE.length) : marks;
}

/**
 * '1' and ten of digits or 'X': at most 11 digits with the country code (F5-19), padded with X where the number is
 * partial (F2-11). null when it holds no digit besides the country code (F5-04).
 */
export function normalisePhone(text: string): string | null {
  const padded =
    COUNTRY_CODE +
    nationalMarks(text)
      .slice(0, PHONE_DIGITS - 1)
      .padEnd(PHONE_DIGITS - 1, 'X');
  return /\d/.test(padded.slice(COUNTRY_CODE.length)) ? padded : null;
}

/** '1-503-555-0186', '1-503-555-XXXX'; null when there is no digit to look for. */
export function buildPhoneSegment(text: string): string | null {
  return normalisePhone(text)?.replace(/^(.)(...)(...)(....)$/, '$1-$2-$3-$4') ?? null;
}

/**
 * Letter and partial of a last name in the directory (P2-069): lower-cased, stripped of non-letters, spaces to hyphens,
 * only the first token kept (P2-070). null when no letter is left that a path can spell.
 */
export function directoryKey(lastName: string): { letter: string; partial: string } | null {
  const partial = foldText(lastName)
    .replace(/[^a-z\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .split('-')[0];
  return partial ? { letter: partial.charAt(0), partial } : null;
}
