import type { CreditsCheckout } from '../../checkout/checkout-model.ts';

/** Credits for account holders (F2-57). */
export interface PurchaseCreditsPageModel extends CreditsCheckout {
  readonly kind: 'purchase-credits';
  readonly creditsLeft: number;
  /** 'Dec 20, 2026', when the next credit expires; null without credits */
  readonly creditsExpire: string | null;
}
