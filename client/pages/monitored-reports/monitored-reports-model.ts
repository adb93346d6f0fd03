import type { MonitoredAnswer } from '../../../shared/contract/monitor.ts';
import type { MonitoredDone } from '../../../shared/urls/monitored-done.ts';

/** Whom the viewer monitors, and what changed. */
export interface MonitoredReportsPageModel {
  readonly kind: 'monitored-reports';
  readonly answer: MonitoredAnswer;
  /** what the names are searched for; '' for nothing */
  readonly name: string;
  /** what a form has just done; 'failed': what it could not */
  readonly done: MonitoredDone | 'failed' | null;
  /** whether the viewer has logged in, which takes more than a link in an email */
  readonly isLoggedIn: boolean;
  /** opening somebody’s page may use one of the viewer’s lookups */
  readonly usesLookups: boolean;
  /** milliseconds since 1970 */
  readonly now: number;
}
