import { SUFFIX_OF } from '../people/streets/street-words.ts';
import { partsOf } from './line-parts.ts';

/** 'PO Box 12', 'P.O. Box 12', 'POB 12', 'Post Office Box 12'. */
const BOX = /^(?:(?:p\W*o\W*|post\s+office\s+)box\b|pob\s+\d|box\s+\d+\s*(?:,|$))/i;
/** '2417 N', '12-B Elm', '12 1/2 Elm', and grid numbers: 'N6W23001 Main'. */
const NUMBER_IN_FRONT = /^(?:\d+[a-z]?(?:[-/]\w+)?|(?:[nsew]\d+){1,2})\s+(?:.*\p{L})/iu;
/** Words at the end of a street that are hardly ever a last name, so that they need no house number. */
const SURE_SUFFIXES: ReadonlySet<string> = new Set([
  'ave',
  'blvd',
  'dr',
  'hwy',
  'ln',
  'pkwy',
  'rd',
  'st',
  'tpke',
  'fwy',
]);
/** Spellings of these that are names or titles after all. */
const NAMES_TOO: ReadonlySet<string> = new Set(['saint', 'lane', 'dr']);
/** Words that end a street in the middle of a line: no name has them. */
const STREET_WORDS: ReadonlySet<string> = new Set(
  'ave avenue blvd boulevard hwy highway pkwy parkway rd road'.split(' '),
);
const ZIP_IN_FRONT = /^(\d{5})(?:-\d{4})?[\s,]+(.*\p{L}.*)$/u;

/** Whether a line is a post office box, with or without its place. */
export function isBoxLine(text: string): boolean {
  return BOX.test(text.trim());
}

/** Whether a line begins with a street: by its house number, or by a word such as 'Avenue' at the end of its first part. */
export function isStreetLine(text: string): boolean {
  const line = text.trim();
  const [first = ''] = partsOf(line);
  const zipFirst = ZIP_IN_FRONT.exec(line);
  if (zipFirst !== null) return wordsOf(zipFirst[2] ?? '').some((word, at) => at > 0 && isSuffix(word));
  if (NUMBER_IN_FRONT.test(first)) return true;
  const words = wordsOf(first);
  if (words.some((word, at) => at > 0 && STREET_WORDS.has(word))) return true;
  const last = words.at(-1) ?? '';
  return words.length > 1 && isSuffix(last) && SURE_SUFFIXES.has(SUFFIX_OF.get(last) ?? '') && !NAMES_TOO.has(last);
}

/** Whether a word may end a street: 'st', 'Avenue'. */
export function isSuffix(word: string): boolean {
  return SUFFIX_OF.has(plainWord(word));
}

function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .map(plainWord)
    .filter((word) => word !== '');
}

/** A word in lower case, without anything but letters and digits. */
export const plainWord = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
