import type { PlanPeriod, PlanTier } from '../../../shared/contract/plans.ts';
import type { CheckoutModel, CheckoutOption, CheckoutSubject } from '../../checkout/checkout-model.ts';

/** A page that sells plans (F2-58): those that fit the funnel which led to it. */
export interface CheckoutPlanPageModel {
  readonly kind: 'checkout-plan';
  /** whose page it is: its words, and the first of its plans */
  readonly tier: PlanTier;
  readonly why: CheckoutReason;
  /** null if it cannot be bought: nothing is for sale, or the viewer has a plan */
  readonly checkout: CheckoutModel | null;
  readonly options: readonly CheckoutOption[];
  /** a payment provider is set up */
  readonly takesPayments: boolean;
  /** the plan that the viewer has or shares: there is no second one to buy; null without one */
  readonly held: HeldPlan | null;
  /** what came of a form that was sent for a second plan: 'Nothing was charged.'; null: nothing to say */
  readonly heldProblem: string | null;
  /** dollars for one background report, which this plan does not include; null while none is for sale */
  readonly reportPrice: number | null;
}

/** Why the viewer came. */
export type CheckoutReason =
  | { readonly kind: 'person'; readonly person: CheckoutPerson; readonly wish: CheckoutWish | null }
  /** '(503) 555-0186', and its page */
  | { readonly kind: 'phone'; readonly number: string; readonly path: string }
  | { readonly kind: 'address' }
  /** they opened as many pages as a visitor may; `path` is where they were, null if unknown */
  | { readonly kind: 'limit'; readonly path: string | null; readonly stop: HardStopNotice | null }
  | { readonly kind: 'none'; readonly wish: CheckoutWish | null; readonly path: string | null };

/** What is known of a hard stop. */
export interface HardStopNotice {
  /** by now there is room again */
  readonly isOpen: boolean;
  /** when there is, 'tomorrow at 2:41 PM EST'; null if unknown */
  readonly opens: string | null;
  /** people in 24 hours; null if unknown */
  readonly limit: number | null;
  /** people in 24 hours with a free account; null if unknown, and for whoever is logged in */
  readonly accountLimit: number | null;
  /** the count is that of all new visitors of the network */
  readonly isShared: boolean;
}

/** What the link that led here promised (P2-130, P2-131). */
export type CheckoutWish = 'emails' | 'phone-activity';

/** The person whose page led here, and what a plan would add to it: true counts, as a free viewer's answer has them. */
export interface CheckoutPerson extends Pick<CheckoutSubject, 'firstName' | 'fullName' | 'place' | 'path'> {
  /** null for somebody who has died: nothing about reaching them is sold */
  readonly hidden: {
    readonly phones: number;
    readonly addresses: number;
    readonly emails: number;
    readonly relatives: number;
  } | null;
}

/** The viewer's plan, as far as it matters here. Times are milliseconds since 1970. */
export type HeldPlan =
  | {
      readonly kind: 'own';
      readonly productName: string;
      readonly period: PlanPeriod;
      readonly state:
        | { readonly kind: 'renews'; readonly at: number; readonly price: number }
        | { readonly kind: 'ends'; readonly at: number }
        | { readonly kind: 'overdue'; readonly at: number };
      /** where it is changed, with the funnel's parameters */
      readonly changeHref: string;
    }
  | { readonly kind: 'shared'; readonly productName: string };
