import { type StateCode, US_STATES } from '../../../shared/people/us-states.ts';
import type { Sex } from '../names/given-names.ts';
import { GENERAL, HISPANIC } from '../names/origins.ts';

/** What is omitted or changed in a person's rows, as an edge case for pages. */
export type EdgeTrait =
  | 'bare'
  | 'phones-only'
  | 'unknown-birth'
  | 'birth-year-only'
  | 'one-letter'
  /** hundreds of public records */
  | 'many-records'
  /** more than ten addresses, more than twenty relatives and associates, several properties */
  | 'rich';

/** A plan for a family; whatever is absent is left to chance. */
export interface FamilyPlan {
  /** 'solo': one person; 'pair': at most a couple without children; 'large': nine to eleven children, or four or five of a 'rich' person */
  readonly size: 'solo' | 'pair' | 'ordinary' | 'large';
  readonly trait?: EdgeTrait;
  readonly name?: { readonly first: string; readonly last: string; readonly sex: Sex; readonly origin: string };
  readonly suffix?: string;
  readonly place?: { readonly city: string; readonly stateCode: StateCode };
  /** the family's state; chance chooses the place */
  readonly stateCode?: StateCode;
  /** range of the founder's birth year, inclusive */
  readonly born?: readonly [number, number];
  /** the founder's year of death; 'never' keeps them alive at any age */
  readonly died?: readonly [number, number] | 'never';
}

/** Many namesakes in one city, so that results need several pages. */
export interface Namesakes {
  readonly first: string;
  readonly last: string;
  readonly sex: Sex;
  readonly origin: string;
  readonly city: string;
  readonly stateCode: StateCode;
  readonly count: number;
}

/**
 * The first cluster takes families 1, 6, 11 ..., the second 2, 7, 12 ... until both are full. Names and cities are so
 * frequent that the clusters would arise by themselves among a few million people.
 */
export const NAMESAKES: readonly Namesakes[] = [
  { first: 'James', last: 'Smith', sex: 'male', origin: GENERAL, city: 'Chicago', stateCode: 'IL', count: 24 },
  { first: 'Maria', last: 'Garcia', sex: 'female', origin: HISPANIC, city: 'Houston', stateCode: 'TX', count: 24 },
];
const NAMESAKE_STEP = 5;

/** Names that trip up code: diacritics, apostrophes, hyphens, two words. */
const TRICKY_NAMES: readonly (readonly [first: string, last: string, sex: Sex, origin: string])[] = [
  ['José', 'Nuñez', 'male', HISPANIC],
  ['Łukasz', 'Wójcik', 'male', 'polish'],
  ['Zoë', 'Marchand', 'female', GENERAL],
  ['Siobhan', "O'Neil", 'female', 'irish'],
  ['Carmine', "D'Angelo", 'male', 'italian'],
  ['Rosalind', 'Hale-Navarro', 'female', GENERAL],
  ['Bjørn', 'Ødegaard', 'male', GENERAL],
  ['Jean-Luc', 'Beauchêne', 'male', GENERAL],
  ['Ana María', 'de la Peña', 'female', HISPANIC],
  ['Mary-Kate', "O'Shea-Quinn", 'female', 'irish'],
  ['Jürgen', 'Müller', 'male', GENERAL],
  ['Thị', 'Đặng', 'female', 'vietnamese'],
];
const SUFFIXES = ['IV', 'III', 'II', 'Jr', 'Sr'];

/** How many rounds plan families by state: afterwards chance has long brought some to each. */
const ROUNDS_OF_STATES = 112;

/** The number of families after which the fixed rule repeats. */
const PERIOD = 50;
/** The number of rounds between people with hundreds of records, and between planned centenarians. */
const ROUNDS_PER_HUNDREDS = 20;
const ROUNDS_PER_CENTENARIAN = 20;
/** The number of rounds between families with many children, and between people with every kind of data. */
const ROUNDS_PER_LARGE = 12;
const ROUNDS_PER_RICH = 4;

/** Every state and territory in turn, starting with those that chance would miss. */
const RARE_STATES = 'AS MP GU VI WY VT AK ND DE SD MT RI NH ME HI WV ID NM NV PR DC UT NE MS';
const STATES_IN_TURN = [...new Set([...RARE_STATES.split(' '), ...Object.keys(US_STATES)])] as readonly StateCode[];

/**
 * The plan for the n-th family. A fixed rule rather than chance, so that every population of a few hundred people has
 * each kind of unusual person, and larger ones proportionally more.
 *
 * @param number starts at 0
 */
export function planFamily(number: number): FamilyPlan {
  const round = Math.floor(number / PERIOD);
  switch (number % PERIOD) {
    case 3:
      return { size: 'solo', trait: 'bare' };
    case 13:
      return { size: 'solo', trait: 'phones-only', born: [1950, 2000] };
    case 23:
      // Of the few above 100 who are alive, one is planned: the rule that takes them for deceased needs somebody.
      if (round % ROUNDS_PER_CENTENARIAN !== 0) return { size: 'ordinary' };
      return { size: 'solo', born: [1921, 1925], died: 'never' };
    case 33:
      return { size: 'ordinary', trait: 'unknown-birth', born: [1945, 1995] };
    case 43:
      return { size: 'ordinary', trait: 'birth-year-only', born: [1945, 1995] };
    case 8:
      return { size: 'pair', trait: 'one-letter', born: [1945, 1995] };
    case 18:
      return trickyFamily(2 * round);
    case 38:
      return trickyFamily(2 * round + 1);
    case 28:
      if (round % ROUNDS_PER_LARGE !== 0) return { size: 'ordinary' };
      return { size: 'large', born: [1938, 1956], died: 'never' };
    case 10:
      return suffixFamily(round + 2);
    case 48:
      return suffixFamily(round);
    case 15:
      if (round % ROUNDS_PER_HUNDREDS !== 0) return { size: 'ordinary' };
      return { size: 'pair', trait: 'many-records', born: [1962, 1984] };
    case 35:
      if (round % ROUNDS_PER_RICH !== 0) return { size: 'ordinary' };
      return { size: 'large', trait: 'rich', born: [1940, 1956] };
    case 25:
    case 45:
      if (round >= ROUNDS_OF_STATES) return { size: 'ordinary' };
      return {
        size: 'ordinary',
        stateCode: STATES_IN_TURN[(2 * round + (number % PERIOD === 45 ? 1 : 0)) % STATES_IN_TURN.length],
      };
    case 5:
      return { size: 'ordinary', born: [1932, 1958], died: [2006, 2025] };
    default:
      return namesakeFamily(number);
  }
}

function suffixFamily(turn: number): FamilyPlan {
  const suffix = SUFFIXES[turn % SUFFIXES.length];
  return { size: 'ordinary', born: suffix === 'Sr' ? [1932, 1964] : [1940, 1990], suffix };
}

/** Each of these names once: they are as rare as they are hard. */
function trickyFamily(turn: number): FamilyPlan {
  const named = TRICKY_NAMES[turn];
  if (named === undefined) return { size: 'ordinary' };
  const [first, last, sex, origin] = named;
  return { size: 'ordinary', born: [1945, 1995], name: { first, last, sex, origin } };
}

function namesakeFamily(number: number): FamilyPlan {
  const namesakes = NAMESAKES[(number % NAMESAKE_STEP) - 1];
  if (namesakes === undefined || Math.floor(number / NAMESAKE_STEP) >= namesakes.count) return { size: 'ordinary' };
  const { city, stateCode, ...name } = namesakes;
  return { size: 'pair', born: [1940, 2004], died: 'never', name, place: { city, stateCode } };
}
