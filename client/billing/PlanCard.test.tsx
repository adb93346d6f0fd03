import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../shared/contract/plans.ts';
import { ON_FILE } from '../../tests/fixtures/billing.ts';
import {
  buildAnnualPlan,
  buildCanceledPlan,
  buildDelinquentPlan,
  buildPlan,
  PLAN_WAYS,
} from '../../tests/fixtures/plans.ts';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { PlanCard } from './PlanCard.tsx';
import type { PlanCardModel } from './plan-card-model.ts';

const CARD: PlanCardModel = {
  plan: buildPlan(),
  shared: null,
  paidWith: ON_FILE,
  people: { left: 8, max: 20, until: Date.UTC(2026, 11, 4) },
  elsewhere: null,
  scope: 'account',
  ways: PLAN_WAYS,
};
const card = (more: Partial<PlanCardModel> = {}) => <PlanCard card={{ ...CARD, ...more }} />;
const withPlan = (plan: Plan) => card({ plan });
const CANCEL = '/billing/manage-plan/cancel';

describe('the card of a plan [F2-58]', () => {
  test('says what it costs, what is left of it, and what is charged next', () => {
    const text = renderText(card());
    for (const part of [
      'Premium Monthly',
      '$9.99 a month · Visa ending in 4242',
      '8 of 20 people left until Dec 4, 2026',
      'Next charge: $9.99 on Dec 4, 2026.',
    ])
      expect(text).toContain(part);
    expect(renderToStaticMarkup(card())).toContain('<rect width="40%"');
    expect(renderHrefs(card())).toEqual([
      '/billing/manage-plan/change',
      '/billing/payment-method?from=%2Fbilling%2Fmanage-plan',
      CANCEL,
    ]);
  });

  test('names the price of its next renewal if that differs', () => {
    const renewal = { at: Date.UTC(2026, 11, 4), price: 12.99 };
    expect(renderText(withPlan(buildPlan({ renewal })))).toContain('Next charge: $12.99 on Dec 4, 2026.');
  });

  test('is canceled in two clicks: a link that opens a dialog, and its button; both buttons look alike', () => {
    const html = renderToStaticMarkup(card());
    expect(html).toMatch(/<a[^>]*href="\/billing\/manage-plan\/cancel"[^>]*data-dialog="cancel-plan"/);
    const [dialog = ''] = /<dialog id="cancel-plan".*<\/dialog>/.exec(html) ?? [];
    expect(dialog).toContain('You keep it until Dec 4, 2026, and you will not be charged again.');
    const buttons = [...dialog.matchAll(/<button class="([^"]*)"[^>]*>(Keep Premium Monthly|Cancel plan)</g)];
    expect(buttons.map(([, , text]) => text)).toEqual(['Keep Premium Monthly', 'Cancel plan']);
    expect(new Set(buttons.map(([, look]) => look)).size).toBe(1);
    expect(dialog).not.toMatch(/<input|<textarea|<select/);
  });

  test('says when a canceled plan ends, and leads to what keeps it', () => {
    const node = withPlan(buildCanceledPlan());
    expect(renderText(node)).toContain('Canceled. It ends on Dec 4, 2026, and you will not be charged again.');
    expect([renderHrefs(node).includes('#keep-plan'), renderHrefs(node).includes(CANCEL)]).toEqual([true, false]);
    expect(renderHrefs(<PlanCard card={{ ...CARD, plan: buildCanceledPlan() }} isOverview />)).toContain(
      '/billing/manage-plan#keep-plan',
    );
  });

  test('says which plan follows, and that the present one can be kept', () => {
    const { productId, productName, tier, price, period } = buildPlan();
    const next = { productId, productName, tier, price, period, from: Date.UTC(2026, 11, 4) };
    const text = renderText(withPlan(buildPlan({ productName: 'Premium Unlimited', next })));
    expect(text).toContain('Changes to Premium Monthly on Dec 4, 2026 for $9.99 a month.');
    expect(text).toContain('Keep Premium Unlimited');
  });

  test('says when an overdue plan ends, and links to another card and to ending it', () => {
    const node = withPlan(buildDelinquentPlan());
    expect(renderText(node)).toContain(
      'Your last payment did not go through, so your plan is paused. It ends on Dec 18, 2026 unless a payment goes through.',
    );
    expect(renderHrefs(node)).toEqual([CANCEL, '/billing/payment-method?from=%2Fbilling%2Fmanage-plan']);
    expect(renderText(node)).not.toContain('people left');
  });

  test('says that a plan has ended, and leads to a new one', () => {
    const node = withPlan(buildPlan({ status: 'ended', renewal: null }));
    expect(renderText(node)).toContain('Ended. It was paid through Dec 4, 2026.');
    expect(renderHrefs(node)).toEqual(['/checkout/pricing']);
    expect(renderToStaticMarkup(node)).not.toContain('<dialog');
  });

  test('lets a buyer whose address is not proven cancel, and nothing else', () => {
    expect(renderHrefs(card({ scope: 'purchase' }))).toEqual([CANCEL]);
    expect(renderHrefs(card({ scope: 'purchase', plan: buildCanceledPlan() }))).toEqual([]);
  });

  test('of somebody else’s plan says whose it is', () => {
    const shared = { productName: 'Premium Annual', tier: 'premium', lookups: 20, from: 'June' } as const;
    const node = card({ plan: null, paidWith: null, shared });
    expect(renderText(node)).toContain('June shares this plan with you.');
    expect(renderHrefs(node)).toEqual(['/account/family']);
    expect(
      renderText(card({ plan: null, shared: { productName: 'Premium', tier: 'premium', lookups: 20, from: null } })),
    ).toContain('You share somebody else’s plan.');
  });

  test('of a plan that is not paid for here says where to cancel it; without a plan, where to find one', () => {
    const app = card({ plan: null, paidWith: null, elsewhere: 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE' });
    expect(renderText(app)).toContain(
      'Premium Monthly You do not pay for this plan on this site. To change or cancel it, go to where you bought it.',
    );
    expect(renderHrefs(app)).toEqual([]);
    expect(renderHrefs(card({ plan: null, paidWith: null, people: null }))).toEqual(['/checkout/pricing']);
  });

  test('tells the holder of a family what canceling means for it', () => {
    expect(renderToStaticMarkup(withPlan(buildAnnualPlan()))).toContain(
      'The people you share it with keep it until then, too.',
    );
  });

  test('calls a method that is not a card by another name', () => {
    const paidWith = { paymentMethodId: 'pm', paypalInfo: { email: 'june@example.com' } };
    expect(renderText(card({ paidWith }))).toContain('PayPal, june@example.com');
    expect(renderText(card({ paidWith }))).toContain('Change payment');
  });
});
