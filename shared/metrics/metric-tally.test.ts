import { expect, test } from 'vitest';
import { type Measured, metricSumSchema } from '../contract/operations/metrics.ts';
import { MetricTally, outcomeOf } from './metric-tally.ts';

const CALL: Measured = {
  source: 'call',
  name: 'personDetails',
  viewer: '',
  outcome: '2xx',
  ms: 7,
  rowsRead: 40,
  rowsWritten: 1,
  roundTrips: 3,
  isKept: false,
};

test('requests of one kind are one sum; another outcome is another', () => {
  const tally = new MetricTally();
  tally.add(CALL);
  tally.add({ ...CALL, ms: 300, rowsRead: 60, isKept: true });
  tally.add({ ...CALL, outcome: '5xx', ms: 9_000 });
  const [good, bad, ...others] = tally.take();
  expect(others).toEqual([]);
  expect(good).toMatchObject({ count: 2, ms: 307, rowsRead: 100, rowsWritten: 2, roundTrips: 6, kept: 1 });
  expect(good?.latency).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  expect(bad).toMatchObject({ outcome: '5xx', count: 1 });
  expect(bad?.latency.at(-1)).toBe(1);
  expect(tally.take()).toEqual([]);
});

test('every sum is as the contract says, also if a clock went back', () => {
  const tally = new MetricTally();
  tally.add({ ...CALL, ms: -5 });
  tally.add({ ...CALL, source: 'job', name: 'sweep what is stored', outcome: 'failed' });
  for (const sum of tally.take()) expect(metricSumSchema.safeParse(sum).success).toBe(true);
});

test('a status belongs to its class', () => {
  expect([200, 204, 304, 404, 429, 500, 503].map(outcomeOf)).toEqual(['2xx', '2xx', '3xx', '4xx', '4xx', '5xx', '5xx']);
});
