import { type Month, monthOf } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { AddressEntry } from './addresses.ts';
import { indexAt, worthOf } from './prices.ts';

/**
 * What households earned every fifth year, in thousandths of what they earn at the reference date: after the median of
 * the Current Population Survey, roughly.
 */
const FIRST_YEAR = 1965;
const MONTHS_APART = 5 * 12;
const EARNED = [80, 102, 138, 207, 276, 350, 398, 491, 542, 577, 661, 795, 980, 1_110];
/**
 * What most couples below an age can pay for a home at most, in dollars of the reference date, and how many times as
 * much the wealthiest of them. By estimate.
 */
const BY_AGE: readonly (readonly [below: number, most: number, times: number])[] = [
  [26, 380_000, 1],
  [30, 540_000, 1.3],
  [35, 720_000, 2],
  [45, 900_000, 4],
  [Number.POSITIVE_INFINITY, 1_000_000, 5],
];
/** Of what a couple can pay, what somebody alone can. */
const ALONE = 0.8;

/**
 * What a household can pay for a home, in dollars of the reference date: little below 30, and few can pay millions.
 *
 * @param age of the younger one of a couple, in years
 */
export function meansOf(age: number, isCouple: boolean, random: Random): number {
  const [, most = 0, times = 1] = BY_AGE.find(([below]) => age < below) ?? [];
  // A high power of a chance: most are far from the wealthiest. Multiplied out, which every machine rounds alike.
  const chance = random.next();
  const cube = chance * chance * chance;
  return most * (1 + (times - 1) * cube * cube) * (isCouple ? 1 : ALONE);
}

/** What a home cost in a month, in dollars of the reference date: as many years' earnings as it was then. */
export function costIn(entry: AddressEntry, month: Month): number {
  return (worthOf(entry) * indexAt(month, entry)) / earnedIn(month);
}

/** What households earned in a month, as a share of what they earn at the reference date. */
function earnedIn(month: Month): number {
  const since = Math.max(0, month - monthOf(FIRST_YEAR, 1)) / MONTHS_APART;
  const at = Math.min(EARNED.length - 2, Math.floor(since));
  const [from = 0, to = 0] = EARNED.slice(at, at + 2);
  return (from + (to - from) * (since - at)) / 1_000;
}
