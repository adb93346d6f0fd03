import { expect, test } from 'vitest';
import { unitNumbersOf, unitOf } from './unit-numbers.ts';

test('a building has each of its units once, and other buildings number theirs in other ways', () => {
  const first = new Set<string>();
  for (let position = 0; position < 400; position += 1) {
    const numbers = unitNumbersOf(position, position % 2 === 0);
    const units = Array.from({ length: 150 }, (_, index) => unitOf(numbers, index));
    expect(new Set(units).size, JSON.stringify(numbers)).toBe(units.length);
    for (const unit of units) expect(unit).toMatch(/^Apt (?:\d{1,4}|\d{1,2}[A-H])$/);
    first.add(units[0] ?? '');
  }
  expect(first.size).toBeGreaterThan(25);
});
