import { lifeLineCopy as words } from '../../copy/person/life-line.ts';
import { readRecordDate } from '../record-date.ts';
import { type Dates, type Months, readDates, yearOf } from './axis.ts';

/** '2011–2018', 'since 2018', 'from 2003', 'until 2018'; null without a date. */
export function whenText({ from, to }: Months, { isOpen }: Pick<Dates, 'isOpen'>): string | null {
  const first = from === null ? null : String(yearOf(from));
  if (isOpen) return first === null ? null : words.when.since(first);
  const last = to === null ? null : String(yearOf(to));
  if (first !== null && last !== null) return words.when.between(first, last);
  if (first !== null) return words.when.from(first);
  return last === null ? null : words.when.until(last);
}

/**
 * '2011 to 2018, 7 years'; how long only if both ends are known. It counts from year to year, because only the years are
 * said: nine years from 2018 to 2026 would look wrong, however the months round. `now` in months since the year 0.
 */
export function listedWhen(dates: Dates, now: number): string | null {
  const months = readDates(dates, now);
  const { from, to } = months;
  if (from === null || to === null) return whenText(months, dates);
  const [first, last] = [yearOf(from), yearOf(to)];
  const range = dates.isOpen ? words.listed.since(String(first)) : words.listed.between(String(first), String(last));
  return `${range}, ${words.listed.years(to - from < 12 && hasMonths(dates) ? 0 : last - first)}`;
}

/** Whether both ends of a stay are known to the month; today is. */
function hasMonths({ from, to, isOpen }: Dates): boolean {
  return (isOpen ? [from] : [from, to]).every((end) => (readRecordDate(end)?.month ?? null) !== null);
}
