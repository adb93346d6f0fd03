import type { JudicialErrors, JudicialField, JudicialValues } from '../../../shared/forms/judicial-form.ts';

/** The form for covered persons, as it was sent. */
export interface JudicialPrivacyPageModel {
  readonly kind: 'judicial-privacy';
  readonly values: JudicialValues;
  readonly errors: JudicialErrors;
  /** the first field with an error, which gets the focus; null without one */
  readonly focus: JudicialField | 'file' | null;
  /** a file was sent, and has to be chosen again */
  readonly isFileLost: boolean;
  /** why it was not sent, and the rows that say so */
  readonly problem: { readonly text: string; readonly lines: readonly string[] } | null;
}
