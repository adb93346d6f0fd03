import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { UpgradeOffer } from '../../shared/plans/decide-upgrade.ts';
import { decideUpgrade } from '../../shared/plans/decide-upgrade.ts';
import { ON_FILE } from '../../tests/fixtures/billing.ts';
import { buildPlan, buildPlanAnswer, buildPlanChange, buildUpgradeProducts } from '../../tests/fixtures/plans.ts';
import { renderText } from '../ui/text/render-text.ts';
import type { PayableOffer } from './send-upgrade.ts';
import { UpgradeConsent } from './UpgradeConsent.tsx';
import { UpgradeHolds, UpgradeTerms } from './UpgradeTerms.tsx';
import { upgradeReason, upgradeWay } from './upgrade-way.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const PLACE = { type: 'default', wpId: 'PmayaOstrowski1', backPath: '/name/-/-/PmayaOstrowski1' } as const;
const products = buildUpgradeProducts();
const change = decideUpgrade({ type: 'default', products, plan: buildPlanAnswer(), changes: [buildPlanChange()] });
const none = buildPlanAnswer({ plan: null, paidWith: null });
const onFile = buildUpgradeProducts({ onFile: ON_FILE });
const buy = decideUpgrade({ type: 'default', products: onFile, plan: none, changes: null });
const checkout = decideUpgrade({ type: 'business', products, plan: none, changes: null });

test('a change says what is charged to which card, what is refunded, the difference, and when it renews', () => {
  expect(renderText(<UpgradeTerms offer={change as PayableOffer} now={NOW} />)).toBe(
    'Charged now, Visa ending in 4242 $19.99 Refund for the unused part of Premium Monthly −$4.66 Your cost after the refund $15.33 ' +
      'Then $19.99 on Dec 20, 2026 and every month until you cancel: two clicks in your account.',
  );
});

test('a viewer without a plan is refunded nothing, and a viewer without a card sees the price', () => {
  expect(renderText(<UpgradeTerms offer={buy as PayableOffer} now={NOW} />)).toMatch(
    /^Charged now, Visa ending in 4242 \$19\.99 Then \$19\.99 on Dec 20, 2026/,
  );
  expect(checkout.kind).toBe('checkout');
  if (checkout.kind === 'checkout')
    expect(renderText(<UpgradeTerms offer={checkout} now={NOW} />)).toBe(
      'Price $29.99 a month Renews every month until you cancel.',
    );
});

test('it says what the plan includes, the reason for the click first', () => {
  expect(renderText(<UpgradeHolds type="phone_activity" credits={1} />)).toMatch(
    /^Whether a phone is in use.* A background report every month$/,
  );
  expect(renderText(<UpgradeHolds type="business" credits={0} />)).toMatch(/^Full email addresses(?!.*background)/);
});

test('both agreements are required and unchecked; the purpose comes from the plan, or is asked', () => {
  const html = renderToStaticMarkup(<UpgradeConsent offer={change as PayableOffer} />);
  const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
  expect(boxes.map((box) => /name="(\w+)"/.exec(box)?.[1])).toEqual(['renews', 'attests']);
  for (const box of boxes) {
    expect(box).toContain('required');
    expect(box).not.toContain('checked');
  }
  expect(html).toContain('<input type="hidden" name="purpose" value="reconnect"/>');
  expect(html).toContain('Premium Unlimited renews every month for $19.99 until I cancel');
  expect(renderToStaticMarkup(<UpgradeConsent offer={buy as PayableOffer} />)).toMatch(
    /<select[^>]*name="purpose" required/,
  );
});

test('an offer that cannot be paid here says why, and links to where it can', () => {
  const facts = { type: 'default', products, changes: [buildPlanChange()] } as const;
  const wayOf = (offer: UpgradeOffer) => [upgradeReason(offer) === null, upgradeWay(offer, PLACE)?.href ?? null];
  const planned = (more: Parameters<typeof buildPlan>[0]) =>
    decideUpgrade({ ...facts, plan: buildPlanAnswer({ plan: buildPlan(more) }) });
  expect(wayOf(change)).toEqual([true, null]);
  expect(wayOf(checkout)).toEqual([
    true,
    '/checkout/business?wp_source=people&funnelType=business&wpId=PmayaOstrowski1',
  ]);
  expect(wayOf(decideUpgrade({ ...facts, plan: none }))).toEqual([
    true,
    '/checkout/summary?wp_source=people&wpId=PmayaOstrowski1&plan=unlimited',
  ]);
  expect(wayOf(planned({ status: 'delinquent' }))).toEqual([
    false,
    '/billing/payment-method?from=%2Fname%2F-%2F-%2FPmayaOstrowski1',
  ]);
  expect(wayOf(planned({ tier: 'business' }))).toEqual([
    false,
    '/billing/manage-plan?wp_source=people&wpId=PmayaOstrowski1',
  ]);
  expect(wayOf({ kind: 'shared', planName: 'Premium Annual' })).toEqual([false, null]);
});
