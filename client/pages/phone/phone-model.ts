import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { PhoneOutcome } from '../../../shared/urls/redirect-notices.ts';
import type { PageVisit } from '../../history/history-entry.ts';
import type { ReportForm } from '../../phone-reports/report-form.ts';

/** A phone number, complete or with unknown digits. */
export interface PhonePageModel {
  readonly kind: 'phone';
  /** '(503) 555-0142' */
  readonly number: string;
  readonly answer: PhoneSearchAnswer;
  /** where a masked owner is revealed */
  readonly ownerLink: { readonly href: string; readonly isNewWindow: boolean };
  /** reports the number; only a whole one */
  readonly reportForm: ReportForm;
  /** the outcome of the reader's own report, if they just made it */
  readonly reported: PhoneOutcome | null;
  /** the receipt of the plan that the reader has just bought; null without one, and for readers without a plan */
  readonly receiptId: string | null;
  /** when the page was rendered, milliseconds since 1970 */
  readonly now: number;
  /** what the reader's history stores; null for a bot, and for a number without a visible owner */
  readonly visit: PageVisit | null;
}
