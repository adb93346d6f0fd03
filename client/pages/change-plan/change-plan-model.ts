import type { BillingInfo } from '../../../shared/contract/billing.ts';
import type { Plan, PlanChange, PlanPeriod } from '../../../shared/contract/plans.ts';
import type { CheckoutErrors } from '../../../shared/forms/checkout-form.ts';
import type { CheckoutProblem, CheckoutValues } from '../../checkout/checkout-model.ts';

/** A plan that the viewer can change to. */
export interface ChangeOption {
  readonly productId: string;
  readonly name: string;
  /** dollars */
  readonly price: number;
  readonly period: PlanPeriod;
  /** what it holds */
  readonly note: string;
  readonly change: PlanChange;
  /** this page with it picked */
  readonly href: string;
}

/** The form of the plan that was picked. */
export interface ChangePlanForm {
  readonly picked: ChangeOption;
  /** path that it posts to */
  readonly action: string;
  /** the form makes one change, however often it is submitted */
  readonly key: string;
  readonly values: CheckoutValues;
  readonly errors: CheckoutErrors;
}

/** Another plan instead of this one. */
export interface ChangePlanPageModel {
  readonly kind: 'change-plan';
  readonly plan: Plan;
  readonly paidWith: BillingInfo;
  readonly options: readonly ChangeOption[];
  /** null: none is picked yet */
  readonly form: ChangePlanForm | null;
  readonly problem: CheckoutProblem | null;
  /** the page of the plan, with what led here */
  readonly backHref: string;
}
