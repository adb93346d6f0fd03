import type { RequestErrors, RequestField, RequestValues } from '../../../shared/forms/privacy-request-form.ts';

/** The form for requests about one's own data, as it was sent. */
export interface PrivacyRequestsPageModel {
  readonly kind: 'privacy-requests';
  readonly values: RequestValues;
  readonly errors: RequestErrors;
  /** the first field with an error, which gets the focus; null without one */
  readonly focus: RequestField | 'file' | null;
  /** a file was sent, and has to be chosen again */
  readonly isFileLost: boolean;
  /** why it was not sent although it is right */
  readonly problem: string | null;
}
