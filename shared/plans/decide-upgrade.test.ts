import { describe, expect, test } from 'vitest';
import { ON_FILE } from '../../tests/fixtures/billing.ts';
import {
  buildDelinquentPlan,
  buildPlan,
  buildPlanAnswer,
  buildPlanChange,
  buildUpgradeProducts,
} from '../../tests/fixtures/plans.ts';
import { chargeOf, decideUpgrade, type UpgradeFacts } from './decide-upgrade.ts';

const facts = (more: Partial<UpgradeFacts> = {}): UpgradeFacts => ({
  type: 'default',
  products: buildUpgradeProducts(),
  plan: buildPlanAnswer(),
  changes: [buildPlanChange(), buildPlanChange({ productId: 'small-business', charge: 29.99 })],
  ...more,
});
const NO_PLAN = buildPlanAnswer({ plan: null, paidWith: null });

describe('an upgrade', () => {
  test('changes the plan today, on the card on file, to the plan of its funnel [P4-053]', () => {
    expect(decideUpgrade(facts())).toMatchObject({
      kind: 'change',
      product: { productId: 'premium-unlimited' },
      change: { charge: 19.99, refund: 4.66 },
      paidWith: ON_FILE,
    });
    for (const type of ['business', 'phone_activity'] as const)
      expect(decideUpgrade(facts({ type }))).toMatchObject({
        kind: 'change',
        product: { productId: 'small-business' },
        change: { charge: 29.99 },
      });
  });

  test('of a viewer without a plan is paid with the card on file, or at the checkout', () => {
    const products = buildUpgradeProducts({ onFile: ON_FILE });
    const bought = decideUpgrade(facts({ plan: NO_PLAN, changes: [], products }));
    expect(bought).toMatchObject({ kind: 'buy', product: { price: 19.99 }, paidWith: ON_FILE });
    expect(bought.kind === 'buy' && chargeOf(bought)).toEqual({ charge: 19.99, refund: 0 });
    expect(decideUpgrade(facts({ plan: NO_PLAN, changes: null })).kind).toBe('checkout');
    const ended = buildPlanAnswer({ plan: buildPlan({ status: 'ended' }), paidWith: null });
    expect(decideUpgrade(facts({ plan: ended, changes: [] })).kind).toBe('checkout');
  });

  test('is not offered to a viewer with that plan or a larger one', () => {
    for (const [type, tier] of [
      ['default', 'unlimited'],
      ['default', 'business'],
      ['business', 'business'],
    ] as const) {
      const plan = buildPlanAnswer({ plan: buildPlan({ tier, productName: 'What I have' }) });
      expect(decideUpgrade(facts({ type, plan }))).toEqual({ kind: 'held', planName: 'What I have' });
    }
  });

  test('leaves a plan that somebody else shares alone', () => {
    const shared = { productName: 'Premium Annual', tier: 'premium', lookups: 20, from: 'June' } as const;
    const plan = buildPlanAnswer({ plan: null, shared, paidWith: null });
    expect(decideUpgrade(facts({ plan }))).toEqual({ kind: 'shared', planName: 'Premium Annual' });
  });

  test('has to wait for an overdue payment, and needs something to charge', () => {
    expect(decideUpgrade(facts({ plan: buildPlanAnswer({ plan: buildDelinquentPlan() }) })).kind).toBe('overdue');
    expect(decideUpgrade(facts({ plan: buildPlanAnswer({ paidWith: null }) })).kind).toBe('no-method');
  });

  test('charges nothing that the origin did not offer today', () => {
    expect(decideUpgrade(facts({ changes: [] })).kind).toBe('manage');
    expect(decideUpgrade(facts({ changes: null })).kind).toBe('manage');
    expect(decideUpgrade(facts({ changes: [buildPlanChange({ when: 'later' })] })).kind).toBe('manage');
    expect(decideUpgrade(facts({ products: buildUpgradeProducts({ products: [] }) })).kind).toBe('closed');
    expect(decideUpgrade(facts({ products: buildUpgradeProducts({ paymentWay: 'none' }) })).kind).toBe('closed');
  });
});
