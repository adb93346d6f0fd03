import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttleScroll } from './throttle-scroll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('scrolling is handled at once, every 100 ms while it continues, and once after it has ended [P9-032]', () => {
  const runs: number[] = [];
  const began = Date.now();
  const scrolled = throttleScroll(() => runs.push(Date.now() - began));
  // One scroll event per frame, for a good quarter of a second.
  for (let frame = 0; frame <= 16; frame++) {
    scrolled();
    vi.advanceTimersByTime(16);
  }
  vi.advanceTimersByTime(1_000);
  expect(runs).toEqual([0, 100, 200, 300]);
});

it('after a pause it is handled at once again', () => {
  const run = vi.fn();
  const scrolled = throttleScroll(run);
  scrolled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  scrolled();
  expect(run).toHaveBeenCalledTimes(2);
});
