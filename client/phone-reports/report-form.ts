import type { PhoneReportKind } from '../../shared/contract/finding/reverse-search.ts';
import type { PhoneReportErrors } from '../../shared/forms/phone-report-form.ts';

/** The form that reports a number, empty or as it was sent. */
export interface ReportForm {
  /** '1' and ten digits */
  readonly phone: string;
  /** the reader is not logged in to an account, so the report is confirmed by email */
  readonly needsEmail: boolean;
  readonly kind: PhoneReportKind | null;
  readonly email: string;
  readonly errors: PhoneReportErrors;
  /** why nothing happened although the form is right */
  readonly error: string | null;
}
