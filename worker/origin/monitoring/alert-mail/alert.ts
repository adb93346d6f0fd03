import type { ChangeKind } from '../../../../shared/contract/monitor.ts';
import type { AlertCounts } from '../../../../shared/copy/account/alert-mail.ts';
import type { Change } from '../news.ts';

/** How many facts of a kind are new, or known better. */
export interface ChangeCount {
  readonly kind: ChangeKind;
  readonly change: Change;
  readonly count: number;
}

/** Somebody an alert is about. */
export interface AlertPerson {
  readonly name: string;
  /** empty if they have died: then nothing else is told */
  readonly changes: readonly ChangeCount[];
  readonly hasDied: boolean;
  /** their page, absolute */
  readonly pageUrl: string;
  /** stops monitoring them, absolute; null for the dead, whom nobody monitors anymore */
  readonly stopUrl: string | null;
}

/** What an alert says. Times are milliseconds since 1970, links absolute. */
export interface Alert {
  readonly counts: AlertCounts;
  /** those who have died first, then those with most changes */
  readonly people: readonly AlertPerson[];
  /** people who are counted but not listed */
  readonly unlisted: number;
  /** when the first and the last of it was found */
  readonly found: { readonly from: number; readonly to: number };
  /** since when this account monitors people */
  readonly since: number;
  /** opening a page may use one of the reader's lookups */
  readonly usesLookups: boolean;
  /** all whom the reader monitors, with how often alerts are sent */
  readonly monitoredUrl: string;
  /** the page that stops all alerts */
  readonly unsubscribeUrl: string;
}
