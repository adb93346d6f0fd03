import { expect, test } from 'vitest';
import { billingInfoSchema } from '../contract/billing.ts';
import { parseBillingInfo } from './billing-info.ts';

const CARD = { paymentMethodId: 'pm_1', cardType: 'Visa', cardNumber: '0341', expiresAt: '2027-04' };
const PAYPAL = { paymentMethodId: 'pm_2', paypalInfo: { email: 'june@example.com' } };

test('billing info is a payment method with a card or with PayPal [F5-25]', () => {
  for (const info of [CARD, PAYPAL, { ...CARD, expiresAt: null }, { ...CARD, cardType: 'Card', cardNumber: null }]) {
    expect(parseBillingInfo(info)).toEqual(info);
    expect(billingInfoSchema.safeParse(parseBillingInfo(info)).success).toBe(true);
  }
});

test.each([
  null,
  undefined,
  'pm_1',
  {},
  { ...CARD, paymentMethodId: undefined },
  { ...CARD, paymentMethodId: '' },
  { paymentMethodId: 'pm_1' },
  { ...CARD, cardType: '' },
  { ...CARD, cardNumber: 341 },
  { ...CARD, cardNumber: '4242424242424242' },
  { paymentMethodId: 'pm_1', paypalInfo: null },
  { paymentMethodId: 'pm_1', paypalInfo: { email: 'nobody' } },
])('%j is none [F5-25]', (value) => {
  expect(parseBillingInfo(value)).toBeNull();
});

test('what it does not need is left behind', () => {
  expect(parseBillingInfo({ ...CARD, fullNumber: '4000000000000341', expiresAt: 'soon' })).toEqual({
    ...CARD,
    expiresAt: null,
  });
});
