import type { PaymentWay } from '../contract/billing.ts';

/** How a buyer pays: with the payment method on file, a card or PayPal entered here, or on the provider's own page. */
export type PayWay = 'on-file' | 'card' | 'paypal' | 'hosted';

const WAYS: { readonly [W in PaymentWay]: readonly PayWay[] } = {
  'card-form': ['card', 'paypal'],
  'hosted-page': ['hosted'],
  none: [],
};

/** The payment methods that a checkout offers, the preselected one first; empty if payments are not possible. */
export function payWaysOf({
  paymentWay,
  hasOnFile,
}: {
  readonly paymentWay: PaymentWay;
  readonly hasOnFile: boolean;
}): readonly PayWay[] {
  const ways = WAYS[paymentWay];
  return hasOnFile && ways.length > 0 ? ['on-file', ...ways] : ways;
}
