import { expect, test } from 'vitest';
import { UPGRADE_TIERS, upgradeTypeOf } from './upgrade-types.ts';

test('business and phone activity lead to the business plan, default to the unlimited one [P4-053]', () => {
  expect(UPGRADE_TIERS).toEqual({ business: 'business', default: 'unlimited', phone_activity: 'business' });
  for (const type of Object.keys(UPGRADE_TIERS)) expect(upgradeTypeOf(type)).toBe(type);
});

test.each(['premium', 'Business', '', 'constructor', 'phone-activity', 'default '])(
  '%j is an error [P4-054 P8-021]',
  (name) => {
    expect(() => upgradeTypeOf(name)).toThrow('Unknown OneClickUpgradeType');
  },
);
