import { expect, it } from 'vitest';
import { addMonths, monthPeriod } from './months.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const iso = (time: number) => new Date(time).toISOString().slice(0, 16);

it('months are counted from the anchor, so a short month does not move the ones after it', () => {
  const anchor = at('2027-01-31T09:30');
  const dates = [0, 1, 2, 3, 12, 13, 25].map((months) => iso(addMonths(anchor, months)));
  expect(dates).toEqual([
    '2027-01-31T09:30',
    '2027-02-28T09:30',
    '2027-03-31T09:30',
    '2027-04-30T09:30',
    '2028-01-31T09:30',
    '2028-02-29T09:30',
    '2029-02-28T09:30',
  ]);
  expect(iso(addMonths(anchor, -2))).toBe('2026-11-30T09:30');
});

it('a period starts at its own time of day and ends where the next one starts', () => {
  const anchor = at('2027-01-31T09:30');
  const periodAt = (text: string) => {
    const { start, end } = monthPeriod(anchor, at(text));
    return [iso(start), iso(end)];
  };
  expect(periodAt('2027-01-31T09:30')).toEqual(['2027-01-31T09:30', '2027-02-28T09:30']);
  expect(periodAt('2027-02-28T09:29')).toEqual(['2027-01-31T09:30', '2027-02-28T09:30']);
  expect(periodAt('2027-02-28T09:30')).toEqual(['2027-02-28T09:30', '2027-03-31T09:30']);
  expect(periodAt('2027-03-31T08:00')).toEqual(['2027-02-28T09:30', '2027-03-31T09:30']);
  expect(periodAt('2028-03-01T00:00')).toEqual(['2028-02-29T09:30', '2028-03-31T09:30']);
});

it('a time before the anchor is in a period, too', () => {
  expect(monthPeriod(at('2027-03-15T12:00'), at('2027-03-15T11:59'))).toEqual({
    start: at('2027-02-15T12:00'),
    end: at('2027-03-15T12:00'),
  });
});

it('every minute of a year is in exactly one period', () => {
  const anchor = at('2026-08-31T23:59');
  for (let now = at('2027-01-01T00:00'); now < at('2028-01-01T00:00'); now += 17 * 60_000) {
    const { start, end } = monthPeriod(anchor, now);
    expect(start <= now && now < end).toBe(true);
  }
});
