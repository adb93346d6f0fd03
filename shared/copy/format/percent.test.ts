import { expect, test } from 'vitest';
import { formatPercent } from './percent.ts';

test('percentages have one decimal, rounded half away from zero [F9-34]', () => {
  const shown = [27, 27.44, 27.45, 0.25, 1.05, 1.15, 1.45, 0.04, 99.95, 1204.5].map(formatPercent);
  expect(shown).toEqual(['27.0%', '27.4%', '27.5%', '0.3%', '1.1%', '1.2%', '1.5%', '0.0%', '100.0%', '1204.5%']);
});

test('negative percentages are rounded away from zero, and zero has no sign', () => {
  expect([-0.25, -1.45, -27.44, -0.04, -0].map(formatPercent)).toEqual(['-0.3%', '-1.5%', '-27.4%', '0.0%', '0.0%']);
});
