import { nameKey } from '../../../shared/people/name-key.ts';
import { NAME_SUFFIXES } from '../../../shared/people/name-suffixes.ts';
import { namesMeaning } from '../../../shared/people/nicknames.ts';

/** Words of a name that are looked at; more make no name that anybody has. */
export const NAME_WORDS_MAX = 6;
/**
 * Letters that the first or the last name needs before names that only begin so are found as well. One of the two is
 * enough: 'J Smith' finds John Smith and 'J Smi' finds J Smith, while 'J' and 'J S' would find half the country.
 */
export const PREFIX_LETTERS_MIN = 2;

/** One way to read the words as first, middle and last name: keys as the name table stores them, '' for no middle name. */
export interface NameReading {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  /** other first names that mean this one; keys */
  readonly nicknames: readonly string[];
  /** names that only begin with these parts come close */
  readonly isPrefix: boolean;
}

/** A name that can be searched for. */
export type SearchableName =
  /** a single word, which may be the last name as well as the first */
  | {
      readonly kind: 'word';
      readonly word: string;
      readonly nicknames: readonly string[];
      readonly isPrefix: boolean;
    }
  | { readonly kind: 'full'; readonly readings: readonly NameReading[] };

/** 'nobody': no letters and no digits, as the '-' of an address without a name. */
export type NameQuery = { readonly kind: 'nobody' } | SearchableName;

/**
 * Reads what somebody typed, or the segment of an address, as names. Words may be first, middle or last name in that
 * order; where a hyphen or an apostrophe was is not known any more, so every split is a reading: 'Elise Hale Navarro'
 * is Elise Hale-Navarro as well as Elise H. Navarro. Suffixes are dropped (P2-124), and so is a title in front.
 */
export function readName(text: string): NameQuery {
  const words = dropSuffixes(dropTitle(nameKey(text).split(' ').filter(Boolean))).slice(0, NAME_WORDS_MAX);
  const [only] = words;
  if (only === undefined) return { kind: 'nobody' };
  if (words.length === 1)
    return { kind: 'word', word: only, nicknames: namesMeaning(only), isPrefix: only.length >= PREFIX_LETTERS_MIN };
  const readings: NameReading[] = [];
  for (let middleAt = 1; middleAt < words.length; middleAt++)
    for (let lastAt = middleAt; lastAt < words.length; lastAt++) {
      const first = words.slice(0, middleAt).join(' ');
      const last = words.slice(lastAt).join(' ');
      readings.push({
        first,
        middle: words.slice(middleAt, lastAt).join(' '),
        last,
        nicknames: namesMeaning(first),
        isPrefix: first.length >= PREFIX_LETTERS_MIN || last.length >= PREFIX_LETTERS_MIN,
      });
    }
  return { kind: 'full', readings };
}

/** The first names that may be meant, by every reading; keys. */
export function firstNamesOf(name: SearchableName): readonly string[] {
  return name.kind === 'word' ? [name.word] : [...new Set(name.readings.map(({ first }) => first))];
}

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'rev', 'hon']);

// With a single word behind it 'Miss' or 'Dr' may be all that is known of a first name.
function dropTitle(words: readonly string[]): readonly string[] {
  return words.length > 2 && TITLES.has(words[0] ?? '') ? words.slice(1) : words;
}

// 'V' is an initial as well, so it is a suffix only at the end. The first word always stays.
function dropSuffixes(words: readonly string[]): string[] {
  return words.filter((word, at) => at === 0 || !NAME_SUFFIXES.has(word) || (word === 'v' && at < words.length - 1));
}
