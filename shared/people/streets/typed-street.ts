import { segmentWords } from '../../urls/segments.ts';
import { streetKey } from './street-key.ts';
import { LONE_UNITS, SUFFIX_OF, UNIT_WORD_OF } from './street-words.ts';

/** One way to read a typed street. */
export interface TypedStreet {
  /** '2417', '12-B', '2417 1/2', in upper case; null for a street alone */
  readonly houseNumber: string | null;
  /** as {@link streetKey} makes it: 'n halyard ave' */
  readonly street: string;
  /** as {@link unitKey} makes it: '3'; null without a house number or a unit */
  readonly unit: string | null;
  /** the unit in the words that were typed: 'Apt 3B' */
  readonly unitText: string | null;
}

export type StreetReading =
  | { readonly kind: 'street'; readonly readings: readonly TypedStreet[] }
  | { readonly kind: 'no-street' };

/** Words that only announce a unit: 'Apt 3', 'Unit 3' and '#3' are the same. */
const PLAIN_UNIT_WORDS: ReadonlySet<string> = new Set(['apt', 'unit', 'ste']);
const DIGITS = /^\d+$/;
/** '2417', '12b', and grid numbers: 'n6w23001'. */
const HOUSE_NUMBER = /^(?:\d+[a-z]?|(?:[nsew]\d+){1,2})$/;

/**
 * Reads a street with or without a house number, as typed or as the words of a path: '2417 N. Halyard Avenue Apt 3',
 * 'n halyard ave', '12-B Elm', '2417 1/2 Elm St'. A street may begin with a number itself ('12 Mile Rd'), and a path has
 * only dashes for punctuation, so the word after a number may belong to it or to the street. Each possibility is a
 * reading: the likeliest number first, and last all of it as a street without one.
 */
export function readStreet(text: string): StreetReading {
  const words = segmentWords(text).map((word) => word.toLowerCase());
  const [number = '', ...rest] = words;
  const hasNumber = HOUSE_NUMBER.test(number);
  const after = hasNumber ? rest : words;
  const unitAt = findUnit(after);
  const street = unitAt < 0 ? after : after.slice(0, unitAt);
  if (street.length === 0) return { kind: 'no-street' };
  const alone = {
    houseNumber: null,
    street: keyOf(hasNumber ? [number, ...street] : street),
    unit: null,
    unitText: null,
  };
  if (!hasNumber) return { kind: 'street', readings: [alone] };
  const unitWords = unitAt < 0 ? null : after.slice(unitAt).join(' ');
  const numbered = [{ number: [number], street }, ...longerNumbers(number, street)].map((reading) => ({
    houseNumber: writeNumber(reading.number),
    street: keyOf(reading.street),
    unit: unitWords === null ? null : unitKey(unitWords),
    unitText: unitWords === null ? null : writeUnit(unitWords),
  }));
  return { kind: 'street', readings: [...numbered, alone] };
}

const keyOf = (words: readonly string[]): string => streetKey(words.join(' '));

/** The key for comparing units: 'Apt 3-B', 'Unit 3b' and '#3B' are '3b', 'Bldg 2 Apt 3' is 'bldg23'. */
export function unitKey(unit: string): string {
  return segmentWords(unit)
    .map((word) => UNIT_WORD_OF.get(word.toLowerCase()) ?? word.toLowerCase())
    .filter((word) => !PLAIN_UNIT_WORDS.has(word))
    .join('');
}

/** The spellings of a house number with a second part, because a record may have any of them. */
export function houseNumberSpellings(houseNumber: string): readonly string[] {
  const parts = /^(\d+)[ -]?([A-Z]|\d+)$/.exec(houseNumber);
  if (parts === null || !/\D/.test(houseNumber)) return [houseNumber];
  const [, number = '', more = ''] = parts;
  const together = /\d/.test(more) ? [] : [number + more];
  return [`${number}-${more}`, ...together, `${number} ${more}`];
}

/**
 * Where a unit begins; -1 without a unit. 'Apt # 3' has one, introduced by two words; 'N Front St' and 'Ste Genevieve
 * Ave' have none.
 */
function findUnit(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    const short = UNIT_WORD_OF.get(word);
    // 'Pier 5 Rd' is a street.
    if (short === undefined || (at === 0 && !PLAIN_UNIT_WORDS.has(short))) return false;
    const next = words[at + 1];
    if (next === undefined && at === 0) return true;
    if (next === undefined) return LONE_UNITS.has(short) && SUFFIX_OF.has(words[at - 1] ?? '');
    return /\d/.test(next) || next.length === 1 || PLAIN_UNIT_WORDS.has(UNIT_WORD_OF.get(next) ?? '');
  });
}

interface Split {
  readonly number: readonly string[];
  readonly street: readonly string[];
}

/** Readings with a longer house number: '12 b', '118 20', '2417 1 2'. */
function longerNumbers(number: string, street: readonly string[]): Split[] {
  const [first = '', second = '', ...others] = street;
  if (!DIGITS.test(number)) return [];
  const longer: Split[] = [];
  if (DIGITS.test(first) && DIGITS.test(second) && others.length > 0) {
    longer.push({ number: [number, first, second], street: others });
  }
  const mayGoOn = DIGITS.test(first) || /^[a-z]$/.test(first);
  if (mayGoOn && second !== '') longer.push({ number: [number, first], street: street.slice(1) });
  return longer;
}

function writeNumber([number = '', more, under]: readonly string[]): string {
  if (under !== undefined) return `${number} ${more}/${under}`;
  return (more === undefined ? number : `${number}-${more}`).toUpperCase();
}

/** 'Apt 3B' for 'apt 3b' */
function writeUnit(words: string): string {
  return words.replace(/\S+/g, (word) =>
    /\d/.test(word) || word.length === 1 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
