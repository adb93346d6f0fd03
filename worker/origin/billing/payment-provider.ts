import type { Payer, PaymentWay } from '../../../shared/contract/billing.ts';
import type { PlanPeriod } from '../../../shared/contract/plans.ts';

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
  /** the provider's id of a buyer who has a method on file, for its page: a plan can only be charged to methods of one */
  readonly customer?: string | null;
  /** keep the method for the next purchase; always for a plan */
  readonly keepsMethod: boolean;
  /** the plan that this starts or changes right away, with a new period from today; null: nothing renews */
  readonly plan: ChargedPlan | null;
  /**
   * absolute address to return to from the provider's own page, paid or not. It identifies nobody, because a third
   * party reads it
   */
  readonly returnUrl: string;
}

/** A plan as its provider needs to know it. */
export interface ChargedPlan {
  /** our id */
  readonly planId: string;
  readonly productId: string;
  readonly name: string;
  /** per period, in US cents */
  readonly priceCents: number;
  readonly period: PlanPeriod;
  /** the provider's subscription that changes; null: a new one */
  readonly ref: string | null;
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
      /** sales tax that the provider charged on top of the order's total, in cents; absent: none */
      readonly taxCents?: number;
      /**
       * the subscription that started or changed with it, and the period it paid for; absent if nothing renews, or if the
       * provider leaves renewing to us
       */
      readonly plan?: PaidPlan;
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

/** A subscription and the period paid for, in milliseconds since 1970. */
export interface PaidPlan {
  readonly ref: string;
  readonly periodStart: number;
  readonly periodEnd: number;
}

/** A payment that the provider took for a subscription's period. Amounts are in US cents. */
export interface PeriodPayment {
  /** the provider's id of its invoice, the same however often we hear of it */
  readonly id: string;
  /** what can be refunded */
  readonly payment: string;
  /** with tax */
  readonly totalCents: number;
  /** how much of it is sales tax; absent: none */
  readonly taxCents?: number;
  readonly payer: Payer;
  readonly refundedCents: number;
  readonly periodStart: number;
  readonly periodEnd: number;
}

/**
 * A subscription as its provider knows it now. Its period, product and price are those of the latest period that was
 * paid; of one that was never paid, those it was to begin with.
 */
export interface Subscription extends PaidPlan {
  /** our id of the plan; null if the provider has none */
  readonly planId: string | null;
  /**
   * - 'active': paid
   * - 'overdue': the last renewal was declined, and the provider tries again
   * - 'ended': over, for good
   * - 'incomplete': its first payment never went through
   */
  readonly status: 'active' | 'overdue' | 'ended' | 'incomplete';
  readonly productId: string | null;
  readonly priceCents: number | null;
  /** it ends when its period is over */
  readonly isEnding: boolean;
  readonly endedBy: 'customer' | 'payment' | null;
  /** the payment of the latest period that was paid; null: none ever was */
  readonly paid: PeriodPayment | null;
  /** the provider's page where the customer can make an overdue payment, if there is one */
  readonly payUrl?: string | null;
}

/** What a provider does with subscriptions; every call can be repeated. */
export interface SubscriptionProvider {
  /** null for an unknown one. @throws ProviderUnavailable */
  read(ref: string): Promise<Subscription | null>;
  /** What it is and costs from the next renewal on. @throws ProviderUnavailable */
  setNext(ref: string, plan: Omit<ChargedPlan, 'planId' | 'ref'>): Promise<void>;
  /** Whether it ends when its period is over. @throws ProviderUnavailable */
  setEnding(ref: string, isEnding: boolean): Promise<void>;
  /** Ends it at once and charges nothing more; one that has already ended is fine. @throws ProviderUnavailable */
  end(ref: string): Promise<void>;
  /** Charges renewals to another method. @throws ProviderUnavailable */
  setMethod(ref: string, method: KeptMethod): Promise<void>;
  /** The provider's id of whom it is charged to: it can only be charged to methods of theirs. @throws ProviderUnavailable */
  customerOf(ref: string): Promise<string>;
  /** Tries an overdue payment again. @throws ProviderUnavailable */
  retry(ref: string): Promise<Subscription>;
}

/** A page of the provider that asks for a method to keep. */
export type MethodPageOutcome =
  | { readonly kind: 'taken'; readonly kept: KeptMethod; readonly payer: Payer }
  | { readonly kind: 'open' | 'left' };

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
  /** Subscriptions that the provider renews; null: our scheduled job charges the kept method (renew-due-plans.ts). */
  readonly subscriptions: SubscriptionProvider | null;
  /** Opens the provider's page for another method; absent if our form asks. @throws ProviderUnavailable */
  openMethodPage?(page: {
    readonly accountId: string;
    readonly email: string;
    /** the provider's id of the customer, if it knows them */
    readonly customer: string | null;
    /** the subscription that will be charged to it, whose customer it has to be; null: none */
    readonly subscription: string | null;
    readonly returnUrl: string;
  }): Promise<{ readonly ref: string; readonly url: string }>;
  /** What was given on that page. @throws ProviderUnavailable */
  readMethodPage?(ref: string): Promise<MethodPageOutcome>;
}
