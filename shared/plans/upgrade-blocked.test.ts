import { expect, test } from 'vitest';
import { isUpgradeBlocked } from './upgrade-blocked.ts';

test('both mobile plans are blocked, and the one that is configured [P4-050 P6-060]', () => {
  for (const name of ['PRODUCT_20_LOOKUPS_MONTHLY_MOBILE', 'PRODUCT_20_LOOKUPS_ANNUAL_MOBILE'])
    expect(isUpgradeBlocked([name], null), name).toBe(true);
  expect(isUpgradeBlocked(['Partner Plan'], 'Partner Plan')).toBe(true);
  expect(isUpgradeBlocked(['Premium Monthly', 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE'], null)).toBe(true);
});

test('no other plan is, and nobody without one', () => {
  expect(isUpgradeBlocked(['Premium Monthly'], 'Partner Plan')).toBe(false);
  expect(isUpgradeBlocked([null], null)).toBe(false);
  expect(isUpgradeBlocked([], 'Partner Plan')).toBe(false);
});
