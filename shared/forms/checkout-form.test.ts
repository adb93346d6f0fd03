import { describe, expect, test } from 'vitest';
import { ATTESTATION_VERSION } from '../copy/billing/checkout.ts';
import { isExpired, parseCardExpiry, parseCardNumber } from './card-rules.ts';
import { type CheckoutNeeds, checkCheckout } from './checkout-form.ts';

const NEEDS: CheckoutNeeds = { asksAccount: true, paymentWay: 'card-form', hasOnFile: false };
const NOW = Date.UTC(2026, 10, 20);
const VALUES = {
  email: 'june@example.com',
  pay: 'card',
  cardNumber: '4242 4242 4242 4242',
  expires: '12 / 26',
  securityCode: '123',
  cardName: 'June Reyes',
  zip: '97217',
  purpose: 'safety',
  attestation: ATTESTATION_VERSION,
  attests: 'yes',
};
const errorsOf = (values: Record<string, unknown>, needs: Partial<CheckoutNeeds> = {}) =>
  checkCheckout({ ...VALUES, ...values }, { ...NEEDS, ...needs }, NOW);

describe('a checkout', () => {
  test('that is filled in has no errors', () => {
    expect(errorsOf({})).toEqual({});
  });

  test('that is empty has an error for every required field', () => {
    const required = 'This field is required.';
    const empty = Object.fromEntries(Object.keys(VALUES).map((name) => [name, undefined]));
    expect(errorsOf({ ...empty, pay: 'card', attestation: ATTESTATION_VERSION })).toEqual({
      email: required,
      cardNumber: required,
      expires: required,
      securityCode: required,
      cardName: required,
      zip: required,
      purpose: 'Please choose a purpose.',
      attests: 'To continue, please accept this.',
    });
  });

  test('requires no account if logged in, and no card for other ways to pay', () => {
    expect(errorsOf({ email: '' }, { asksAccount: false })).toEqual({});
    const noCard = { cardNumber: '', expires: '', securityCode: '', cardName: '', zip: '' };
    expect(errorsOf({ ...noCard, pay: 'on-file' }, { hasOnFile: true })).toEqual({});
    expect(errorsOf({ ...noCard, pay: 'hosted' }, { paymentWay: 'hosted-page' })).toEqual({});
    expect(errorsOf({ ...noCard, pay: 'paypal', paypalEmail: 'june@example.com' })).toEqual({});
    expect(errorsOf({ ...noCard, pay: 'paypal', paypalEmail: 'june' })).toEqual({
      paypalEmail: 'Please enter a valid email address.',
    });
  });

  test('rejects a payment method that it does not offer', () => {
    const wrong = { pay: 'Choose how you pay.' };
    expect(errorsOf({ pay: 'on-file' })).toEqual(wrong);
    expect(errorsOf({ pay: 'card' }, { paymentWay: 'hosted-page' })).toEqual(wrong);
    expect(errorsOf({ pay: 'card' }, { paymentWay: 'none' })).toEqual(wrong);
    expect(errorsOf({ pay: 'on-file' }, { paymentWay: 'none', hasOnFile: true })).toEqual(wrong);
    expect(errorsOf({ pay: 'bitcoin' })).toEqual(wrong);
  });

  test('rejects agreement to another text than the stored one', () => {
    expect(errorsOf({ attestation: '2001-01' })).toEqual({
      attests: 'This text has changed. Please read it and agree again.',
    });
  });

  test.each([
    ['cardNumber', '4242 4242 4242 4241', 'This is not a card number. Please check its digits.'],
    ['expires', '13 / 30', 'Please enter the month and year as MM / YY.'],
    ['expires', '10 / 26', 'This date has passed.'],
    ['securityCode', '12', 'A security code has 3 or 4 digits.'],
    ['zip', '9721', 'A ZIP code has 5 digits.'],
    ['email', 'june', 'Please enter a valid email address.'],
    ['cardName', 'x'.repeat(101), 'Please use fewer than 101 characters'],
  ])('says what is wrong with %s %s', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: error });
  });
});

describe('a card', () => {
  test('has a number of 12 to 19 digits with a valid check digit, however it is written', () => {
    for (const typed of ['4242424242424242', '4242-4242-4242-4242', ' 4242 4242 42424242 '])
      expect(parseCardNumber(typed)).toBe('4242424242424242');
    for (const typed of ['', '4242', '4242 4242 4242 424x', '0'.repeat(20), '４２４２４２４２４２４２４２４２'])
      expect(parseCardNumber(typed), typed).toBeNull();
  });

  test('is valid until the end of its month, everywhere on earth', () => {
    for (const typed of ['04/30', '4 / 30', '0430', '04 2030', '04-30'])
      expect(parseCardExpiry(typed), typed).toEqual({ year: 2030, month: 4 });
    for (const typed of ['', '00/30', '2030-04', '04/3', '4/1930']) expect(parseCardExpiry(typed), typed).toBeNull();
    expect(isExpired({ year: 2026, month: 11 }, Date.UTC(2026, 10, 30, 23))).toBe(false);
    expect(isExpired({ year: 2026, month: 11 }, Date.UTC(2026, 11, 1, 9))).toBe(false);
    expect(isExpired({ year: 2026, month: 11 }, Date.UTC(2026, 11, 3))).toBe(true);
  });
});
