import type { Invoice } from '../../../shared/contract/billing.ts';
import type { PlanCardModel } from '../../billing/plan-card-model.ts';
import type { LedgerRow } from '../account-ledger/account-ledger-model.ts';

/** Why the viewer came, and the way back. */
export interface PlanArrival {
  /** what they want to open; null: they came by a link of ours, but nothing is left of what it was about */
  readonly text: string | null;
  readonly isFromEmail: boolean;
  readonly back: { readonly text: string; readonly href: string } | null;
}

/** The page of a plan. */
export interface ManagePlanPageModel {
  readonly kind: 'manage-plan';
  readonly email: string;
  readonly card: PlanCardModel;
  /** what a form has just done */
  readonly notice: { readonly title: string; readonly text: string } | null;
  readonly arrival: PlanArrival | null;
  /** the form that takes a cancellation or a change back; null: nothing to take back, or not by this viewer */
  readonly keep: KeepPlan | null;
  /** payments for plans, the latest first */
  readonly payments: readonly Invoice[];
  /** what was bought once, for a viewer without a plan: the latest first */
  readonly bought: readonly Invoice[];
  /** what lookups were used for lately; empty without a plan */
  readonly ledger: readonly LedgerRow[];
}

/** What the form that keeps a plan says when it comes back. */
export interface KeepPlan {
  readonly error: string | null;
  /** below its box */
  readonly boxError: string | null;
  /** nothing is on file to renew with: it leads to the payment method instead */
  readonly needsMethod: boolean;
  /** path that it posts to, with what led here */
  readonly action: string;
}
