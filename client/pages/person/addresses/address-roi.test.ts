import { expect, test } from 'vitest';
import { buildAddress, buildAddressProperty, buildObfuscatedAddress } from '../../../../tests/fixtures/person.ts';
import { roiOf } from './address-roi.ts';

test('a score out of bounds fills the gauge to its end and no further', () => {
  const percentOf = (roiScore: number) =>
    roiOf(buildAddress({ roiGrade: 'B', property: buildAddressProperty({ roiScore }) }), null, 6.5)?.percent;
  expect([-5, 0, 64.5, 100, 250, Number.NaN].map(percentOf)).toEqual([0, 0, 64.5, 100, 100, 0]);
});

test('a grade without a score fills the gauge to where the grade begins', () => {
  const percentOf = (roiGrade: 'A+' | 'D' | 'F') => roiOf(buildAddress({ roiGrade }), null, 6.5)?.percent;
  expect([percentOf('A+'), percentOf('D'), percentOf('F')]).toEqual([90, 20, 0]);
});

test('an address that is hidden or has no grade has no tag', () => {
  expect(roiOf(buildAddress({ property: buildAddressProperty() }), null, 6.5)).toBeNull();
  expect(roiOf(buildObfuscatedAddress({ city: 'Bend' }), null, 6.5)).toBeNull();
});
