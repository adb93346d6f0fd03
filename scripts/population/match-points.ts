import { MATCH_POINTS, type MatchPoint } from '../../shared/contract/primitives.ts';
import type { MatchColumns, SourceName } from '../../worker/origin/import/rows.ts';
import type { Random } from './random.ts';

type Choices = readonly (readonly MatchPoint[])[];

/** A name alone is common enough that a page says so, and rare enough that most records are sure of one person. */
const NAME_ALONE: Choices = [['full name']];
/** A record that begins with little: so often a source only had the name. */
const WEAK_RECORD = 0.06;
const WEAK_FACT = 0.75;

/** What a source of each kind has in common with a record it adds to. Deeds name nobody's birth, courts nearly always. */
const BY_SOURCE: Readonly<Record<SourceName, Choices>> = {
  'property record': [
    ['full name', 'address'],
    ['full name', 'birth month'],
    ['full name', 'relative'],
  ],
  'court record': [
    ['full name', 'birth month'],
    ['full name', 'birth month', 'address'],
  ],
  'public directory': [
    ['full name', 'address'],
    ['full name', 'phone number'],
    ['full name', 'birth month'],
    ['full name', 'relative'],
  ],
  'self-reported': [
    ['full name', 'birth month'],
    ['full name', 'email address'],
    ['full name', 'phone number'],
  ],
};

/** What is known about a record before it is asked why each fact is in it. */
export interface MatchedRecord {
  /** sources of some records mostly have the name alone */
  readonly isWeak: boolean;
  readonly isBirthKnown: boolean;
}

export function matchedRecord(isBirthKnown: boolean, random: Random): MatchedRecord {
  return { isWeak: random.chance(WEAK_RECORD), isBirthKnown };
}

/**
 * What matched when a source added a fact.
 *
 * @param besides what the fact is itself: a phone number is not found by itself
 */
export function matchedBy(
  source: SourceName,
  { isWeak, isBirthKnown }: MatchedRecord,
  besides: MatchPoint,
  random: Random,
): Required<MatchColumns> {
  const isPossible = (points: readonly MatchPoint[]): boolean =>
    !points.includes(besides) && (isBirthKnown || !points.includes('birth month'));
  const possible = BY_SOURCE[source].filter(isPossible);
  const choices = possible.length === 0 || (isWeak && random.chance(WEAK_FACT)) ? NAME_ALONE : possible;
  return { matched_by: bitsOf(random.pick(choices)) };
}

function bitsOf(points: readonly MatchPoint[]): number {
  return points.reduce((bits, point) => bits | (1 << MATCH_POINTS.indexOf(point)), 0);
}
