import { describe, expect, test } from 'vitest';
import { timeFactor } from './time-factor.ts';

const MINUTE = 60_000;

describe('the time factor', () => {
  test('is the whole number of periods that fit into the time [P9-069]', () => {
    expect(timeFactor(0, 60)).toBe(0);
    expect(timeFactor(59 * MINUTE + 59_999, 60)).toBe(0);
    expect(timeFactor(60 * MINUTE, 60)).toBe(1);
    expect(timeFactor(Date.UTC(2026, 0, 1), 30)).toBe(Date.UTC(2026, 0, 1) / (30 * MINUTE));
  });
});
