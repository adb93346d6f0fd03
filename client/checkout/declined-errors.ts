import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import type { CheckoutErrors, CheckoutField } from '../../shared/forms/checkout-form.ts';
import type { PayWay } from '../../shared/forms/pay-ways.ts';
import type { CheckoutModel } from './checkout-model.ts';

/** The field of what was declined; what is typed on the provider's page has none here. */
const FIELDS: { readonly [W in PayWay]?: CheckoutField } = {
  'on-file': 'pay',
  card: 'cardNumber',
  paypal: 'paypalEmail',
};

/** The errors of the form as it was sent; a declined payment marks the field that it was made with. */
export function firstErrors({
  errors,
  problem,
  values,
}: Pick<CheckoutModel, 'errors' | 'problem' | 'values'>): CheckoutErrors {
  const field = problem?.isDeclined ? FIELDS[values.pay] : undefined;
  return field === undefined ? errors : { ...errors, [field]: checkoutCopy.errors.declined };
}
