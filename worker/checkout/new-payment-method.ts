import { expiryMonth, parseCardExpiry, parseCardNumber } from '../../shared/forms/card-rules.ts';
import type { EdgeContext } from '../context.ts';
import { noteFailure } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { type OrderFailure, PROBLEMS } from './order-failure.ts';
import type { SentCheckout } from './read-checkout-form.ts';

/** An id for the card or PayPal address in the form; null if the provider's own page asks for them. */
export async function newPaymentMethod(
  c: EdgeContext,
  { values, fields }: Pick<SentCheckout, 'values' | 'fields'>,
): Promise<string | null | OrderFailure> {
  if (values.pay === 'hosted') return null;
  try {
    const { data } = await createOriginClient(c).send('testPaymentMethod', typedMethod(values.pay, fields));
    return data.paymentMethodId;
  } catch (error) {
    // The provider's objection to a card is a message for the buyer.
    if (error instanceof OriginProblem && error.status === 400)
      return { status: 402, problem: PROBLEMS.card(error.title), keepsKey: true };
    if (!(error instanceof OriginProblem)) throw error;
    noteFailure(c, 'payment_method_failed', error);
    return { status: 503, problem: PROBLEMS.unknown, keepsKey: true };
  }
}

function typedMethod(pay: SentCheckout['values']['pay'], fields: URLSearchParams) {
  const typed = (name: string) => (fields.get(name) ?? '').trim();
  if (pay === 'paypal') return { paypalEmail: typed('paypalEmail') };
  const expiry = parseCardExpiry(typed('expires'));
  return {
    cardNumber: parseCardNumber(typed('cardNumber')) ?? '',
    expiresAt: expiry === null ? '' : expiryMonth(expiry),
    securityCode: typed('securityCode'),
  };
}
