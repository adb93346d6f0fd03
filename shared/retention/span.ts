import { addMonths } from '../plans/months.ts';

type FixedUnit = 'minute' | 'hour' | 'day';

/** A length of time that is the same whenever it begins: [30, 'day']. */
export type FixedSpan = readonly [count: number, unit: FixedUnit];
/** A length of time, by the calendar where it counts months or years: [13, 'month']. */
export type Span = FixedSpan | readonly [count: number, unit: 'month' | 'year'];

const UNIT_MS: { readonly [U in FixedUnit]: number } = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const MONTHS_A_YEAR = 12;

/** In milliseconds. */
export function spanMs([count, unit]: FixedSpan): number {
  return count * UNIT_MS[unit];
}

/** The time that a span after which is `now`; both in milliseconds since 1970. */
export function spanBefore(span: Span, now: number): number {
  const [count, unit] = span;
  if (unit === 'month') return addMonths(now, -count);
  if (unit === 'year') return addMonths(now, -count * MONTHS_A_YEAR);
  return now - spanMs([count, unit]);
}

/** The end of a span that begins at a time; both in milliseconds since 1970. */
export function spanAfter(span: Span, from: number): number {
  const [count, unit] = span;
  if (unit === 'month') return addMonths(from, count);
  if (unit === 'year') return addMonths(from, count * MONTHS_A_YEAR);
  return from + spanMs([count, unit]);
}

/** '13 months', as a reader sees it. */
export function spanText([count, unit]: Span): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
