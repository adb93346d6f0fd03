import { nationalMarks } from '../urls/segments.ts';

/** Written before a number: 'tel:', 'phone'. */
const ANNOUNCED = /^\s*(?:tel|phone|ph|cell|mobile|call)\b\s*[:.]?\s*/i;
/** An extension is dialed later and is not part of the number: 'ext. 204', 'x204', '#204'. */
const EXTENSION = /(?:[,;]?\s*(?:ext(?:ension|n)?|x)\.?|\s+#)\s*\d{1,6}\s*$/i;
/** Ten digits with an extension: after fewer, an x stands for an unknown digit. */
const WHOLE_NUMBER = /^\d{10}$/;
/** Digits, X for unknown ones, and what stands between them. */
const NUMBER_SHAPE = /^[\d\sx+()./\-–—‐‑·•*_]+$/i;
/** '1-800-FLOWERS': an area code, and at least seven letters and digits behind it. */
const LETTERS_SHAPE = /^\+?(1?)([\s.-]*)\(?([2-9]\d\d)\)?([\s.-]*)([a-z\d][a-z\d\s.-]*)$/i;
/** Area codes that a company's word follows. */
const TOLL_FREE: ReadonlySet<string> = new Set('800 833 844 855 866 877 888'.split(' '));
/** '555-6828', '1 555 6828', '5556828': written without the area code. */
const LOCAL_NUMBER = /^\D*(?:1[^\dX]+)?\d{3}[^\dX]*\d{4}\D*$/i;

const LOCAL_DIGITS = 7;
/** The letters of each key from 2 up. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/**
 * A typed phone number without what announces it and without the extension, with letters as the keys they are on: '1
 * 800 3569377' for '1-800-FLOWERS'. Other text stays as it is.
 */
export function phoneOf(typed: string): string {
  const number = typed.normalize('NFKC').replace(ANNOUNCED, '');
  const short = number.replace(EXTENSION, '');
  const alone = WHOLE_NUMBER.test(nationalMarks(short)) ? short : number;
  return pressKeys(alone) ?? alone;
}

/**
 * Whether a line can only be a phone number, whichever field it stands in: nothing but digits, X and what stands
 * between them, or a word behind an area code. Too few or too many digits may still make it none that can be searched.
 */
export function isPhoneLine(text: string): boolean {
  const phone = phoneOf(text);
  return NUMBER_SHAPE.test(phone) && /\d/.test(phone);
}

/** Whether the number is written without its area code. */
export function isLocalNumber(phone: string): boolean {
  const digits = phone.normalize('NFKC');
  return nationalMarks(digits).length === LOCAL_DIGITS && LOCAL_NUMBER.test(digits);
}

/** null for text without letters to press; X alone is an unknown digit. */
function pressKeys(text: string): string | null {
  const [, country = '', , area = '', gap = '', word = ''] = LETTERS_SHAPE.exec(text.trim()) ?? [];
  const marks = word.replace(/[\s.-]/g, '');
  const hasLetters = /[a-wyz]/i.test(marks);
  if (!hasLetters || marks.length < LOCAL_DIGITS) return null;
  if (!isOneWord(word, country !== '', area, gap)) return null;
  const pressed = marks.slice(0, LOCAL_DIGITS).toLowerCase().replace(/[a-z]/g, keyOf);
  return `1 ${area} ${pressed}`;
}

/**
 * '503 Halyard Ave' is an address: with spaces it needs the 1 and a toll-free area code, or the two groups of a number,
 * '503 555 HOME'.
 */
function isOneWord(word: string, hasCountry: boolean, area: string, gap: string): boolean {
  if (/^\d{3}[\s.-]*[a-z\d]{4}$/i.test(word)) return true;
  if (hasCountry && TOLL_FREE.has(area)) return true;
  // '800 Elmwood' is a house, '800 FLOWERS' a number.
  const isJoined = !/\s/.test(word + gap) && gap !== '';
  return isJoined || (TOLL_FREE.has(area) && !/\s/.test(word) && word === word.toUpperCase());
}

function keyOf(letter: string): string {
  return String(KEYS.findIndex((key) => key.includes(letter)) + 2);
}
