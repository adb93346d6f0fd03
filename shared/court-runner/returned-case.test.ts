import { describe, expect, test } from 'vitest';
import { decideChargeOutcome, formatCourtDate, formatCourtDay } from './returned-case.ts';

test('a sentence ends a charge whatever the plea; a plea alone does not; without either the outcome is unknown', () => {
  expect(decideChargeOutcome({ sentence: '12 months probation', plea: 'Not guilty' })).toEqual({ kind: 'sentenced' });
  expect(decideChargeOutcome({ sentence: null, plea: 'No contest' })).toEqual({ kind: 'pleaded', plea: 'No contest' });
  expect(decideChargeOutcome({ sentence: ' ', plea: '' })).toEqual({ kind: 'unknown' });
});

describe('a Court Runner date', () => {
  test('shows day, full month name and year [P5-033]', () => {
    expect(formatCourtDate({ year: 2019, month: 6, day: 14 })).toBe('14 June 2019');
    expect(formatCourtDay(Date.UTC(2026, 10, 20, 23, 59))).toBe('20 November 2026');
  });

  test('omits unknown parts, and a day without a month', () => {
    expect(formatCourtDate({ year: 2019, month: 6, day: null })).toBe('June 2019');
    expect(formatCourtDate({ year: 2019, month: null, day: null })).toBe('2019');
    expect(formatCourtDate({ year: 2019, month: null, day: 14 })).toBe('2019');
    expect(formatCourtDate({ year: null, month: 6, day: 14 })).toBeNull();
    expect(formatCourtDate(null)).toBeNull();
  });

  test.each([
    ['of the year 0', { year: 0, month: 3, day: 9 }],
    ['before the year 1', { year: -5, month: null, day: null }],
    ['of a year with five digits', { year: 20_211, month: null, day: null }],
    ['that no calendar has', { year: 2021, month: 2, day: 31 }],
  ])('%s is not shown', (_, date) => {
    expect(formatCourtDate(date)).toBeNull();
  });
});
