import type { PhoneReportKind } from '../../../shared/contract/finding/reverse-search.ts';
import type { ReportForm } from '../../phone-reports/report-form.ts';

/** A report of a number, from its form to its emailed link. */
export interface PhoneReportPageModel {
  readonly kind: 'phone-report';
  readonly view:
    | { readonly state: 'form'; readonly form: ReportForm }
    /** a link was asked for; the form as it was sent */
    | { readonly state: 'mailed'; readonly form: ReportForm }
    /** a link was opened: its button makes the report count */
    | {
        readonly state: 'confirm';
        readonly phone: string;
        readonly kind: PhoneReportKind;
        readonly token: string;
        /** why nothing happened although the link works */
        readonly error: string | null;
      }
    /** `isCut`: the token did not arrive whole */
    | { readonly state: 'over'; readonly isCut: boolean };
}
