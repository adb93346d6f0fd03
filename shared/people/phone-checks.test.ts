import { describe, expect, test, vi } from 'vitest';
import { activityLabelOf, bestTimeToCall } from './phone-checks.ts';

describe('a score of phone activity', () => {
  test('is Inactive up to 30, Active from 70 and Unknown in between [P4-067 P9-039]', () => {
    expect([0, 30, 30.5, 31, 50, 69, 69.5, 70, 100].map(activityLabelOf)).toEqual([
      'Inactive',
      'Inactive',
      'Unknown',
      'Unknown',
      'Unknown',
      'Unknown',
      'Unknown',
      'Active',
      'Active',
    ]);
  });

  test('is Unknown if missing or not a number', () => {
    expect([null, undefined, Number.NaN, '80' as unknown as number].map(activityLabelOf)).toEqual(
      Array(4).fill('Unknown'),
    );
  });
});

const sameTime = (hour: number) => hour * 60;
const best = (weekday: readonly number[], weekend: readonly number[], timezone: string | null = 'America/Chicago') => ({
  timezone,
  weekday: [...weekday],
  weekend: [...weekend],
});
const timeOf = (
  value: ReturnType<typeof best> | null,
  label: 'Active' | 'Inactive' | 'Unknown' | null = 'Active',
  toMinutes: (hour: number, timezone: string) => number = sameTime,
) => bestTimeToCall(value, label, toMinutes, () => {});
const weekdayOf = (hours: readonly number[], toMinutes?: (hour: number) => number) =>
  timeOf(best(hours, [9, 10]), 'Active', toMinutes)?.weekday;
const clock = (hour: number, minute = 0) => hour * 60 + minute;

describe('the best time to call', () => {
  test('is shown only for a phone that is Active and has a time zone [P4-077]', () => {
    const known = best([17, 18], [10, 11]);
    expect(timeOf(known)).not.toBeNull();
    expect(timeOf(known, 'Inactive')).toBeNull();
    expect(timeOf(known, 'Unknown')).toBeNull();
    expect(timeOf(known, null)).toBeNull();
    expect(timeOf(best([17, 18], [10, 11], null))).toBeNull();
    expect(timeOf(null)).toBeNull();
  });

  test('needs two values for weekdays and two for weekends [P4-078]', () => {
    expect(timeOf(best([17], [10, 11]))).toBeNull();
    expect(timeOf(best([17, 18], [10]))).toBeNull();
    expect(timeOf(best([17, 18], []))).toBeNull();
    expect(timeOf(best([17, 17], [10, 11]))).toBeNull();
    expect(timeOf(best([17, 18], [10, 11]))).not.toBeNull();
  });

  test('is daily if weekdays and weekends have the same values, in any order [P4-079]', () => {
    expect(timeOf(best([17, 18, 19], [19, 17, 18]))).toEqual({
      weekday: [{ from: clock(17), to: clock(20) }],
      weekend: null,
      isReaderTime: true,
    });
    expect(timeOf(best([17, 18], [17, 19]))?.weekend).not.toBeNull();
  });

  test('joins consecutive hours, even past midnight', () => {
    expect(weekdayOf([12, 13, 18, 19])).toEqual([
      { from: clock(12), to: clock(14) },
      { from: clock(18), to: clock(20) },
    ]);
    expect(weekdayOf([22, 23])).toEqual([{ from: clock(22), to: 0 }]);
    expect(weekdayOf([0, 22, 23])).toEqual([{ from: clock(22), to: clock(1) }]);
    expect(weekdayOf([0, 1, 12, 23])).toEqual([
      { from: clock(12), to: clock(13) },
      { from: clock(23), to: clock(2) },
    ]);
    expect(weekdayOf(Array.from({ length: 24 }, (_, hour) => hour))).toEqual([{ from: 0, to: 0 }]);
  });

  test("is in the reader's time, even across midnight", () => {
    const threeLater = (hour: number) => ((hour + 3) % 24) * 60 + 30;
    expect(weekdayOf([20, 21, 22], threeLater)).toEqual([{ from: clock(23, 30), to: clock(2, 30) }]);
  });

  test('keeps the recorded hours if the time zone cannot be determined, and reports it once [P4-081]', () => {
    const onFailure = vi.fn();
    const failsLate = (hour: number) => {
      if (hour === 10) throw new RangeError('no such zone');
      return 0;
    };
    expect(bestTimeToCall(best([17, 18], [10, 11]), 'Active', failsLate, onFailure)).toEqual({
      weekday: [{ from: clock(17), to: clock(19) }],
      weekend: [{ from: clock(10), to: clock(12) }],
      isReaderTime: false,
    });
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
