import type { FamilyAnswer } from '../../../shared/contract/plans.ts';
import type { PlanCardModel } from '../../billing/plan-card-model.ts';

/** Who shares a plan: for its holder, for a member, or for a viewer with nothing to share. */
export interface FamilyPageModel {
  readonly kind: 'family';
  readonly family: FamilyAnswer;
  /** the plan that somebody else shares with the viewer */
  readonly shared: PlanCardModel['shared'];
  readonly notice: string | null;
  readonly form: {
    readonly typed: string;
    /** below the address */
    readonly emailError: string | null;
    readonly error: string | null;
  };
  /** milliseconds since 1970, for what has expired */
  readonly now: number;
}
