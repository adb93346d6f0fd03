import { nameKey } from '../../../shared/people/names/name-key.ts';
import { isNameEnding, NAME_SUFFIXES } from '../../../shared/people/names/name-suffixes.ts';
import { NAME_TITLES } from '../../../shared/people/names/name-titles.ts';
import { namesMeaning } from '../../../shared/people/names/nicknames.ts';
import { otherSpellings } from './last-name-spellings.ts';

/** Words of a name that are read; nobody has more. */
const NAME_WORDS_MAX = 6;
/**
 * Letters that the first or last name needs before names that merely start with them are found, too. One of the two is
 * enough: 'J Smith' finds John Smith and 'J Smi' finds J Smith, while 'J' and 'J S' would find half the country.
 */
const PREFIX_LETTERS_MIN = 2;

/** One way to read the words as first, middle and last name: keys as in the name table, '' for no middle name. */
export interface NameReading {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  /** other first names with the same meaning; keys */
  readonly nicknames: readonly string[];
  /** names that merely start with these parts come close */
  readonly isPrefix: boolean;
}

/** Several words as a first or a last name alone; keys. */
export interface CompoundName {
  readonly first: string;
  /** as requested first, then its other spellings */
  readonly lasts: readonly string[];
}

/** A name that can be searched for. */
export type SearchableName =
  /** a single word, which may be the last name or the first */
  | {
      readonly kind: 'word';
      readonly word: string;
      /** the word and its other spellings as a last name */
      readonly lasts: readonly string[];
      readonly nicknames: readonly string[];
      readonly isPrefix: boolean;
    }
  | {
      readonly kind: 'full';
      readonly readings: readonly NameReading[];
      /** all words as one name, 'Dela Cruz' or 'Mary Kate'; null with a comma, which marks the last name */
      readonly alone: CompoundName | null;
      /** the last name first, 'Walker James': used if hardly anyone has the name as typed */
      readonly turned: readonly NameReading[];
    };

/** 'nobody': no letters or digits, like the '-' of a URL without a name. */
export type NameQuery = { readonly kind: 'nobody' } | SearchableName;

/**
 * Reads typed text, or a path segment, as names. Words may be first, middle and last name in that order. Hyphens and
 * apostrophes are lost by now, so every split is a reading: 'Elise Hale Navarro' is Elise Hale-Navarro as well as Elise
 * H. Navarro, and 'Dela Cruz' may be a last name alone. Words before a comma are the last name: 'Hale-Navarro, Elise'.
 * Suffixes are dropped (P2-123, P2-124), and so are titles at either end.
 */
export function readName(text: string): NameQuery {
  const turnedByComma = readComma(text);
  if (turnedByComma !== null) return { kind: 'full', readings: turnedByComma, alone: null, turned: [] };
  const words = wordsOfName(text);
  const [only] = words;
  if (only === undefined) return { kind: 'nobody' };
  if (words.length === 1)
    return {
      kind: 'word',
      word: only,
      lasts: spellingsOf(only),
      nicknames: namesMeaning(only),
      isPrefix: only.length >= PREFIX_LETTERS_MIN,
    };
  const readings: NameReading[] = [];
  const turned: NameReading[] = [];
  for (let middleAt = 1; middleAt < words.length; middleAt++)
    for (let lastAt = middleAt; lastAt < words.length; lastAt++) {
      const parts = [words.slice(0, middleAt), words.slice(middleAt, lastAt), words.slice(lastAt)] as const;
      readings.push(readingOf(...parts));
    }
  for (let firstAt = 1; firstAt < words.length; firstAt++)
    turned.push(...readingsBehind(words.slice(0, firstAt), words.slice(firstAt)));
  const all = words.join(' ');
  return {
    kind: 'full',
    readings: withOtherSpellings(readings),
    alone: { first: all, lasts: spellingsOf(all) },
    turned: withOtherSpellings(turned),
  };
}

/** 'Walker, James R' as readings; null without a comma, or if only a suffix follows it: 'Maya Ostrowski, Jr.' */
function readComma(text: string): NameReading[] | null {
  const comma = text.indexOf(',');
  if (comma === -1) return null;
  const last = wordsOfName(text.slice(0, comma));
  const given = dropTitle(keysOf(text.slice(comma + 1))).filter((word) => !isNameEnding(word));
  if (last.length === 0 || given.length === 0) return null;
  return withOtherSpellings(readingsBehind(last, given.slice(0, Math.max(1, NAME_WORDS_MAX - last.length))));
}

/** Every split of the words after a last name into first and middle name. */
function readingsBehind(last: readonly string[], given: readonly string[]): NameReading[] {
  return given.map((_, at) => readingOf(given.slice(0, at + 1), given.slice(at + 1), last));
}

function readingOf(
  firstWords: readonly string[],
  middle: readonly string[],
  lastWords: readonly string[],
): NameReading {
  const [first, last] = [firstWords.join(' '), lastWords.join(' ')];
  const isPrefix = first.length >= PREFIX_LETTERS_MIN || last.length >= PREFIX_LETTERS_MIN;
  return { first, middle: middle.join(' '), last, nicknames: namesMeaning(first), isPrefix };
}

/**
 * 'Sean O Neil' may be on record as Sean ONeil. These come after the readings as typed, and do not match beginnings.
 */
function withOtherSpellings(readings: readonly NameReading[]): NameReading[] {
  const others = readings.flatMap((reading) =>
    otherSpellings(reading.last).map((last) => ({ ...reading, last, isPrefix: false })),
  );
  return [...readings, ...others];
}

const spellingsOf = (last: string): string[] => [last, ...otherSpellings(last)];
const keysOf = (text: string): string[] => nameKey(text).split(' ').filter(Boolean);
/** The words of a name without titles and suffixes, as far as they are read: keys. */
export const wordsOfName = (text: string): string[] => dropSuffixes(dropTitle(keysOf(text))).slice(0, NAME_WORDS_MAX);

/** The first names that may be meant, over all readings; keys. */
export function firstNamesOf(name: SearchableName): readonly string[] {
  return name.kind === 'word' ? [name.word] : [...new Set(name.readings.map(({ first }) => first))];
}

// With a single word after it, 'Miss' or 'Dr' may be all that is known of a first name.
function dropTitle(words: readonly string[]): readonly string[] {
  return words.length > 2 && NAME_TITLES.has(words[0] ?? '') ? words.slice(1) : words;
}

// 'V' is also an initial, so it is a suffix only at the end; the same for titles, since 'Md' is also a name. The first
// word always stays.
function dropSuffixes(words: readonly string[]): string[] {
  const end = words.findLastIndex((word, at) => at === 0 || !isNameEnding(word)) + 1;
  return words.slice(0, end).filter((word, at) => at === 0 || word === 'v' || !NAME_SUFFIXES.has(word));
}
