import type { AdPlan } from '../../../shared/ads/ad-frames.ts';
import type { PersonCounts } from '../../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { RelatedPeople } from '../../../shared/contract/person/relative.ts';
import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';
import type { StateFlag } from '../../../shared/contract/state-flag.ts';
import type { Variants } from '../../../shared/experiments/experiments.ts';
import type { UpgradeType } from '../../../shared/funnels/offer-destination.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';
import type { PageLinks } from './page-links.ts';

export interface PersonPageModel {
  readonly kind: 'person';
  readonly details: PersonDetails;
  /** other people the reader may have meant; 'late' streams after the shell; null: there are none, or not known */
  readonly related: RelatedPeople | 'late' | null;
  /** 'late' streams after the shell (LateData); 'missing': loading failed; null: not requested, as for bots */
  readonly counts: PersonCounts | 'late' | 'missing' | null;
  /** first records of an open report, all with full=1; 'missing': loading failed; null: the report is locked */
  readonly background: BackgroundAnswer | 'missing' | null;
  readonly isLoggedIn: boolean;
  /** why an anonymous reader is asked to log in (P2-051); null if not asked */
  readonly asksToLogIn: LogInReason | null;
  readonly flags: PersonPageFlags;
  /** the variants this reader sees, the same on the server and in the browser */
  readonly experiments: Variants;
  /** this page with full=1, for readers without JavaScript */
  readonly fullPath: string;
  /** a bot triggers nothing, even if it runs scripts */
  readonly isBot: boolean;
  /** the beginning of the day the page was made, UTC, in milliseconds since 1970 */
  readonly today: number;
  /** came from an ad beside search results (P2-132) */
  readonly isFromPaidSearch: boolean;
  /** what maps name; absent: nothing. Server only */
  readonly mapNames?: MapNames;
  /** where the map loads its tiles: '/tiles/{version}/{z}/{x}/{y}.mvt' (F7-23) */
  readonly tilesUrl: string;
  /** interest rate per year that profit estimates assume (F9-29) */
  readonly mortgageRatePercent: number;
  /** scheme and host of the external property site; null if this site serves property pages itself (P2-120) */
  readonly propertySite: string | null;
  /** address of the partner's genealogy search; null if the operator has none (P9-059) */
  readonly genealogyUrl: string | null;
  /** the viewer's plan is one that the one-click upgrade never asks to change (P4-050) */
  readonly isUpgradeBlocked: boolean;
  /** where what the page names leads; absent: to pages of their own. Server only */
  readonly links?: PageLinks;
  /** how the page's ad slots are filled; null: it has none */
  readonly ads: AdPlan | null;
  /** the operator confirmed what the in-house ad claims (P9-057) */
  readonly isHouseClaimConfirmed: boolean;
}

/** The link is for subscribers (is_free=false), or requests what only an account can do (P2-040, P2-042). */
export type LogInReason = 'plan' | 'monitor' | 'unmonitor';

/** What the flags in the URL mean for the page (P2-039). */
export interface PersonPageFlags {
  /** results of flags that changed something, shown once the page has loaded (P2-041, P2-043, P2-049) */
  readonly outcomes: PersonDetails['flagOutcomes'];
  /** the flags that a form must confirm first (P2-064) */
  readonly asks: readonly StateFlag[];
  /** email address of the recipient whose link this is; fills in forms and is removed from the address bar (P2-044) */
  readonly email: string | null;
  /** nothing on the page advertises (F6-30) */
  readonly isAdFree: boolean;
  /** outlines the slots and shows their sources (P2-058) */
  readonly debugsRegistry: boolean;
  /** opens the dialog about a payment (P2-059, P2-060) */
  readonly showsBadPayment: boolean;
  /** changedPaymentMethod=true together with an upgradeType, known or not: opens the one-click upgrade (P2-061) */
  readonly upgrade: UpgradeType | 'unknown' | null;
  /** the receipt of what the reader has just paid for; null for readers with neither a plan nor this report */
  readonly receiptId: string | null;
  /** that receipt is of a plan */
  readonly isPlanPaid: boolean;
}
