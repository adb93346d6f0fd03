import type { CheckoutModel, CheckoutOption } from '../../checkout/checkout-model.ts';

/** One property report (P2-117). */
export interface CheckoutPropertyPageModel {
  readonly kind: 'checkout-property';
  /** without its house number */
  readonly street: string;
  /** 'Portland, OR' */
  readonly place: string;
  /** the property's path, or its URL on the external property site */
  readonly propertyPage: string;
  /** a payment provider is set up */
  readonly takesPayments: boolean;
  /** null if property reports are not for sale */
  readonly option: CheckoutOption | null;
  /** null if it cannot be bought */
  readonly checkout: CheckoutModel | null;
}
