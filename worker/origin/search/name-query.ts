import { nameKey } from '../../../shared/people/name-key.ts';
import { NAME_SUFFIXES } from '../../../shared/people/name-suffixes.ts';

/** Words of a name that are looked at; more make no name that anybody has. */
export const NAME_WORDS_MAX = 6;
/**
 * Letters that the first or the last name needs before names that only begin so are found as well. One of the two is
 * enough: 'J Smith' finds John Smith and 'J Smi' finds J Smith, while 'J' and 'J S' would find half the country.
 */
export const PREFIX_LETTERS_MIN = 2;

/** One way to read the words: keys as the name table stores them, '' where the reading has no such part. */
export interface NameSplit {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  /** names that only begin with these parts match as well */
  readonly isPrefix: boolean;
}

export interface NameQuery {
  /** readings with a last name: found by it */
  readonly byLast: readonly NameSplit[];
  /** readings of a single word as a first name */
  readonly byFirst: readonly NameSplit[];
}

/**
 * Reads what somebody typed, or the segment of an address, as names. Words may be first, middle or last name in that
 * order; where a hyphen or an apostrophe was is not known any more, so every split is a reading: 'Elise Hale Navarro'
 * is Elise Hale-Navarro as well as Elise H. Navarro. Suffixes are dropped (P 2.7), and so is a title in front.
 *
 * @returns no reading at all for a text without letters or digits, as is the '-' of an address without a name.
 */
export function readName(text: string): NameQuery {
  const words = dropSuffixes(dropTitle(nameKey(text).split(' ').filter(Boolean))).slice(0, NAME_WORDS_MAX);
  const [only] = words;
  if (only === undefined) return { byLast: [], byFirst: [] };
  if (words.length === 1) {
    const isPrefix = only.length >= PREFIX_LETTERS_MIN;
    return {
      byLast: [{ first: '', middle: '', last: only, isPrefix }],
      byFirst: [{ first: only, middle: '', last: '', isPrefix }],
    };
  }
  const byLast: NameSplit[] = [];
  for (let middleAt = 1; middleAt < words.length; middleAt++)
    for (let lastAt = middleAt; lastAt < words.length; lastAt++) {
      const first = words.slice(0, middleAt).join(' ');
      const last = words.slice(lastAt).join(' ');
      const isPrefix = first.length >= PREFIX_LETTERS_MIN || last.length >= PREFIX_LETTERS_MIN;
      byLast.push({ first, middle: words.slice(middleAt, lastAt).join(' '), last, isPrefix });
    }
  return { byLast, byFirst: [] };
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
