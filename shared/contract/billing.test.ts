import { describe, expect, it } from 'vitest';
import { PERSON_ID } from '../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../tests/support/contract-fields.ts';
import { billingInfoSchema, unlockAnswerSchema, unlockBodySchema } from './billing.ts';

const CARD = { paymentMethodId: 'pm_1', cardType: 'Visa', cardNumber: '4242', expiresAt: '2027-05' };
const PAYPAL = { paymentMethodId: 'pm_2', paypalInfo: { email: 'ann@example.com' } };
const takes = (info: object) => billingInfoSchema.safeParse(info).success;

describe('billing info', () => {
  it('has the id of its payment method [F3-23]', () => {
    for (const info of [CARD, PAYPAL]) {
      expect(takes(info)).toBe(true);
      expect(takes({ ...info, paymentMethodId: '' })).toBe(false);
      expect(takes({ ...info, paymentMethodId: undefined })).toBe(false);
    }
  });
  it('has brand, expiry and only the last four digits of a card [F3-24]', () => {
    expectFields(billingInfoSchema.def.options[0], CARD, { orNull: 'cardNumber expiresAt' });
    for (const cardNumber of ['4242424242424242', '42424', '424', '**42'])
      expect(takes({ ...CARD, cardNumber })).toBe(false);
  });
  it('has either PayPal or a card, never both or neither [F3-25]', () => {
    expectFields(billingInfoSchema.def.options[1], PAYPAL);
    expect(takes({ ...CARD, ...PAYPAL })).toBe(false);
    expect(takes({ paymentMethodId: 'pm_1' })).toBe(false);
  });
});

describe('an unlock', () => {
  it('accepts the person, and optionally a phone number and an opaque reference', () => {
    const body = { wpId: PERSON_ID, phoneNumber: '15035550186', eid: 'campaign-7' };
    expectFields(unlockBodySchema, body, { orAbsent: 'phoneNumber eid' });
    expect(unlockBodySchema.safeParse({ ...body, eid: 'e'.repeat(65) }).success).toBe(false);
  });
  it('returns a payload with id and fullName and nothing else [F3-42 F3-43]', () => {
    const payload = { id: 'report-1', fullName: 'Maya Ostrowski' };
    expectFields(unlockAnswerSchema, { payload });
    expectFields(unlockAnswerSchema.shape.payload, payload);
  });
});
