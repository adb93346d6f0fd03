import { RECORD_ERROR_KINDS, RECORD_ERROR_TEXT_MAX, type RecordErrorKind } from '../contract/records/record-error.ts';
import { formatCount } from '../copy/format/numbers.ts';
import { recordErrorCopy as words } from '../copy/records/record-error.ts';
import { type FieldErrors, fieldErrors } from './text-rules.ts';

export type RecordErrorErrors = FieldErrors<'kind' | 'text'>;

/** What somebody chose; null for nothing, or for what does not exist. */
export function readErrorKind(text: string | null): RecordErrorKind | null {
  return RECORD_ERROR_KINDS.find((kind) => kind === text) ?? null;
}

/** The errors of a report; the explanation is optional. */
export function checkRecordError(values: { readonly kind: string; readonly text: string }): RecordErrorErrors {
  return fieldErrors(
    {
      kind: (text) => (readErrorKind(text) === null ? words.missing : null),
      text: (text) =>
        text.length > RECORD_ERROR_TEXT_MAX ? words.tooLong(formatCount(RECORD_ERROR_TEXT_MAX + 1)) : null,
    },
    values,
  );
}
