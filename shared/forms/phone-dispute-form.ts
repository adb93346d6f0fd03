import { DISPUTE_REASONS, DISPUTE_TEXT_MAX, type DisputeReason } from '../contract/finding/phone-dispute.ts';
import { formatCount } from '../copy/format/numbers.ts';
import { phoneDisputeCopy as words } from '../copy/search/phone-disputes.ts';
import { EMAIL_MAX } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors } from './text-rules.ts';

export type PhoneDisputeErrors = FieldErrors<'reason' | 'text' | 'email'>;

/** The reason that somebody chose; null for none, or for one that does not exist. */
export function readDisputeReason(text: string | null): DisputeReason | null {
  return DISPUTE_REASONS.find((reason) => reason === text) ?? null;
}

/** The errors of a dispute; the explanation is optional. */
export function checkPhoneDispute(values: {
  readonly reason: string;
  readonly text: string;
  readonly email: string;
}): PhoneDisputeErrors {
  return fieldErrors(
    {
      reason: (text) => (readDisputeReason(text) === null ? words.missing : null),
      text: (text) => (text.length > DISPUTE_TEXT_MAX ? words.tooLong(formatCount(DISPUTE_TEXT_MAX + 1)) : null),
      email: emailField({ max: EMAIL_MAX }),
    },
    values,
  );
}
