import { type RoiGrade, roiGrade } from '../../../shared/property/roi-grade.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import { outlookOf } from './outlooks.ts';

/** The forecast of a home's value; null if there is none. */
export interface Forecast {
  /** 0-100 */
  readonly score: number | null;
  /** five-year appreciation in percent, one decimal; negative for a home that is expected to lose value */
  readonly cstvP50: number | null;
  /** JSON arrays of short texts */
  readonly attributes: string;
  readonly tags: string;
}

const UNKNOWN = 0.06;
/** The average score, and how much of the difference is the place's and how little the home's own. */
const AVERAGE = 32;
const OF_PLACE = 13.5;
const OF_HOME = 2.8;
/** The lowest score of each letter, and of a gain, and the percent at it and at the next one. */
const GAINS: readonly (readonly [from: number, least: number, most: number])[] = [
  [0, -17, 0],
  [15, 0, 9.9],
  [20, 10, 27],
  [40, 27, 47],
  [60, 50, 67],
  [80, 67, 100],
  [90, 100, 130],
  [101, 130, 130],
];

const GOOD = [
  'Low vacancy',
  'Rising rents',
  'Strong schools',
  'New employers nearby',
  'Few foreclosures',
  'Short sale times',
];
const FAIR = ['Steady prices', 'Average rents', 'Stable population', 'Balanced supply'];
const LOSING = ['Falling prices', 'Falling population', 'More homes for sale than buyers', 'Employers leaving'];
const POOR = ['High vacancy', 'Falling population', 'Aging buildings', 'Long sale times', 'Rising insurance costs'];
const GOOD_TAGS = ['Appreciation', 'High demand', 'Cash flow'];
const FAIR_TAGS = ['Steady', 'Long hold'];
const POOR_TAGS = ['Price risk', 'Slow market'];

const pairs = (texts: readonly string[]): string[] =>
  texts.map((text, at) => JSON.stringify([text, texts[(at + 1) % texts.length]]));
const singles = (texts: readonly string[]): string[] => texts.map((text) => JSON.stringify([text]));
/** The reasons for each grade, listed once. */
const TEXTS: Readonly<Record<RoiGrade, readonly [attributes: readonly string[], tags: readonly string[]]>> = {
  'A+': [pairs(GOOD), pairs(GOOD_TAGS)],
  A: [pairs(GOOD), singles(GOOD_TAGS)],
  B: [pairs([...GOOD, ...FAIR]), singles(GOOD_TAGS)],
  C: [pairs(FAIR), singles(FAIR_TAGS)],
  D: [pairs([...FAIR, ...POOR]), singles(POOR_TAGS)],
  F: [pairs(POOR), pairs(POOR_TAGS)],
};

const LOSSES = pairs(LOSING);

const NONE: Forecast = { score: null, cstvP50: null, attributes: '[]', tags: '[]' };

/** A score and its appreciation: the higher one is, the higher the other, and both are much alike within a place. */
export function forecast(place: Place, random: Random): Forecast {
  if (random.chance(UNKNOWN)) return NONE;
  const expected = AVERAGE + OF_PLACE * outlookOf(place).ahead;
  const score = Math.max(0, Math.min(100, Math.round(random.normal(expected, OF_HOME))));
  const grade = roiGrade(score);
  if (grade === null) return NONE;
  const [attributes, tags] = TEXTS[grade];
  const cstvP50 = gainOf(score + random.next() * 0.99);
  return {
    score,
    cstvP50,
    attributes: random.pick(cstvP50 < 0 ? LOSSES : attributes),
    tags: random.pick(tags),
  };
}

/** Rounded down to one decimal, to stay below the next letter's. */
function gainOf(score: number): number {
  const band = GAINS.findLastIndex(([from]) => score >= from);
  const [from, least, most] = GAINS[band] ?? [0, 0, 0];
  const [to] = GAINS[band + 1] ?? [from + 1];
  return Math.floor((least + ((score - from) / (to - from)) * (most - least)) * 10) / 10;
}
