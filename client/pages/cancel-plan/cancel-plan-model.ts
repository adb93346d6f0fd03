import type { Plan } from '../../../shared/contract/plans.ts';

/** The question that the dialog asks, as a page. */
export interface CancelPlanPageModel {
  readonly kind: 'cancel-plan';
  readonly plan: Plan;
  /** why it was not canceled */
  readonly error: string | null;
}
