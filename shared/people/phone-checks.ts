import type { ActivityLabel, BestTimeToCall } from '../contract/person/phone.ts';

/** The highest score of a line that is not in use and the lowest of one that is, out of 100 (P9-039). */
const INACTIVE_MAX = 30;
const ACTIVE_MIN = 70;

/**
 * Whether a line is in use, by its score: 30 or less is Inactive, 70 or more Active, anything between Unknown (P4-067).
 * A phone that the check does not know, or did not answer for, is Unknown too.
 *
 * @param score 0 to 100
 */
export function activityLabelOf(score: number | null | undefined): ActivityLabel {
  if (typeof score !== 'number') return 'Unknown';
  if (score <= INACTIVE_MAX) return 'Inactive';
  return score >= ACTIVE_MIN ? 'Active' : 'Unknown';
}

/** How many different hours on weekdays, and on weekends, it takes to suggest when to call (P4-078). */
const HOURS_MIN = 2;
const MINUTES_A_DAY = 24 * 60;

/**
 * A range of times of day, in minutes after midnight. If it spans midnight, `to` is less than `from`; if both are
 * equal, it is the whole day.
 */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

export interface BestTime {
  readonly weekday: readonly DayRange[];
  /** null if the same as on weekdays: daily (P4-079) */
  readonly weekend: readonly DayRange[] | null;
  /** false: the reader's time zone could not be determined, so these are hours in the phone's zone (P4-081) */
  readonly isReaderTime: boolean;
}

/** Converts a full hour in a time zone to the reader's time of day, in minutes after midnight. Throws if it cannot. */
export type ToReaderMinutes = (hour: number, timezone: string) => number;

/**
 * Whether enough is recorded to suggest when to call: a time zone, and two hours for each kind of day (P4-077, P4-078).
 */
function hasCallHours(best: BestTimeToCall | null): best is BestTimeToCall & { readonly timezone: string } {
  return (
    best !== null &&
    best.timezone !== null &&
    hoursOf(best.weekday).length >= HOURS_MIN &&
    hoursOf(best.weekend).length >= HOURS_MIN
  );
}

/**
 * When calls to an active phone are answered, in the reader's time zone (P4-080); null if unknown (P4-077, P4-078).
 * Consecutive hours form one range. If the reader's zone cannot be determined, all recorded hours stay as they are, and
 * `onFailure` is called once (P4-081, P8-024).
 */
export function bestTimeToCall(
  best: BestTimeToCall | null,
  label: ActivityLabel | null,
  toReaderMinutes: ToReaderMinutes,
  onFailure: (error: unknown) => void,
): BestTime | null {
  if (label !== 'Active' || !hasCallHours(best)) return null;
  const { timezone } = best;
  const weekday = hoursOf(best.weekday);
  const weekend = hoursOf(best.weekend);
  const isDaily = weekday.join() === weekend.join();
  const timesBy = (toMinutes: (hour: number) => number) => ({
    weekday: rangesOf(weekday, toMinutes),
    weekend: isDaily ? null : rangesOf(weekend, toMinutes),
  });
  try {
    return { ...timesBy((hour) => toReaderMinutes(hour, timezone)), isReaderTime: true };
  } catch (error) {
    onFailure(error);
    return { ...timesBy((hour) => hour * 60), isReaderTime: false };
  }
}

function hoursOf(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

function rangesOf(hours: readonly number[], toMinutes: (hour: number) => number): readonly DayRange[] {
  return runsOf(hours).map(({ first, last }) => ({
    from: toMinutes(first),
    to: (toMinutes(last) + 60) % MINUTES_A_DAY,
  }));
}

/** Runs of consecutive hours; 0 follows 23. */
function runsOf(hours: readonly number[]): readonly { readonly first: number; readonly last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const hour of hours) {
    const run = runs.at(-1);
    if (run?.last === hour - 1) run.last = hour;
    else runs.push({ first: hour, last: hour });
  }
  const [morning, ...later] = runs;
  const night = later.at(-1);
  if (morning?.first !== 0 || night?.last !== 23) return runs;
  return [...later.slice(0, -1), { first: night.first, last: morning.last }];
}
