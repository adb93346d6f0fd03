import type { RecordErrorKind } from '../../../shared/contract/records/record-error.ts';
import type { RecordErrorErrors } from '../../../shared/forms/record-error-form.ts';

/** The form that reports an error in a record, and what it says once that is done. */
export interface RecordErrorPageModel {
  readonly kind: 'record-error';
  readonly wpId: string;
  /** 'liens.R1' */
  readonly record: string;
  /** whose report, and what the record is called there */
  readonly name: string;
  readonly title: string;
  /** the record's own page */
  readonly backHref: string;
  readonly view:
    | {
        readonly state: 'form';
        readonly chosen: RecordErrorKind | null;
        readonly text: string;
        readonly errors: RecordErrorErrors;
        /** why it was not sent although it is right */
        readonly problem: string | null;
      }
    /** `isBefore`: an earlier report of the record stands */
    | { readonly state: 'sent'; readonly reference: string; readonly isBefore: boolean };
}
