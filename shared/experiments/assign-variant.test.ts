import { expect, it } from 'vitest';
import { assignVariant } from './assign-variant.ts';
import { EXPERIMENT_NAMES } from './experiments.ts';

const VISITORS = Array.from({ length: 20_000 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
/** How far a share may be from its weight: far beyond chance among so many, far below what a bad hash would show. */
const TOLERANCE = 0.02;

function shares(variants: readonly number[], count: number): number[] {
  return Array.from(
    { length: count },
    (_, at) => variants.filter((variant) => variant === at).length / variants.length,
  );
}

it('gives visitors whose numbers differ by one digit variants as the weights say, in every experiment', () => {
  for (const name of EXPERIMENT_NAMES) {
    const [a = 0, b = 0, c = 0] = shares(
      VISITORS.map((id) => assignVariant(id, name, [70, 20, 10])),
      3,
    );
    expect(Math.abs(a - 0.7), name).toBeLessThan(TOLERANCE);
    expect(Math.abs(b - 0.2), name).toBeLessThan(TOLERANCE);
    expect(Math.abs(c - 0.1), name).toBeLessThan(TOLERANCE);
  }
});

it('gives a variant of one experiment without regard to that of another', () => {
  const both = VISITORS.map(
    (id) => 2 * assignVariant(id, 'UPSELL_NEW_TAB', [1, 1]) + assignVariant(id, 'PROPERTY_DISCOVERY', [1, 1]),
  );
  for (const share of shares(both, 4)) expect(Math.abs(share - 0.25)).toBeLessThan(TOLERANCE);
});

it('gives the same visitor the same variant, whatever the unit of the weights', () => {
  for (const id of VISITORS.slice(0, 200)) {
    const variant = assignVariant(id, 'PROPERTY_UPSELL', [70, 10, 10, 10]);
    expect(assignVariant(id, 'PROPERTY_UPSELL', [70, 10, 10, 10])).toBe(variant);
    expect(assignVariant(id, 'PROPERTY_UPSELL', [7, 1, 1, 1])).toBe(variant);
  }
});

it('never gives a variant without weight', () => {
  const given = (weights: readonly number[]) =>
    new Set(VISITORS.slice(0, 2_000).map((id) => assignVariant(id, 'PROPERTY_UPSELL', weights)));
  expect(given([0, 1, 0, 1])).toEqual(new Set([1, 3]));
  expect(given([0, 0, 5])).toEqual(new Set([2]));
});
