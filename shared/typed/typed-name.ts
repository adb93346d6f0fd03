import { isNameEnding } from '../people/names/name-suffixes.ts';
import { NAME_TITLES } from '../people/names/name-titles.ts';

/** Rarer titles, which only stand in front of what somebody types. */
const RARER_TITLES: ReadonlySet<string> = new Set(
  'mx doctor professor reverend fr judge capt sgt lt col gen sir'.split(' '),
);
/** Also first names, last names or initials: titles only if a first and a last name follow. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'miss ms mx doctor professor reverend judge gen sir col fr lt'.split(' '),
);

const isTitleWord = (letters: string): boolean => NAME_TITLES.has(letters) || RARER_TITLES.has(letters);
const plain = (word: string): string => word.toLowerCase().replaceAll('.', '');

/**
 * Words of a name without the titles in front and the suffixes behind: ['John', 'Smith'] for 'Dr. John Smith Jr.'. At
 * least one word stays.
 */
export function cutTitles(words: readonly string[]): readonly string[] {
  let start = 0;
  while (start < words.length - 1 && isTitle(words[start] ?? '', words.length - start - 1)) start += 1;
  let end = words.length;
  while (end > start + 1 && isNameEnding(words[end - 1] ?? '')) end -= 1;
  return words.slice(start, end);
}

/** Whether a whole part between commas is no name: 'Jr.', 'M.D.', 'Dr.'. */
export function isTitleAlone(part: string): boolean {
  const words = part.split(' ');
  return words.every((word) => isNameEnding(word) || isTitleWord(plain(word)));
}

function isTitle(word: string, wordsBehind: number): boolean {
  const letters = plain(word);
  if (!isTitleWord(letters)) return false;
  return !OTHER_WORDS.has(letters) || wordsBehind > 1 || word.endsWith('.');
}
