import type { Payer, PaymentWay } from '../../../shared/contract/billing.ts';

/** What is to be paid, once. Amounts are in cents of US dollars. */
export interface Charge {
  readonly purchaseId: string;
  /** when it was ordered, milliseconds since 1970: the same however often the charge is sent */
  readonly orderedAt: number;
  /** the buyer's own address, which the provider may write to */
  readonly email: string;
  readonly lines: readonly { readonly text: string; readonly amountCents: number }[];
  readonly totalCents: number;
  /** what the provider calls the method and its owner; null: the provider's own page asks for one */
  readonly method: { readonly ref: string; readonly customer: string | null } | null;
  /** keep the method for the next purchase */
  readonly keepsMethod: boolean;
  /** absolute addresses to come back to from the provider's own page */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A method that the provider keeps, to be charged again without its owner. */
export interface KeptMethod {
  readonly ref: string;
  readonly customer: string | null;
}

/**
 * What the provider says of a charge. `ref` is what it calls the charge, and what {@link PaymentProvider.check} asks for;
 * `payment` is what can be refunded.
 */
export type PaymentOutcome =
  | {
      readonly kind: 'paid';
      readonly ref: string;
      readonly payment: string;
      readonly payer: Payer;
      readonly kept: KeptMethod | null;
    }
  /** `message` is for the buyer, in our words */
  | { readonly kind: 'declined'; readonly ref: string | null; readonly message: string }
  /** `redirectUrl` is the provider's page; null while it only takes its time */
  | { readonly kind: 'pending'; readonly ref: string; readonly redirectUrl: string | null }
  | { readonly kind: 'expired'; readonly ref: string | null };

/** The provider did not answer, or not in its terms: nothing is known, and nothing may be concluded. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** Who takes the money. A charge and a refund that are sent again with the same id are the same one. */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  readonly way: Exclude<PaymentWay, 'none'>;
  /** @throws ProviderUnavailable */
  charge(charge: Charge): Promise<PaymentOutcome>;
  /** How a charge stands that was pending. @throws ProviderUnavailable */
  check(ref: string): Promise<PaymentOutcome>;
  /** @param refundId the refund's own id. @throws ProviderUnavailable */
  refund(payment: string, amountCents: number, refundId: string): Promise<void>;
}
