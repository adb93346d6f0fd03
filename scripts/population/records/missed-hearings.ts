import { addDays, daysBetween, workdayAfter } from '../calendar.ts';
import type { Place } from '../places/places.ts';
import type { Subject } from './subject.ts';

/** A court sets no hearing within so many days of the charges or the outcome. */
const MARGIN = 7;
/** The most days from a missed hearing to the charges. */
const CHARGED_WITHIN = 110;

/**
 * A workday, before a date, on which the person may have missed a hearing of an earlier case in the county; null without
 * such a case. Whoever fails to appear was charged with something before.
 */
export function missedHearing({ cases, random }: Subject, { fips }: Place, before: string): string | null {
  for (const { place, filedOn, decidedOn } of cases) {
    if (place.fips !== fips) continue;
    const from = latest(addDays(filedOn, MARGIN), addDays(before, -CHARGED_WITHIN));
    const to = earliest(addDays(decidedOn, -MARGIN), addDays(before, -MARGIN));
    const days = daysBetween(from, to);
    if (days >= 0) return workdayAfter(from, random.between(0, days));
  }
  return null;
}

const earliest = (a: string, b: string): string => (a < b ? a : b);
const latest = (a: string, b: string): string => (a > b ? a : b);
