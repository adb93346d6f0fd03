import type { CourtRunnerInfo } from '../../../shared/contract/court-runner.ts';
import type { UsableOption } from '../../../shared/court-runner/county-options.ts';
import type { BirthDateLimits, RunnerFields } from '../../../shared/court-runner/runner-person.ts';
import type { CheckoutModel } from '../../checkout/checkout-model.ts';

/** A request of Court Runner that is paid for; what it costs is the origin's. */
export interface PurchaseCourtRunnerPageModel {
  readonly kind: 'purchase-court-runner';
  readonly wpId: string;
  /** the page of the person */
  readonly personHref: string;
  /** whom the runner asks for, as far as it was given */
  readonly fields: Omit<RunnerFields, 'wpId'>;
  readonly limits: BirthDateLimits;
  /** none where no courthouse can be asked */
  readonly options: readonly UsableOption[];
  /** what each county costs besides its fee; null where no runner is for sale */
  readonly baseProduct: CourtRunnerInfo['baseProduct'];
  /** products that the form came with; null before it was sent, where the browser knows what was chosen */
  readonly chosen: readonly string[] | null;
  /** null where nothing can be paid */
  readonly checkout: CheckoutModel | null;
}
