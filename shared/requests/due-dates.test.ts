import { describe, expect, it, test } from 'vitest';
import { dayIn, dayText, endOfDay } from './calendar-day.ts';
import { afterBusinessDays, afterDays, dueDatesOf, dueDay, extendedAnswerBy } from './due-dates.ts';
import { isFederalHoliday } from './federal-holidays.ts';

const at = (iso: string) => Date.parse(iso);
const day = (dueAt: number | null) => (dueAt === null ? null : dayText(dueDay(dueAt)));
const noon = (date: string) => at(`${date}T20:00:00Z`);

describe('business days', () => {
  it.each([
    ['over a weekend', '2026-11-06', 1, '2026-11-09'],
    ['over Veterans Day and Thanksgiving', '2026-11-10', 12, '2026-11-30'],
    ['from the eve of Thanksgiving', '2026-11-25', 10, '2026-12-10'],
    ['over Christmas and New Year', '2026-12-18', 10, '2027-01-05'],
    ['over a New Year that is observed in December', '2021-12-29', 2, '2022-01-03'],
    ['over a Christmas that is observed on a Monday', '2022-12-23', 1, '2022-12-27'],
    ['over Juneteenth, a Friday', '2026-06-18', 1, '2026-06-22'],
    ['over an Independence Day observed on the Friday before', '2026-07-02', 1, '2026-07-06'],
    ['from a Saturday', '2026-03-07', 10, '2026-03-20'],
    ['from a holiday', '2026-01-19', 1, '2026-01-20'],
    ['over the leap day', '2028-02-28', 2, '2028-03-01'],
  ])('are counted %s', (_, from, days, due) => {
    expect(day(afterBusinessDays(noon(from), days))).toBe(due);
  });

  it('leave out no Juneteenth before it was a holiday', () => {
    expect(isFederalHoliday({ year: 2020, month: 6, day: 19 })).toBe(false);
    expect(isFederalHoliday({ year: 2023, month: 6, day: 19 })).toBe(true);
  });

  it('have eleven holidays a year, each on a weekday', () => {
    for (let year = 2021; year < 2061; year += 1) {
      const days = Array.from({ length: 371 }, (_, index) =>
        dayIn('UTC', Date.UTC(year - 1, 11, 28) + index * 86_400_000),
      );
      const holidays = days.filter(isFederalHoliday);
      // From December 28 to January 2, so a New Year that is observed in the old one counts, and the next may as well.
      expect([11, 12]).toContain(holidays.length);
      expect(
        holidays.map((one) => new Date(`${dayText(one)}T00:00Z`).getUTCDay()).every((one) => one > 0 && one < 6),
      ).toBe(true);
    }
  });
});

describe('calendar days', () => {
  it.each([
    ['over a leap day', '2028-02-01', 45, '2028-03-17'],
    ['without one', '2027-02-01', 45, '2027-03-18'],
    ['over the year', '2026-12-01', 45, '2027-01-15'],
    ['over a change of clocks', '2026-10-01', 45, '2026-11-15'],
  ])('are counted %s', (_, from, days, due) => {
    expect(day(afterDays(noon(from), days))).toBe(due);
  });
});

describe('days and time zones', () => {
  test('a request of late evening in California is one of that day, though it is the next one in New York', () => {
    // 11 PM on Monday, March 2, Pacific time
    expect(day(afterBusinessDays(at('2026-03-03T07:00:00Z'), 1))).toBe('2026-03-03');
    expect(day(afterDays(at('2026-03-03T07:00:00Z'), 45))).toBe('2026-04-16');
  });

  test('a due day ends at midnight in New York, also when clocks change', () => {
    expect(new Date(afterDays(noon('2026-01-01'), 1) + 1).toISOString()).toBe('2026-01-03T05:00:00.000Z');
    expect(new Date(afterDays(noon('2026-07-01'), 1) + 1).toISOString()).toBe('2026-07-03T04:00:00.000Z');
    const spring = endOfDay('America/New_York', { year: 2026, month: 3, day: 8 });
    expect(new Date(spring).toISOString()).toBe('2026-03-09T04:00:00.000Z');
    const fall = endOfDay('America/New_York', { year: 2026, month: 11, day: 1 });
    expect(new Date(fall).toISOString()).toBe('2026-11-02T05:00:00.000Z');
  });
});

describe('what is due when', () => {
  const asked = noon('2026-11-25');

  it.each(['access', 'delete', 'correct'] as const)(
    '%s: confirmed in 10 business days, answered in 45 days',
    (kind) => {
      const { acknowledgeBy, answerBy, soonBy } = dueDatesOf(kind, asked);
      expect([day(acknowledgeBy), day(answerBy), soonBy]).toEqual(['2026-12-10', '2027-01-09', null]);
      expect(day(extendedAnswerBy(asked))).toBe('2027-02-23');
    },
  );

  it.each(['limit', 'opt-out'] as const)('%s: carried out in 15 business days', (kind) => {
    const { acknowledgeBy, answerBy } = dueDatesOf(kind, asked);
    expect([acknowledgeBy, day(answerBy)]).toEqual([null, '2026-12-17']);
  });

  it('covered persons: 72 hours to the minute, and 10 business days', () => {
    const { soonBy, answerBy } = dueDatesOf('judicial', asked);
    expect([new Date(soonBy ?? 0).toISOString(), day(answerBy)]).toEqual(['2026-11-28T20:00:00.000Z', '2026-12-10']);
  });
});
