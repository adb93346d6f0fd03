import type { CreditsCheckout } from '../../checkout/checkout-model.ts';

/** Credits for background reports, for anybody (F2-57). */
export interface CheckoutSearchPageModel extends CreditsCheckout {
  readonly kind: 'checkout-search';
}
