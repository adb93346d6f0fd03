import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ON_FILE } from '../../../tests/fixtures/billing.ts';
import { buildAnnualPlan, buildPlan, buildPlanChange } from '../../../tests/fixtures/plans.ts';
import { NO_CHECKOUT_VALUES } from '../../checkout/no-checkout-values.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { ChangePlanPage } from './ChangePlanPage.tsx';
import type { ChangeOption, ChangePlanPageModel } from './change-plan-model.ts';

const site = { viewer: { email: 'june@example.com', userType: 'paid' }, path: '/', search: {} };
const unlimited: ChangeOption = {
  productId: 'premium-unlimited',
  name: 'Premium Unlimited',
  price: 19.99,
  period: 'month',
  note: 'No limit on people.',
  change: buildPlanChange(),
  href: '/billing/manage-plan/change?to=premium-unlimited',
};
const annual: ChangeOption = {
  productId: 'premium-annual',
  name: 'Premium Annual',
  price: 59.99,
  period: 'year',
  note: '20 people a month.',
  change: buildPlanChange({ when: 'later', charge: 0, refund: 0, from: Date.UTC(2026, 11, 4) }),
  href: '/billing/manage-plan/change?to=premium-annual',
};
const form = (picked: ChangeOption) => ({
  picked,
  action: picked.href,
  key: 'a-key-of-this-very-form',
  values: NO_CHECKOUT_VALUES,
  errors: {},
});
const page = (more: Partial<ChangePlanPageModel> = {}) => (
  <ChangePlanPage
    site={site}
    page={{
      kind: 'change-plan',
      plan: buildPlan(),
      paidWith: ON_FILE,
      options: [unlimited, annual],
      form: null,
      problem: null,
      backHref: '/billing/manage-plan',
      ...more,
    }}
  />
);

test('each plan says what changing to it costs today, and leads to its own form', () => {
  const text = renderText(page());
  expect(text).toContain('You have Premium Monthly for $9.99 a month.');
  expect(text).toContain('Premium Unlimited $19.99 a month No limit on people. $19.99 today, $4.66 goes back');
  expect(text).toContain('Premium Annual $59.99 a year 20 people a month. From Dec 4, 2026, nothing today');
  expect(renderHrefs(page())).toEqual(
    expect.arrayContaining([`${unlimited.href}#change-form`, `${annual.href}#change-form`]),
  );
  expect(renderToStaticMarkup(page())).not.toMatch(/<form[^>]*manage-plan\/change/);
});

test('of a plan with nothing left to refund, only the charge is said', () => {
  const used = { ...unlimited, change: buildPlanChange({ refund: 0 }) };
  expect(renderText(page({ options: [used] }))).not.toContain('goes back');
});

test('a change that starts today says what is charged to which card, and what is refunded', () => {
  const text = renderText(page({ form: form(unlimited) }));
  for (const part of [
    'Charged today $19.99',
    'Paid with Visa ending in 4242',
    'Renews Dec 20, 2026, then every month, $19.99 each time',
    'Refunded $4.66 for the unused part of Premium Monthly',
    'I agree that Premium Unlimited renews every month for $19.99 until I cancel.',
    'Pay $19.99 and change',
  ])
    expect(text).toContain(part);
  const html = renderToStaticMarkup(page({ form: form(unlimited) }));
  expect(html).toContain('name="shownCharge" value="19.99"');
  for (const [box] of html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)) expect(box).not.toContain('checked');
});

test('a change that starts later charges nothing today', () => {
  const text = renderText(page({ form: form(annual) }));
  expect(text).toContain('Charged today Nothing Starts On Dec 4, 2026, when your paid time on Premium Monthly ends');
  expect(text).toContain('Change on Dec 4, 2026');
  expect(text).not.toContain('Goes back');
});

test('says when there is no other plan', () => {
  expect(renderText(page({ options: [] }))).toContain('There is no other plan you can change to right now.');
});

test('who shares a plan with others reads that they lose it, today or at its end', () => {
  const plan = buildAnnualPlan();
  const later = { ...unlimited, change: annual.change };
  expect(renderText(page({ plan, form: form(unlimited) }))).toContain(
    'Anybody you share Premium Annual with loses it today',
  );
  expect(renderText(page({ plan, form: form(later) }))).toContain(
    'Anybody you share Premium Annual with loses it on Dec 4, 2026',
  );
  expect(renderText(page({ form: form(unlimited) }))).not.toContain('loses it');
});
