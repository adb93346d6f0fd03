import type * as z from 'zod/mini';
import type { Payer, testPaymentMethodBodySchema } from '../../../shared/contract/billing.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { isExpired, parseCardNumber } from '../../../shared/forms/card-rules.ts';

/** What happens to charges of a test payment method. */
export type TestOutcome = 'succeeds' | 'declined' | 'unknown-number' | 'fails-at-renewal';

/** What we keep of a payment method that was typed in (F3-26). */
export interface TakenMethod {
  readonly payer: Payer;
  readonly outcome: TestOutcome;
}

const OUTCOMES: Readonly<Record<string, TestOutcome>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000000341': 'fails-at-renewal',
};
const TEST_PAYPAL = /@example\.com$/i;
const AMERICAN_EXPRESS = 'American Express';
const BRANDS: readonly (readonly [brand: string, numbers: RegExp])[] = [
  ['Visa', /^4/],
  [AMERICAN_EXPRESS, /^3[47]/],
  ['Mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)/],
  ['Discover', /^(?:6011|64[4-9]|65)/],
];

/**
 * Reads a card or a PayPal address as typed. The card's number and security code appear neither in the result nor in
 * any message. `now` is in milliseconds since 1970.
 *
 * @returns what is wrong with it, for the buyer, or what we keep of it
 */
export function readTestMethod(
  typed: z.output<typeof testPaymentMethodBodySchema>,
  now: number,
): TakenMethod | { readonly problem: string } {
  if ('paypalEmail' in typed) {
    const email = typed.paypalEmail.trim();
    return { payer: { paypalInfo: { email } }, outcome: TEST_PAYPAL.test(email) ? 'succeeds' : 'declined' };
  }
  const number = parseCardNumber(typed.cardNumber);
  if (number === null) return { problem: orderCopy.cardNumber };
  const brand = BRANDS.find(([, numbers]) => numbers.test(number))?.[0] ?? 'Card';
  const expiry = { year: Number(typed.expiresAt.slice(0, 4)), month: Number(typed.expiresAt.slice(5)) };
  if (expiry.month < 1 || expiry.month > 12 || isExpired(expiry, now)) return { problem: orderCopy.cardExpired };
  if (!(brand === AMERICAN_EXPRESS ? /^\d{4}$/ : /^\d{3}$/).test(typed.securityCode))
    return { problem: orderCopy.securityCode };
  return {
    payer: { cardType: brand, cardNumber: number.slice(-4), expiresAt: typed.expiresAt },
    outcome: OUTCOMES[number] ?? 'unknown-number',
  };
}
