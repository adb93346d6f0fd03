import { expect, test } from 'vitest';
import { bestTimeText } from './person-phone-check.ts';

const range = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const daily = (...weekday: ReturnType<typeof range>[]) => bestTimeText({ weekday, weekend: null, isReaderTime: true });

test('the same hours on all days read daily, others are told apart', () => {
  expect(daily(range(17, 20))).toBe('Best time: Daily 5-8 pm, your time');
  expect(bestTimeText({ weekday: [range(17, 20)], weekend: [range(10, 13)], isReaderTime: true })).toBe(
    'Best time: Weekdays 5-8 pm, weekends 10 am-1 pm, your time',
  );
});

test('hours that were kept as recorded are those of whoever is called', () => {
  expect(bestTimeText({ weekday: [range(17, 20)], weekend: null, isReaderTime: false })).toBe(
    'Best time: Daily 5-8 pm, their time',
  );
});

test('midnight, noon, half hours and the whole day read as one says them', () => {
  expect(daily(range(12, 14), range(18, 20))).toBe('Best time: Daily 12-2 pm and 6-8 pm, your time');
  expect(daily(range(9, 12))).toBe('Best time: Daily 9 am-12 pm, your time');
  expect(daily(range(22, 0))).toBe('Best time: Daily 10 pm-12 am, your time');
  expect(daily(range(0, 2))).toBe('Best time: Daily 12-2 am, your time');
  expect(daily(range(23.5, 2.5))).toBe('Best time: Daily 11:30 pm-2:30 am, your time');
  // Both ends before noon, and a night in between.
  expect(daily(range(9, 3))).toBe('Best time: Daily 9 am-3 am, your time');
  expect(daily(range(0, 0))).toBe('Best time: Daily at any hour, your time');
});
