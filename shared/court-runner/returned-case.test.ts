import { describe, expect, test } from 'vitest';
import { chargeOutcome, formatCourtDate, formatCourtDay } from './returned-case.ts';

describe('the outcome of a charge', () => {
  test.each([
    ['Convicted', { text: 'Guilty', tone: 'guilty' }],
    ['Nolle prosequi', { text: 'Dismissed', tone: 'good' }],
    ['Found not guilty', { text: 'Not guilty', tone: 'good' }],
    ['Adjudication withheld', { text: 'Deferred (no conviction)', tone: 'plain' }],
    ['Pending', { text: 'Pending', tone: 'plain' }],
    ['Transferred to another court', { text: 'Transferred to another court', tone: 'plain' }],
  ])('is what the court says: %s [P4-103]', (disposition, outcome) => {
    expect(chargeOutcome({ disposition })).toMatchObject(outcome);
  });

  test('is not on record if the runner noted none, and neither plea nor sentence stands in for it', () => {
    const unknown = { text: 'The runner did not note how this ended', tone: 'plain' };
    const charge = { plea: 'Guilty', sentence: '12 months probation' };
    for (const disposition of [undefined, null, ' '])
      expect(chargeOutcome({ ...charge, ...(disposition === undefined ? {} : { disposition }) })).toMatchObject(
        unknown,
      );
  });

  test('is shortened where the court wrote a paragraph', () => {
    expect(chargeOutcome({ disposition: 'Transferred '.repeat(400) }).text).toMatch(/^Transferred .{20,40}…$/);
  });
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
