import { expect, test } from 'vitest';
import { badPaymentCopy } from '../../shared/copy/billing/bad-payment.ts';
import { ON_FILE } from '../../tests/fixtures/billing.ts';
import { buildDelinquentPlan, buildPlan } from '../../tests/fixtures/plans.ts';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { type BadPayment, BadPaymentDialog } from './BadPaymentDialog.tsx';

const BACK = '/name/Maya-Ostrowski/-/PmayaOstrowski1';
const node = (more: Partial<BadPayment> = {}) => (
  <BadPaymentDialog
    payment={{ billingInfo: ON_FILE, plan: buildDelinquentPlan(), ...more }}
    backPath={BACK}
    onClose={() => {}}
  />
);

test('it says word for word that the latest payment failed, with its tag [F8-24 F8-25]', () => {
  expect(badPaymentCopy.text).toContain(
    'We were unable to process your most recent payment. Please update your payment method to continue accessing your Premium benefits',
  );
  const text = renderText(node());
  expect(text).toContain(badPaymentCopy.text);
  expect(text).toMatch(/^Update Required Your payment did not go through/);
});

test('it shows the method, what is due and until when, and leads to another method or the end [F1-22 F2-66 P2-102]', () => {
  const text = renderText(node());
  expect(text).toContain('Payment method Visa ending in 4242, expires 04 / 30');
  expect(text).toContain('Amount due $9.99, Premium Monthly');
  expect(text).toContain('Your plan ends on Dec 18, 2026 unless the payment goes through.');
  expect(renderHrefs(node())).toEqual([
    '/billing/manage-plan/cancel',
    `/billing/payment-method?from=${encodeURIComponent(BACK)}`,
  ]);
});

test('PayPal has an address instead of a card', () => {
  const billingInfo = { paymentMethodId: 'pm_2', paypalInfo: { email: 'june@example.com' } };
  expect(renderText(node({ billingInfo }))).toContain('Payment method PayPal, june@example.com');
});

test('it claims only what is true: no amount without a plan, and no failure with a paid one', () => {
  expect(renderText(node({ plan: null }))).not.toMatch(/Amount due|ends on|End plan/);
  const fine = renderText(node({ plan: buildPlan() }));
  expect(fine).not.toMatch(/unable to process|Update Required|Amount due|End plan/);
  expect(fine).toContain('Your latest payment went through.');
});
