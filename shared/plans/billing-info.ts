import type { BillingInfo } from '../contract/billing.ts';

/**
 * Billing info as far as the payment dialog may rely on it: a payment method, and a card or a PayPal address; null for
 * anything else, whatever an origin sends (F5-25, F3-24, F3-25, F3-26). Without a schema, because the browser has none.
 */
export function parseBillingInfo(value: unknown): BillingInfo | null {
  if (!isObject(value) || !isText(value.paymentMethodId)) return null;
  const { paymentMethodId, cardType, cardNumber, expiresAt = null, paypalInfo } = value;
  const isNumber = cardNumber === null || (typeof cardNumber === 'string' && /^\d{4}$/.test(cardNumber));
  if (isText(cardType) && isNumber) {
    const isMonth = typeof expiresAt === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(expiresAt);
    return { paymentMethodId, cardType, cardNumber, expiresAt: isMonth ? expiresAt : null };
  }
  if (isObject(paypalInfo) && isText(paypalInfo.email) && paypalInfo.email.includes('@'))
    return { paymentMethodId, paypalInfo: { email: paypalInfo.email } };
  return null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
