import type { CourtRunnerInfo } from '../../../shared/contract/court-runner.ts';
import type { UsableOption } from '../../../shared/court-runner/county-options.ts';
import type { ChosenCounties } from '../../../shared/court-runner/hand-over.ts';
import type { BirthDateLimits, RunnerFields } from '../../../shared/court-runner/runner-person.ts';
import type { CheckoutBack, CheckoutHeld, CheckoutModel } from '../../checkout/checkout-model.ts';

/** The purchase of a Court Runner request; the origin sets the prices. */
export interface PurchaseCourtRunnerPageModel {
  readonly kind: 'purchase-court-runner';
  readonly wpId: string;
  /** the person's page, where the results are */
  readonly back: CheckoutBack;
  /** whom the runner asks about, as far as given */
  readonly fields: Omit<RunnerFields, 'wpId'>;
  readonly limits: BirthDateLimits;
  /** empty if no courthouse can be asked; with those that the viewer already has */
  readonly options: readonly UsableOption[];
  /** every one of them is out or was searched lately */
  readonly hasAll: boolean;
  /** what each county costs besides its fee; null if Court Runner is not for sale */
  readonly baseProduct: CourtRunnerInfo['baseProduct'];
  /** when the page was made, in milliseconds since 1970 */
  readonly now: number;
  /** products submitted with the form; null before that, when only the browser knows what was chosen */
  readonly ticked: ChosenCounties | null;
  /** null if payments are not set up */
  readonly checkout: CheckoutModel | null;
  /** shown instead of the form: what the viewer has of it already; null: nothing, or they want another */
  readonly held: CheckoutHeld | null;
}
