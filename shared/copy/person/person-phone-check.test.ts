import { expect, test } from 'vitest';
import { bestTimeText } from './person-phone-check.ts';

const range = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const daily = (...weekday: ReturnType<typeof range>[]) => bestTimeText({ weekday, weekend: null, isReaderTime: true });

test('the same hours on all days read daily, others are listed separately', () => {
  expect(daily(range(17, 20))).toBe('Best time: Daily 5-8 pm, your time');
  expect(bestTimeText({ weekday: [range(17, 20)], weekend: [range(10, 13)], isReaderTime: true })).toBe(
    'Best time: Weekdays 5-8 pm, weekends 10 am-1 pm, your time',
  );
});

test('hours that could not be converted are those of the person called', () => {
  expect(bestTimeText({ weekday: [range(17, 20)], weekend: null, isReaderTime: false })).toBe(
    'Best time: Daily 5-8 pm, their time',
  );
});

test('midnight, noon, half hours and the whole day read as people say them', () => {
  expect(daily(range(12, 14), range(18, 20))).toBe('Best time: Daily 12-2 pm and 6-8 pm, your time');
  expect(daily(range(9, 12))).toBe('Best time: Daily 9 am-12 pm, your time');
  expect(daily(range(22, 0))).toBe('Best time: Daily 10 pm-12 am, your time');
  expect(daily(range(0, 2))).toBe('Best time: Daily 12-2 am, your time');
  expect(daily(range(23.5, 2.5))).toBe('Best time: Daily 11:30 pm-2:30 am, your time');
  // Both ends before noon, with a night in between.
  expect(daily(range(9, 3))).toBe('Best time: Daily 9 am-3 am, your time');
  expect(daily(range(0, 0))).toBe('Best time: Daily at any hour, your time');
});
