import { expiryMonth, parseCardExpiry, parseCardNumber } from '../../shared/forms/card-rules.ts';
import type { EdgeContext } from '../context.ts';
import { noteFailure } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../origin-client/errors.ts';
import { type OrderFailure, PROBLEMS } from './order-failure.ts';
import type { SentCheckout } from './read-checkout-form.ts';

/** A payment method that the provider knows. */
export interface NewMethod {
  /** null if the provider's own page asks for it */
  readonly id: string | null;
}

/**
 * An id for the card or PayPal address in the form. `not-sent`: the provider gave no answer, so nothing can be charged to
 * it.
 */
export async function newPaymentMethod(
  c: EdgeContext,
  { values, fields }: Pick<SentCheckout, 'values' | 'fields'>,
): Promise<NewMethod | OrderFailure | 'not-sent'> {
  if (values.pay === 'hosted') return { id: null };
  try {
    const { data } = await createOriginClient(c).send('testPaymentMethod', typedMethod(values.pay, fields));
    return { id: data.paymentMethodId };
  } catch (error) {
    if (!isOriginError(error)) throw error;
    // The provider's objection to a card is a message for the buyer.
    if (error instanceof OriginProblem && error.status === 400)
      return { problem: PROBLEMS.card(error.title), keepsKey: true };
    noteFailure(c, 'payment_method_failed', error);
    return 'not-sent';
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
