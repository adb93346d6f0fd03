import type { UpgradeOffer } from '../../../shared/plans/decide-upgrade.ts';
import type { UpgradeProblem } from '../../plans/send-upgrade.ts';
import type { UpgradeErrors, UpgradeValues } from '../../plans/UpgradeConsent.tsx';
import type { UpgradePlace } from '../../plans/upgrade-way.ts';

/** The one-click upgrade as a page. */
export interface UpgradePageModel {
  readonly kind: 'upgrade';
  readonly place: UpgradePlace;
  /** null: the viewer's plan has no one-click upgrade (P4-050); it is changed on its page */
  readonly offer: UpgradeOffer | null;
  /** path that the form posts to */
  readonly action: string;
  /** the form makes one payment, however often it is submitted */
  readonly key: string;
  readonly values: UpgradeValues;
  readonly errors: UpgradeErrors;
  readonly problem: UpgradeProblem | null;
  /** where the viewer came from */
  readonly back: { readonly text: string; readonly href: string };
  /** when the offer was made, milliseconds since 1970 */
  readonly now: number;
}
