import { expect, test } from 'vitest';
import { buildPlan, buildPlanChange, buildUpgradeProducts } from '../../tests/fixtures/plans.ts';
import { changeOptions } from './change-options.ts';

const { products: upgrades } = buildUpgradeProducts();
const PREMIUM = {
  ...(upgrades.find(({ productId }) => productId === 'premium-unlimited') ?? upgrades[0]),
  productId: 'premium-monthly',
  productName: 'Premium Monthly',
  tier: 'premium',
  price: 9.99,
  lookups: 20,
} as (typeof upgrades)[number];
const changes = [buildPlanChange({ productId: 'premium-monthly', when: 'later' }), buildPlanChange()];
const namesFor = (held: ReturnType<typeof buildPlan>) =>
  changeOptions(held, [PREMIUM, ...upgrades], changes, { wpId: null, propertyUrl: null, emailCampaign: false }).map(
    ({ name }) => name,
  );

test('a plan that an app sold is not offered as itself; at another price it is another plan', () => {
  const mobile = buildPlan({ productId: 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE' });
  expect(namesFor(mobile)).toEqual(['Premium Unlimited']);
  expect(namesFor({ ...mobile, price: 12.99 })).toEqual(['Premium Monthly', 'Premium Unlimited']);
});
