import type { OpenRecordErrors } from '../../../shared/contract/records/record-error.ts';

/** Errors that readers reported in records, for somebody who works for the operator. */
export interface OperatorRecordErrorsPageModel {
  readonly kind: 'operator-record-errors';
  readonly open: OpenRecordErrors;
  /** what became of the last decision; null before one */
  readonly notice: { readonly tone: 'ok' | 'error'; readonly text: string } | null;
}
