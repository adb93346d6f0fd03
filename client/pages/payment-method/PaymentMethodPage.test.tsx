import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ON_FILE } from '../../../tests/fixtures/billing.ts';
import { NO_CHECKOUT_VALUES } from '../../checkout/no-checkout-values.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PaymentMethodPage } from './PaymentMethodPage.tsx';
import type { PaymentMethodPageModel } from './payment-method-model.ts';

const site = { viewer: { email: 'june@example.com', userType: 'paid' }, path: '/billing/payment-method', search: {} };
const page = (more: Partial<PaymentMethodPageModel> = {}) => (
  <PaymentMethodPage
    site={site}
    page={{
      kind: 'payment-method',
      onFile: ON_FILE,
      overdue: null,
      isNeeded: false,
      form: {
        title: 'Use another',
        action: '/billing/payment-method',
        key: 'a-key-of-this-very-form',
        paymentWay: 'card-form',
        values: NO_CHECKOUT_VALUES,
        errors: {},
        problem: null,
        due: null,
      },
      why: null,
      notice: null,
      removeError: null,
      backHref: '/billing/manage-plan',
      action: '/billing/payment-method',
      ...more,
    }}
  />
);
const overdue = { productName: 'Premium Monthly', price: 9.99, endsAt: Date.UTC(2026, 10, 27) };

test('shows what is on file and when it expires, and removes it', () => {
  const text = renderText(page());
  expect(text).toContain('Visa ending in 4242 Expires 04 / 30');
  expect(renderToStaticMarkup(page())).toContain('<input type="hidden" name="action" value="remove"/>');
  expect(renderText(page({ onFile: null }))).toContain('You have no payment method on file.');
});

test('offers no removal while a plan renews with it, and says what to do first [F2-58]', () => {
  const needed = page({ isNeeded: true });
  expect(renderText(needed)).toContain(
    'Your plan renews with it. To remove it, save another method instead, or cancel your plan first.',
  );
  expect(renderHrefs(needed)).toContain('/billing/manage-plan/cancel');
  expect(renderToStaticMarkup(needed)).not.toContain('value="remove"');
  expect(renderToStaticMarkup(page({ isNeeded: true, removeError: 'Refused' }))).toMatch(/role="alert"[^>]*>.*Refused/);
});

test('after a failed payment says so, and that another method keeps Premium going [F8-24]', () => {
  expect(renderText(page({ overdue }))).toContain(
    'We were unable to process your most recent payment. Please update your payment method to continue accessing your Premium benefits',
  );
});

test('after a failed payment carries the tag Update Required [F8-25]', () => {
  expect(renderText(page({ overdue }))).toContain('Update Required');
  expect(renderText(page())).not.toContain('Update Required');
});

test('says what is due and by when, and how to end the plan instead [F2-66]', () => {
  const text = renderText(page({ overdue }));
  for (const part of [
    'Your plan ends on Nov 27, 2026 unless a payment goes through.',
    'Charged to Visa ending in 4242',
    'Amount due $9.99, Premium Monthly',
  ])
    expect(text).toContain(part);
  expect(renderHrefs(page({ overdue }))).toContain('/billing/manage-plan/cancel');
});

test('says that nothing can be paid where payments are not set up', () => {
  expect(renderText(page({ form: null }))).toContain('You cannot pay here');
});
