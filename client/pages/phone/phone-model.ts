import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { OpenOutcome, PhoneOutcome } from '../../../shared/urls/redirect-notices.ts';
import type { PageVisit } from '../../history/history-entry.ts';
import type { ReportForm } from '../../phone-reports/report-form.ts';
import type { PlanOffer } from '../../ui/action/PlanPriceLine.tsx';

/** A phone number, complete or with unknown digits. */
export interface PhonePageModel {
  readonly kind: 'phone';
  /** '(503) 555-0142' */
  readonly number: string;
  readonly answer: PhoneSearchAnswer;
  /** the reader's plan opens people, or did until its lookups were used up */
  readonly hasPlan: boolean;
  /** where a plan is sold that names whoever is hidden; null if it would name nobody, or the reader cannot buy it */
  readonly ownerLink: PlanOffer | null;
  /** when the lookups of the reader's plan are back, milliseconds since 1970; null without a limit or a plan */
  readonly resetsAt: number | null;
  /** why the form that opens an owner opened nobody, if that is so; null if not */
  readonly outcome: OpenOutcome | null;
  /** reports the number; only a whole one */
  readonly reportForm: ReportForm;
  /** the outcome of the reader's own report, if they just made it */
  readonly reported: PhoneOutcome | null;
  /** the receipt of the plan that the reader has just bought; null without one, and for readers without a plan */
  readonly receiptId: string | null;
  /** when the page was rendered, milliseconds since 1970 */
  readonly now: number;
  /** what the reader's history stores; null for a bot, and for a number that is not on record */
  readonly visit: PageVisit | null;
}
