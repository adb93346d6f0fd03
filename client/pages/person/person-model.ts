import type { PersonCounts } from '../../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';
import type { StateFlag } from '../../../shared/contract/state-flag.ts';
import type { Variants } from '../../../shared/experiments/experiments.ts';
import type { UpgradeType } from '../../../shared/funnels/offer-destination.ts';

export interface PersonPageModel {
  readonly kind: 'person';
  readonly details: PersonDetails;
  /** 'late' streams after the shell (DeferredData); 'missing': they did not come; null: not asked for, as by a bot */
  readonly counts: PersonCounts | 'late' | 'missing' | null;
  /** the first records of an open report, with full=1 all of them; 'missing': they did not come; null: it is locked */
  readonly background: BackgroundAnswer | 'missing' | null;
  readonly isLoggedIn: boolean;
  /** why a reader without a log-in is asked to log in (P2-051); null: they are not */
  readonly asksToLogIn: LogInReason | null;
  readonly flags: PersonPageFlags;
  /** the variants that this reader sees, the same here and in the browser */
  readonly experiments: Variants;
  /** this page with full=1, for who reads without JavaScript */
  readonly fullPath: string;
  /** a bot starts nothing by itself, even one that runs scripts */
  readonly isBot: boolean;
  /** came by an advertisement beside search results (P2-132) */
  readonly isFromPaidSearch: boolean;
  /** where the map has its tiles: '/tiles/v1/{z}/{x}/{y}.mvt' (F7-23) */
  readonly tilesUrl: string;
  /** of the loan that profit estimates assume, a year (F9-29) */
  readonly mortgageRatePercent: number;
  /** scheme and host of the external property site; null where property pages are ours (P2-120) */
  readonly propertySite: string | null;
  /** address of the partner's genealogy search; null where the operator has none (P9-059) */
  readonly genealogyUrl: string | null;
  /** the operator confirmed what the in-house ad claims (P9-057) */
  readonly isHouseClaimConfirmed: boolean;
}

/** The link is for subscribers (is_free=false), or asks for what only an account can (P2-040, P2-042). */
export type LogInReason = 'plan' | 'monitor' | 'unmonitor';

/** What the flags of the address mean for the page itself (P2-039). */
export interface PersonPageFlags {
  /** what flags that change something did, to be said once the page stands (P2-041, P2-043, P2-049) */
  readonly outcomes: PersonDetails['flagOutcomes'];
  /** the flags whose wish has to be confirmed by a form first (P2-064) */
  readonly asks: readonly StateFlag[];
  /** the address of a mail's reader; fills in forms, and leaves the address bar (P2-044) */
  readonly email: string | null;
  /** outlines the slots and names their sources (P2-058) */
  readonly debugsRegistry: boolean;
  /** for the dialog that comes with accounts (P2-059) */
  readonly showsBadPayment: boolean;
  /** changedPaymentMethod=true together with an upgradeType, for the dialog that comes with accounts (P2-061) */
  readonly upgrade: UpgradeType | null;
}
