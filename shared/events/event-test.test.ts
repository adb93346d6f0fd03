import { expect, it } from 'vitest';
import { eventTestOf } from './event-test.ts';

const details = (id: string | null, name: string | null, segment: string | null) => ({
  amplitudeTestId: id,
  amplitudeTestName: name,
  amplitudeSegmentName: segment,
});

it('the test of a page definition is what the details response calls it [P3-015]', () => {
  expect(eventTestOf(details('PRODUCT_REGISTRY:named', 'PRODUCT_REGISTRY', 'named'))).toEqual({
    id: 'PRODUCT_REGISTRY:named',
    name: 'PRODUCT_REGISTRY',
    segment: 'named',
  });
});

it('without a test, or with a text that is no word of an operator, events carry none', () => {
  for (const [id, name, segment] of [
    [null, null, null],
    ['PRODUCT_REGISTRY:named', 'PRODUCT_REGISTRY', null],
    ['t', 'n', 'Maya Ostrowski'],
    ['t', 'n', 'x'.repeat(81)],
  ] as const)
    expect(eventTestOf(details(id, name, segment))).toBeUndefined();
});
