import { SEARCH_TOTAL_MAX, type SearchSort } from '../../../shared/contract/finding/search.ts';
import { toldAge } from './age-filter.ts';
import { FEW_PEOPLE } from './corrections.ts';
import type { FoundName, FoundNames } from './match-store.ts';
import { RANK } from './ranks.ts';

/** A person who was found, by the best of their names. */
export type Hit = FoundName;

/** Everyone who was found, up to the number that is counted. */
export interface PeopleList {
  /** each person once, by relevance */
  readonly hits: readonly Hit[];
  /** there were more names than are read, or more people than are counted */
  readonly isCut: boolean;
}

/**
 * Turns names into a list of people, each listed once by the best of their names. Names in reverse order count if fewer
 * than ten people have better ones, corrected ones never. If there are too many people to count, the most relevant are
 * listed.
 */
export function listPeople({ names, others, isCut }: FoundNames): PeopleList {
  const found = bestNames(names);
  const turned = others.filter(({ rank }) => rank !== RANK.spelling);
  const all = found.size < FEW_PEOPLE && turned.length > 0 ? bestNames([...names, ...turned]) : found;
  const hits = [...all.values()].sort(byRelevance);
  return { hits: hits.slice(0, SEARCH_TOTAL_MAX), isCut: isCut || hits.length > SEARCH_TOTAL_MAX };
}

/** People with a corrected name who are not in the list, each once, the likeliest spelling first. */
export function listSpellings({ others }: FoundNames, { hits }: PeopleList): readonly Hit[] {
  const listed = new Set(hits.map(({ personKey }) => personKey));
  const spelled = others.filter(({ rank, personKey }) => rank === RANK.spelling && !listed.has(personKey));
  return [...bestNames(spelled).values()].sort(byRelevance);
}

/**
 * A cut list for sorting by age: the people who were read and the youngest of the name, best ranks first and, of the
 * rank that does not fit entirely, the youngest. `month` is the last one that is over, as a number.
 */
export function listYoungest(names: readonly FoundName[], month: number): PeopleList {
  const hits = [...bestNames(names).values()].sort((a, b) => a.rank - b.rank || byAge(a, b, month));
  return { hits: hits.slice(0, SEARCH_TOTAL_MAX), isCut: true };
}

function bestNames(names: readonly FoundName[]): Map<number, Hit> {
  const best = new Map<number, Hit>();
  for (const name of names) {
    const known = best.get(name.personKey);
    if (known === undefined || byRelevance(name, known) < 0) best.set(name.personKey, name);
  }
  return best;
}

/** Whether the person was found only by a name other than the one they use. */
export function isOtherName({ kind }: Hit): boolean {
  return kind === 'aka';
}

/**
 * By match quality: rank, own names before other names, current residents, then the name as found, then the person's
 * key, so that the order is total.
 */
function byRelevance(a: Hit, b: Hit): number {
  return (
    a.rank - b.rank ||
    a.offness - b.offness ||
    Number(isOtherName(a)) - Number(isOtherName(b)) ||
    b.isHere - a.isHere ||
    byName(a, b)
  );
}

function byName(a: Hit, b: Hit): number {
  return compare(a.lastKey, b.lastKey) || compare(a.firstKey, b.firstKey) || a.personKey - b.personKey;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The list in the requested order; `month` is the last one that is over, as a number. */
export function sortPeople(hits: readonly Hit[], sort: SearchSort, month: number): readonly Hit[] {
  if (sort === 'relevance') return hits;
  if (sort === 'name') return hits.toSorted(byName);
  return hits.toSorted((a, b) => byAge(a, b, month));
}

function byAge(a: Hit, b: Hit, month: number): number {
  const ageOf = ({ born }: Hit): number => toldAge(born, month) ?? Number.POSITIVE_INFINITY;
  return compareNumbers(ageOf(a), ageOf(b)) || byName(a, b);
}

// Two unknown ages are equal; their difference would be NaN.
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** How many of these have exactly the requested name. */
export function countExact(hits: readonly Hit[]): number {
  return hits.filter(({ rank }) => rank === RANK.exact || rank === RANK.alone).length;
}
