import type { CorrectionErrors, CorrectionSubject, CorrectionValues } from '../../../shared/forms/correction-form.ts';

/** The form of one correction. */
export interface ClaimCorrectionPageModel {
  readonly kind: 'claim-correction';
  readonly subject: CorrectionSubject;
  /** what the record says now; '' for what it does not say */
  readonly now: string;
  readonly values: CorrectionValues;
  readonly errors: CorrectionErrors;
  /** why it was not sent although it can be read */
  readonly problem: string | null;
}
