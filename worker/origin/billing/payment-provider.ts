import type { Payer, PaymentWay } from '../../../shared/contract/billing.ts';

/** What to charge, once. Amounts are in US cents. */
export interface Charge {
  readonly purchaseId: string;
  /** when it was ordered, milliseconds since 1970: the same every time the charge is sent */
  readonly orderedAt: number;
  /** the buyer's own address, which the provider may write to */
  readonly email: string;
  readonly lines: readonly { readonly text: string; readonly amountCents: number }[];
  readonly totalCents: number;
  /** the provider's ids for the method and its owner; null: the provider's own page asks for one */
  readonly method: { readonly ref: string; readonly customer: string | null } | null;
  /** keep the method for the next purchase */
  readonly keepsMethod: boolean;
  /**
   * absolute address to return to from the provider's own page, paid or not. It identifies nobody, because a third
   * party reads it
   */
  readonly returnUrl: string;
}

/** What we have recorded of a charge. */
export interface ChargeNote {
  /** the provider's reference from an earlier attempt; null: we have not heard back from it yet */
  readonly ref: string | null;
  /**
   * Records the provider's reference before the charge may move money, so that a charge whose response is lost can be
   * found again at any time.
   *
   * @returns whether this is the charge to carry out: if not, the order is over, or another charge is recorded for it
   */
  write(ref: string): Promise<boolean>;
}

/** A method the provider keeps, which can be charged again without its owner. */
export interface KeptMethod {
  readonly ref: string;
  readonly customer: string | null;
}

/**
 * What the provider says about a charge. `ref` is its reference, which {@link PaymentProvider.check} takes; `payment`
 * is what can be refunded.
 */
export type PaymentOutcome =
  | {
      readonly kind: 'paid';
      readonly ref: string;
      readonly payment: string;
      readonly payer: Payer;
      readonly kept: KeptMethod | null;
      /** how much of it was already refunded, in cents; after a full refund the outcome is `declined` */
      readonly refundedCents: number;
    }
  /** `message` is for the buyer, in our words; a method that is gone can never be charged again */
  | { readonly kind: 'declined'; readonly ref: string | null; readonly message: string; readonly isMethodGone?: true }
  /**
   * `redirectUrl` is the provider's page; null while the provider is still working on it. A payment that differs from
   * the order stays pending too: somebody has to look at it.
   */
  | {
      readonly kind: 'pending';
      readonly ref: string;
      readonly redirectUrl: string | null;
      readonly isNotAsOrdered?: true;
    }
  | { readonly kind: 'expired'; readonly ref: string | null };

/** The provider gave no answer, or not one it defines: we know nothing and may conclude nothing. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/**
 * The state of a refund. `pending`: it is on its way, and we ask again later. `failed`: the provider will not send it;
 * `refundedCents` is all that was refunded of the payment, by whoever initiated it.
 */
export type RefundOutcome =
  | { readonly kind: 'done' | 'pending' }
  | { readonly kind: 'failed'; readonly refundedCents: number };

/** Who takes the money. Sending a charge or a refund again with the same id does not make a second one. */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  readonly way: Exclude<PaymentWay, 'none'>;
  /** Charges, or continues the charge recorded in `note`. @throws ProviderUnavailable */
  charge(charge: Charge, note: ChargeNote): Promise<PaymentOutcome>;
  /** The state of a charge that was pending; cancels one that nobody will continue. @throws ProviderUnavailable */
  check(ref: string): Promise<PaymentOutcome>;
  /** @param refundId our id for the refund. @throws ProviderUnavailable */
  refund(payment: string, amountCents: number, refundId: string): Promise<RefundOutcome>;
  /**
   * Forgets a kept method, so that it can never be charged again; one that is gone already counts as forgotten. Absent
   * if the provider keeps none. @throws ProviderUnavailable
   */
  detach?(method: KeptMethod): Promise<void>;
  /**
   * Ends at once whatever renews for the owner of this method, and charges nothing more; without anything that renews it
   * does nothing. Absent if the provider sells no plans. @throws ProviderUnavailable
   */
  endPlan?(method: KeptMethod): Promise<void>;
}
