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
  /** absolute address to come back to from the provider's own page, paid or not. It names nobody: a third party reads it */
  readonly returnUrl: string;
}

/** What we have written down of a charge. */
export interface ChargeNote {
  /** what the provider called the charge when it was sent before; null: nothing was heard of it yet */
  readonly ref: string | null;
  /**
   * Writes down what the provider calls the charge, before it may move money: so that a charge whose answer is lost is found
   * again however much later.
   *
   * @returns whether this is the charge to carry out: else the order is over, or another charge of it is written down
   */
  write(ref: string): Promise<boolean>;
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
      /** what of it went back already, in cents; of what went back whole the outcome is `declined` */
      readonly refundedCents: number;
    }
  /** `message` is for the buyer, in our words; a method that is gone can never be charged again */
  | { readonly kind: 'declined'; readonly ref: string | null; readonly message: string; readonly isMethodGone?: true }
  /**
   * `redirectUrl` is the provider's page; null while it only takes its time. What was paid but not as it was ordered stays
   * pending too: somebody has to look at it.
   */
  | {
      readonly kind: 'pending';
      readonly ref: string;
      readonly redirectUrl: string | null;
      readonly isNotAsOrdered?: true;
    }
  | { readonly kind: 'expired'; readonly ref: string | null };

/** The provider did not answer, or not in its terms: nothing is known, and nothing may be concluded. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/**
 * What became of a refund. `pending`: it is on its way, and is asked for again. `failed`: the provider will not send it
 * back; `refundedCents` is all that went back of the payment, by whoever had it sent.
 */
export type RefundOutcome =
  | { readonly kind: 'done' | 'pending' }
  | { readonly kind: 'failed'; readonly refundedCents: number };

/** Who takes the money. A charge and a refund that are sent again with the same id are the same one. */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  readonly way: Exclude<PaymentWay, 'none'>;
  /** Charges, or carries on with the charge that `note` has. @throws ProviderUnavailable */
  charge(charge: Charge, note: ChargeNote): Promise<PaymentOutcome>;
  /** How a charge stands that was pending; one that nobody carries on with any more is called off. @throws ProviderUnavailable */
  check(ref: string): Promise<PaymentOutcome>;
  /** @param refundId the refund's own id. @throws ProviderUnavailable */
  refund(payment: string, amountCents: number, refundId: string): Promise<RefundOutcome>;
}
