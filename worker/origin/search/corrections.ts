import { namesMeaning } from '../../../shared/people/names/nicknames.ts';
import { deletionsOf } from '../../../shared/people/names/spelling.ts';
import type { NameReading, SearchableName } from './name-query.ts';
import { endOf } from './range-end.ts';
import { spellingCost } from './spelling-cost.ts';

/** Names in reverse order are listed, and corrected ones offered, if fewer people than this were found otherwise. */
export const FEW_PEOPLE = 10;
/** Shorter words are not corrected: any two of them are one slip apart. */
const LETTERS_MIN = 3;
/** The most corrections of one word, and the most pairs of first and last names, that are searched. */
const WORDS_MAX = 30;
const NAMES_MAX = 250;
/** Costs in tenths of a slip: of another form of a first name, and the maximum for a full name. */
const NICKNAME_COST = 4;
const COST_MAX = 32;
/** One slip, even in the first letter. */
const ONE_SLIP = 12;

export type WordKind = 'first' | 'last';

/** A key for looking up a name in the table of deletions. */
export interface DeletionQuery {
  readonly kind: WordKind;
  /** as requested */
  readonly word: string;
  readonly deletion: string;
}

/** A recorded name that shares a deletion with the requested one. */
export interface Candidate {
  readonly kind: WordKind;
  readonly word: string;
  readonly name: string;
  /** people whose own name it is */
  readonly people: number;
}

/** Words of a name that may be misspelled. */
function wordsOf(name: SearchableName, kind: WordKind): string[] {
  const words = name.kind === 'word' ? [name.word] : name.readings.map((reading) => reading[kind]);
  return [...new Set(words)].filter(
    (word) => word.replaceAll(' ', '').length >= LETTERS_MIN && !INITIAL_BEHIND.test(word),
  );
}

/**
 * A trailing initial is a middle name, not a slip: 'john x' is not John. A leading one may come from an apostrophe: 'o
 * niel'.
 */
const INITIAL_BEHIND = /\S \S(?: |$)/;
const isOtherInitial = (word: string, name: string): boolean => word[1] === ' ' && word[0] !== name[0];

/** The lookups for the corrections of a name, those that drop the fewest letters first. */
export function deletionsToAsk(name: SearchableName): DeletionQuery[] {
  const all = (['first', 'last'] as const).flatMap((kind) =>
    wordsOf(name, kind).flatMap((word) => deletionsOf(word).map((deletion, at) => ({ kind, word, deletion, at }))),
  );
  return all.toSorted((a, b) => a.at - b.at).map(({ at, ...asked }) => asked);
}

/** A first or last name to search instead of the requested one. */
interface Correction {
  readonly key: string;
  /** name keys that start with it are included up to this one */
  readonly end: string;
  readonly cost: number;
  readonly people: number;
}

/** A name to search; any first or last name if `first` or `last` is missing. */
export interface CorrectedName {
  readonly first: string | null;
  readonly firstEnd: string | null;
  readonly middle: string;
  readonly last: string | null;
}

/** A corrected name, and how it came about. */
export interface LikelyName extends CorrectedName {
  /** the first name whose other form it is: 'Jim' for James, who is found for 'Jmi'; a first name near itself is its own */
  readonly spelledFirst: string | null;
  /** in tenths of a slip */
  readonly cost: number;
}

type Corrections = ReadonlyMap<string, readonly Correction[]>;

/**
 * Corrections by kind and word, nearest first, then most common: a name that many people have is rarely a misspelling.
 */
function correctionsOf(candidates: readonly Candidate[]): Corrections {
  const found = new Map<string, Correction[]>();
  const borne = new Set(candidates.flatMap((one) => (one.name === one.word && one.people > 0 ? keyOf(one) : [])));
  // Ties are broken alphabetically, so the order is total.
  for (const candidate of candidates.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { word, name, people } = candidate;
    const cost = spellingCost(word, name);
    const key = keyOf(candidate);
    if (cost === null || isOtherInitial(word, name) || (borne.has(key) && cost > ONE_SLIP)) continue;
    const list = found.get(key) ?? [];
    list.push({ key: name, end: name, cost, people });
    found.set(key, list);
  }
  for (const [key, list] of found) found.set(key, list.toSorted(byCost).slice(0, WORDS_MAX));
  return found;
}

