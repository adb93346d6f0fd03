import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

const HOUR_MS = 3_600_000;

test.each([
  [30 * 24, '30 days left'],
  [23 * 24 + 1, '24 days left'],
  [25, '2 days left'],
  [24, '1 day left'],
  [23, 'less than a day left'],
])('%i hours are said to be %s', (hours, text) => {
  expect(daysLeft(1_000 + hours * HOUR_MS, 1_000)).toBe(text);
});
