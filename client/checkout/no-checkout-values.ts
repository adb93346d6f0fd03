import type { CheckoutValues } from './checkout-model.ts';

/** The fields of a checkout, all of them empty: of a new form, or of one that has only some of its parts. */
export const NO_CHECKOUT_VALUES: CheckoutValues = {
  product: null,
  email: '',
  pay: 'card',
  expires: '',
  cardName: '',
  zip: '',
  paypalEmail: '',
  keeps: false,
  purpose: '',
  attests: false,
  renews: false,
};
