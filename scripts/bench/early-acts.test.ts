import { expect, test } from 'vitest';
import { summarize } from './early-acts.ts';

const outcomes = (...times: (number | null)[]) => times.map((time) => ({ time, painted: 800 }));

test('the median leaves lost acts out, and says how many they are', () => {
  expect(summarize(outcomes(40.4, 900, 52))).toBe('52 ms');
  expect(summarize(outcomes(null, 300, null))).toBe('300 ms, lost 2 of 3');
  expect(summarize(outcomes(null, null, null))).toBe('lost 3 of 3');
});
