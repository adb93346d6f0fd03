import type { ActivityLabel } from '../../contract/person/phone.ts';
import type { BestTime, DayRange } from '../../people/phone-checks.ts';
import { countOf } from '../format/numbers.ts';

/**
 * The meaning of each label: Inactive (P4-074), Active (P4-075), and Unknown (P4-076), which is only for screen
 * readers.
 */
const MEANINGS = {
  Inactive: 'Likely disconnected and inactive',
  Active: 'High confidence connected',
  Unknown: 'Unclear',
} as const satisfies Record<ActivityLabel, string>;

/** Words of the check whether phones are in use, and of its results. */
export const phoneCheckCopy = {
  checking: 'Checking',
  numbers: (count: number) => countOf(count, 'number'),
  complete: 'Complete.',
  /** `time` is a time of day: '10:24 AM' */
  checkedAt: (time: string) => `Checked today at ${time}.`,
  allUnknown: 'Looks like you have the most up to date information.',
  dismiss: 'Dismiss',
  meanings: MEANINGS,
  /** '(503) 555-0142: high confidence connected.' */
  meaningOf: (number: string, label: ActivityLabel) => `${number}: ${MEANINGS[label].toLowerCase()}.`,
} as const;

/**
 * When to call a phone: 'Best time: Daily 5-8 pm, your time' (P4-079). Hours that could not be converted to the
 * visitor's time zone are given as the other person's.
 */
export function bestTimeText({ weekday, weekend, isReaderTime }: BestTime): string {
  const days =
    weekend === null
      ? `Daily ${rangesText(weekday)}`
      : `Weekdays ${rangesText(weekday)}, weekends ${rangesText(weekend)}`;
  return `Best time: ${days}, ${isReaderTime ? 'your time' : 'their time'}`;
}

function rangesText(ranges: readonly DayRange[]): string {
  return ranges.map(rangeText).join(' and ');
}

/** '5-8 pm', '10 am-1 pm', '11:30 pm-2:30 am'. */
function rangeText({ from, to }: DayRange): string {
  if (from === to) return 'at any hour';
  const isSameHalf = halfOf(from) === halfOf(to) && from < to;
  return `${clockOf(from)}${isSameHalf ? '' : ` ${halfOf(from)}`}-${clockOf(to)} ${halfOf(to)}`;
}

function clockOf(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const minute = minutes % 60;
  return minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;
}

function halfOf(minutes: number): 'am' | 'pm' {
  return minutes < 12 * 60 ? 'am' : 'pm';
}
