import { describe, expect, it } from 'vitest';
import { EXPERIMENT_NAMES } from './experiments.ts';
import {
  assignVariant,
  formatPins,
  type PinnedVariants,
  parsePins,
  pinVariants,
  variantsOf,
} from './pinned-variants.ts';
import type { Weights } from './weights.ts';

const VISITOR = 'b3c1f0de-0000-4000-8000-000000000001';

describe('what a visitor is pinned to', () => {
  const cases: readonly [string, PinnedVariants, Weights, PinnedVariants][] = [
    ['nothing while nothing runs', { PROPERTY_UPSELL: 2 }, {}, {}],
    ['nothing if everybody gets 0', { UPSELL_NEW_TAB: 1 }, { UPSELL_NEW_TAB: [1, 0] }, {}],
    ['the variant of a new experiment', {}, { UPSELL_NEW_TAB: [0, 1] }, { UPSELL_NEW_TAB: 1 }],
    [
      'the same variant after the weights changed',
      { PROPERTY_UPSELL: 2 },
      { PROPERTY_UPSELL: [1, 98, 1] },
      { PROPERTY_UPSELL: 2 },
    ],
    ['0 too, once assigned', { UPSELL_NEW_TAB: 0 }, { UPSELL_NEW_TAB: [1, 999_999] }, { UPSELL_NEW_TAB: 0 }],
    [
      'another variant if theirs no longer has a weight',
      { PROPERTY_UPSELL: 2 },
      { PROPERTY_UPSELL: [0, 1, 0] },
      { PROPERTY_UPSELL: 1 },
    ],
    [
      'another variant if theirs no longer exists',
      { UPSELL_NEW_TAB: 7 },
      { UPSELL_NEW_TAB: [0, 1] },
      { UPSELL_NEW_TAB: 1 },
    ],
  ];
  it.each(cases)('is %s', (_, before, weights, after) => {
    expect(pinVariants(before, weights, VISITOR)).toEqual(after);
  });

  it('stays for an unrecognized visitor, and nothing new is assigned', () => {
    const weights: Weights = { PROPERTY_UPSELL: [1, 1, 1], UPSELL_NEW_TAB: [0, 1] };
    expect(pinVariants({ PROPERTY_UPSELL: 2 }, weights, null)).toEqual({ PROPERTY_UPSELL: 2 });
  });
});

it('an experiment without a pin shows the unchanged page', () => {
  expect(variantsOf({ PROPERTY_UPSELL: 3 })).toEqual({
    PROPERTY_UPSELL: 3,
    PROPERTY_DISCOVERY: 0,
    SUBHEADER_CTA_PLACEMENT: 0,
    UPSELL_NEW_TAB: 0,
    PUBMAX_ADS: 0,
  });
});

it('the cookie is read back, ignoring unknown experiments', () => {
  const pinned: PinnedVariants = { UPSELL_NEW_TAB: 0, PROPERTY_UPSELL: 2 };
  expect(formatPins(pinned)).toBe('PROPERTY_UPSELL.2~UPSELL_NEW_TAB.0');
  expect(parsePins(formatPins(pinned))).toEqual(pinned);
  expect(formatPins({})).toBe('');
  for (const text of ['', 'OVER.1', 'UPSELL_NEW_TAB', 'UPSELL_NEW_TAB.x', 'UPSELL_NEW_TAB.12', '__proto__.1'])
    expect(parsePins(text), text).toEqual({});
});

const VISITORS = Array.from({ length: 20_000 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
/**
 * How far a share may differ from its weight: far more than chance allows among so many, far less than a bad hash would
 * cause.
 */
const TOLERANCE = 0.02;

function shares(variants: readonly number[], count: number): number[] {
  return Array.from(
    { length: count },
    (_, at) => variants.filter((variant) => variant === at).length / variants.length,
  );
}

it('distributes visitors according to the weights in every experiment, even if their ids differ by one digit', () => {
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

it('assigns the variants of two experiments independently', () => {
  const both = VISITORS.map(
    (id) => 2 * assignVariant(id, 'UPSELL_NEW_TAB', [1, 1]) + assignVariant(id, 'PROPERTY_DISCOVERY', [1, 1]),
  );
  for (const share of shares(both, 4)) expect(Math.abs(share - 0.25)).toBeLessThan(TOLERANCE);
});

it('assigns the same variant to the same visitor, whatever the unit of the weights', () => {
  for (const id of VISITORS.slice(0, 200)) {
    const variant = assignVariant(id, 'PROPERTY_UPSELL', [70, 10, 10, 10]);
    expect(assignVariant(id, 'PROPERTY_UPSELL', [70, 10, 10, 10])).toBe(variant);
    expect(assignVariant(id, 'PROPERTY_UPSELL', [7, 1, 1, 1])).toBe(variant);
  }
});

it('never assigns a variant without a weight', () => {
  const given = (weights: readonly number[]) =>
    new Set(VISITORS.slice(0, 2_000).map((id) => assignVariant(id, 'PROPERTY_UPSELL', weights)));
  expect(given([0, 1, 0, 1])).toEqual(new Set([1, 3]));
  expect(given([0, 0, 5])).toEqual(new Set([2]));
});
