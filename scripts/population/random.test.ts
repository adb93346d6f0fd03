import { expect, test } from 'vitest';
import { DIGITS, randomOf, sumsOf } from './random.ts';

test('the same seed and topic give the same choices, and a different one gives different choices', () => {
  const draw = (seed: string, topic: string) => {
    const random = randomOf(seed, topic);
    return Array.from({ length: 20 }, () => random.word());
  };
  expect(draw('a', 'names')).toEqual(draw('a', 'names'));
  expect(draw('a', 'names')).not.toEqual(draw('b', 'names'));
  expect(draw('a', 'names')).not.toEqual(draw('a', 'phones'));
});

test('numbers stay within their bounds and reach both', () => {
  const random = randomOf('bounds', 'test');
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 7)));
  expect([...drawn].sort()).toEqual([3, 4, 5, 6, 7]);
  for (let n = 0; n < 500; n += 1) expect(random.next()).toBeLessThan(1);
  expect(random.text(14, DIGITS)).toMatch(/^\d{14}$/);
});

test('weights decide how often each is chosen', () => {
  const random = randomOf('weights', 'test');
  const sums = sumsOf([1, 0, 3]);
  const counts = [0, 0, 0];
  for (let n = 0; n < 4_000; n += 1) {
    const chosen = random.weighted(sums);
    counts[chosen] = (counts[chosen] ?? 0) + 1;
  }
  const [first = 0, second = 0, third = 0] = counts;
  expect(second).toBe(0);
  expect(third).toBeGreaterThan(first);
});

test('normal numbers are around their mean', () => {
  const random = randomOf('normal', 'test');
  const drawn = Array.from({ length: 4_000 }, () => random.normal(50, 10));
  const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
  const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
  expect(mean).toBeCloseTo(50, 0);
  expect(Math.sqrt(variance)).toBeGreaterThan(9);
  expect(Math.sqrt(variance)).toBeLessThan(11);
});
