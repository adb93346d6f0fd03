import { describe, expect, it } from 'vitest';
import { formatPins, type PinnedVariants, parsePins, pinVariants, variantsOf } from './pinned-variants.ts';
import type { Weights } from './weights.ts';

const VISITOR = 'b3c1f0de-0000-4000-8000-000000000001';

describe('what a visitor is pinned to', () => {
  const cases: readonly [string, PinnedVariants, Weights, PinnedVariants][] = [
    ['nothing while nothing runs', { PROPERTY_UPSELL: 2 }, {}, {}],
    ['nothing of what gives 0 to everybody', { UPSELL_NEW_TAB: 1 }, { UPSELL_NEW_TAB: [1, 0] }, {}],
    ['the variant of a new experiment', {}, { UPSELL_NEW_TAB: [0, 1] }, { UPSELL_NEW_TAB: 1 }],
    [
      'what they had, though the weights moved',
      { PROPERTY_UPSELL: 2 },
      { PROPERTY_UPSELL: [1, 98, 1] },
      { PROPERTY_UPSELL: 2 },
    ],
    ['0 as well, once it was given', { UPSELL_NEW_TAB: 0 }, { UPSELL_NEW_TAB: [1, 999_999] }, { UPSELL_NEW_TAB: 0 }],
    [
      'another one where theirs has no weight any more',
      { PROPERTY_UPSELL: 2 },
      { PROPERTY_UPSELL: [0, 1, 0] },
      { PROPERTY_UPSELL: 1 },
    ],
    [
      'another one where theirs does not exist any more',
      { UPSELL_NEW_TAB: 7 },
      { UPSELL_NEW_TAB: [0, 1] },
      { UPSELL_NEW_TAB: 1 },
    ],
  ];
  it.each(cases)('is %s', (_, before, weights, after) => {
    expect(pinVariants(before, weights, VISITOR)).toEqual(after);
  });

  it('stays while nobody is known, and nothing new is given', () => {
    const weights: Weights = { PROPERTY_UPSELL: [1, 1, 1], UPSELL_NEW_TAB: [0, 1] };
    expect(pinVariants({ PROPERTY_UPSELL: 2 }, weights, null)).toEqual({ PROPERTY_UPSELL: 2 });
  });
});

it('what is not pinned is shown as the page is', () => {
  expect(variantsOf({ PROPERTY_UPSELL: 3 })).toEqual({
    PROPERTY_UPSELL: 3,
    PROPERTY_DISCOVERY: 0,
    SUBHEADER_CTA_PLACEMENT: 0,
    UPSELL_NEW_TAB: 0,
    PUBMAX_ADS: 0,
  });
});

it('the text of the cookie reads back, and what is no experiment is left out', () => {
  const pinned: PinnedVariants = { UPSELL_NEW_TAB: 0, PROPERTY_UPSELL: 2 };
  expect(formatPins(pinned)).toBe('PROPERTY_UPSELL.2~UPSELL_NEW_TAB.0');
  expect(parsePins(formatPins(pinned))).toEqual(pinned);
  expect(formatPins({})).toBe('');
  for (const text of ['', 'OVER.1', 'UPSELL_NEW_TAB', 'UPSELL_NEW_TAB.x', 'UPSELL_NEW_TAB.12', '__proto__.1'])
    expect(parsePins(text), text).toEqual({});
});
