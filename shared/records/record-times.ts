import type { RecordDate } from '../contract/primitives.ts';
import { recordTimesCopy as words } from '../copy/records/record-times.ts';
import { ageThen, type BirthMonth, birthMonthOf, plausibleAge } from './age-then.ts';
import { yearsAgo } from './years-ago.ts';

/** What it takes to say how long ago a record was, and how old its person was then. */
export interface RecordClock {
  /** the beginning of the day the page was made, in milliseconds since 1970, UTC */
  readonly today: number;
  /** of the person of the report; null if the page does not have it, and for the dead */
  readonly birth: BirthMonth | null;
}

/** The clock for the records of a person. */
export function recordClock(today: number, person: Parameters<typeof birthMonthOf>[0]): RecordClock {
  return { today, birth: birthMonthOf(person) };
}

/**
 * '7 years ago, age 34 then' for a date of a record; null if neither is known.
 *
 * @param statedAge a criminal record's own age: such a record may be somebody else's, whose birth we do not know
 */
export function timesOf(date: RecordDate | null, clock: RecordClock, statedAge?: number | null): string | null {
  const ago = yearsAgo(date, clock.today);
  if (ago === null) return null;
  const age = statedAge === undefined ? ageThen(date, clock.birth, clock.today) : plausibleAge(statedAge);
  return age === null ? ago : `${ago}, ${words.ageThen(age)}`;
}
