import { readRecordDate } from '../record-date.ts';
import { type Span, STEPS, type Tick } from './lane-model.ts';

/** When something began and ended, as it was sent: 'YYYY-MM', 'YYYY' or null for what is not known. */
export interface Dates {
  readonly from: string | null;
  readonly to: string | null;
  /** it goes on; then `to` says nothing */
  readonly isOpen: boolean;
}

/** Months since the year 0: what comparing and measuring needs. null for what is not known or not possible. */
export interface Months {
  readonly from: number | null;
  readonly to: number | null;
}

/** The axis of a line, from one month to another. Months since the year 0. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** The shortest axis, so that a single recent date does not fill it from end to end by chance. */
const SHORTEST_MONTHS = 24;

/** The month of a moment (milliseconds since 1970, UTC), in months since the year 0. */
export function monthAt(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The year of a month. */
export const yearOf = (month: number): number => Math.floor(month / 12);

/**
 * Dates as months, an unknown month of a known year as the year's first or last. Dates after `now` are not on record
 * yet, so they count as now; dates in the wrong order contradict each other, and neither counts.
 */
export function readDates({ from, to, isOpen }: Dates, now: number): Months {
  const first = readMonth(from, 0, now);
  if (isOpen) return { from: first, to: now };
  const last = readMonth(to, 11, now);
  return first !== null && last !== null && first > last ? { from: null, to: null } : { from: first, to: last };
}

function readMonth(stored: string | null, otherwise: number, now: number): number | null {
  const date = readRecordDate(stored);
  if (date === null || date.year === null) return null;
  return Math.min(date.year * 12 + (date.month === null ? otherwise : date.month - 1), now);
}

/** The axis that all of these months fit on; it ends at `end`. */
export function axisOf(months: readonly (number | null)[], end: number): Axis {
  const known = months.filter((month) => month !== null);
  return { from: Math.min(...known, end - SHORTEST_MONTHS), to: end };
}

/** Where a month is on the axis, in steps. */
export function placeOf(month: number, { from, to }: Axis): number {
  return Math.round((Math.min(Math.max(month - from, 0), to - from) / (to - from)) * STEPS);
}

/**
 * Where something is on the axis. If only one of its ends is known, it is as short as can be drawn: how long it lasted is
 * not on record. null if neither is.
 */
export function spanOf({ from, to }: Months, axis: Axis): Span | null {
  const known = from ?? to;
  if (known === null) return null;
  const start = Math.min(placeOf(from ?? known, axis), STEPS - 1);
  const end = to === null || from === null ? start + 1 : placeOf(to, axis);
  return { start, length: Math.max(end - start, 1) };
}

const TICK_YEARS = [1, 2, 5, 10, 20, 50] as const;
const TICKS_MAX = 6;
/** What a year needs to be apart from the words at the ends of the axis, in steps. */
const TICK_ROOM = 28;

/** The round years between the two ends of the axis, far enough apart to be read. */
export function ticksOf(axis: Axis): Tick[] {
  const years = (axis.to - axis.from) / 12;
  const every = TICK_YEARS.find((step) => years / step <= TICKS_MAX) ?? 100;
  const ticks: Tick[] = [];
  for (let year = Math.ceil(axis.from / 12 / every) * every; year * 12 < axis.to; year += every) {
    const at = placeOf(year * 12, axis);
    if (at >= TICK_ROOM && at <= STEPS - TICK_ROOM) ticks.push({ label: String(year), at });
  }
  return ticks;
}