const keyOf = ({ kind, word }: Candidate): string => `${kind} ${word}`;

function byCost(a: { cost: number; people: number }, b: { cost: number; people: number }): number {
  return a.cost - b.cost || b.people - a.people;
}

/**
 * The names that may have been meant, most likely first: first and last name each as requested, in another form, or one
 * or two slips off. Excludes the name itself and its nicknames.
 */
export function correctNames(name: SearchableName, candidates: readonly Candidate[]): LikelyName[] {
  const corrections = correctionsOf(candidates);
  if (name.kind === 'word') {
    const kinds = kindsMeant(name.word, candidates);
    const wrong = (kind: WordKind) =>
      kinds.includes(kind)
        ? (corrections.get(`${kind} ${name.word}`) ?? []).filter(({ key }) => key !== name.word)
        : [];
    return [
      ...wrong('last').map((word) => ({ ...word, first: null, last: word.key })),
      ...wrong('first').map((word) => ({ ...word, first: word.key, last: null })),
    ]
      .toSorted(byCost)
      .slice(0, WORDS_MAX)
      .map(({ first, last, cost }) => ({ first, firstEnd: first, middle: '', last, spelledFirst: first, cost }));
  }
  const all = name.readings.flatMap((reading) => correctReading(reading, corrections));
  const best = new Map<string, (typeof all)[number]>();
  for (const one of all.toSorted(byCost)) {
    const key = `${one.first}|${one.middle}|${one.last}`;
    if (!best.has(key)) best.set(key, one);
  }
  return [...best.values()].slice(0, NAMES_MAX).map(({ people: _, ...likely }) => likely);
}

/** A last name on record is no misspelled first name, nor the other way round: 'garcia' is not Graca. */
function kindsMeant(word: string, candidates: readonly Candidate[]): readonly WordKind[] {
  const kinds: readonly WordKind[] = ['first', 'last'];
  const onRecord = kinds.filter((kind) =>
    candidates.some((one) => one.kind === kind && one.word === word && one.name === word && one.people > 0),
  );
  return onRecord.length === 0 ? kinds : onRecord;
}

function correctReading(reading: NameReading, corrections: Corrections) {
  const { first, middle, last } = reading;
  const known = corrections.get(`last ${last}`)?.find(({ key }) => key === last);
  const lasts = [
    { key: last, end: last, cost: 0, people: known?.people ?? 0 },
    ...(corrections.get(`last ${last}`) ?? []).filter(({ key }) => key !== last),
  ];
  const firsts = firstNamesOf(reading, corrections.get(`first ${first}`) ?? []);
  return lasts.flatMap((l) =>
    firsts.flatMap((f) => {
      const isAsked = l.key === last && (f.key === first || reading.nicknames.includes(f.key));
      const cost = l.cost + f.cost;
      if ((isAsked && middle === '') || cost > COST_MAX) return [];
      const people = f.people * l.people;
      return [{ first: f.key, firstEnd: f.end, middle, last: l.key, spelledFirst: f.spelled, cost, people }];
    }),
  );
}

/** A first name; `spelled` is the one whose other form it is, unless it is spelled nearly as requested itself. */
type FirstName = Correction & { readonly spelled: string };

/**
 * First names that may be meant: the requested one and those that start with it, corrected ones, and other forms of
 * both.
 */
function firstNamesOf({ first, isPrefix }: NameReading, corrected: readonly Correction[]): FirstName[] {
  const own = corrected.find(({ key }) => key === first);
  const spelled: Correction[] = [
    { key: first, end: isPrefix ? endOf(first) : first, cost: 0, people: own?.people ?? 1 },
    ...corrected.filter(({ key }) => key !== first),
  ];
  const near = new Set(spelled.map(({ key }) => key));
  const byKey = new Map<string, FirstName>();
  for (const one of spelled) {
    if (!byKey.has(one.key)) byKey.set(one.key, { ...one, spelled: one.key });
    for (const key of namesMeaning(one.key))
      if (!byKey.has(key))
        byKey.set(key, {
          ...one,
          key,
          end: key,
          cost: one.cost + NICKNAME_COST,
          spelled: near.has(key) ? key : one.key,
        });
  }
  return [...byKey.values()];
}
