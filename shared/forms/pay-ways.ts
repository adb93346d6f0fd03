import type { PaymentWay } from '../contract/billing.ts';

/** How somebody pays: with what is on file, a card or PayPal typed here, or on the provider's own page. */
export type PayWay = 'on-file' | 'card' | 'paypal' | 'hosted';

const WAYS: { readonly [W in PaymentWay]: readonly PayWay[] } = {
  'card-form': ['card', 'paypal'],
  'hosted-page': ['hosted'],
  none: [],
};

/** The ways to pay that a checkout offers, the one that is picked by itself first; none where nothing can be paid. */
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
