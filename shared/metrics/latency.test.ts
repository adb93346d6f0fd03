import { expect, test } from 'vitest';
import { bucketOf, LATENCY_BOUNDS, LATENCY_BUCKETS, percentileOf } from './latency.ts';

const countsOf = (times: readonly number[]): number[] => {
  const counts = Array.from({ length: LATENCY_BUCKETS }, () => 0);
  for (const ms of times) counts[bucketOf(ms)] = (counts[bucketOf(ms)] ?? 0) + 1;
  return counts;
};

test('a time belongs to the first bucket whose bound it does not pass, or to the last', () => {
  expect([0, 1, 1.1, 2, 5_000, 5_000.1, Number.POSITIVE_INFINITY].map(bucketOf)).toEqual([0, 0, 1, 1, 11, 12, 12]);
});

test('a percentile lies in the bucket of the time that it stands for, whatever the times are', () => {
  for (let seed = 1; seed < 40; seed += 1) {
    const times = Array.from({ length: 7 * seed }, (_, at) => ((at * 7_919 * seed) % 60_000) / (1 + (at % 50)));
    const sorted = [...times].sort((a, b) => a - b);
    for (const share of [0.5, 0.95, 1]) {
      const real = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
      const bucket = bucketOf(real);
      const said = percentileOf(countsOf(times), share) ?? -1;
      expect(said).toBeGreaterThanOrEqual(bucket === 0 ? 0 : (LATENCY_BOUNDS[bucket - 1] ?? 0));
      expect(said).toBeLessThanOrEqual(LATENCY_BOUNDS[bucket] ?? 5_000);
    }
  }
});

test('nothing has no percentile, and beyond the last bound the bound is all that is known', () => {
  expect(percentileOf(countsOf([]), 0.5)).toBeNull();
  expect(percentileOf(countsOf([60_000]), 0.95)).toBe(5_000);
});
