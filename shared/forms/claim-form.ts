import { CLAIM_CHANNELS, type ClaimChannel, CODE_DIGITS } from '../contract/claims.ts';
import { claimCopy as words } from '../copy/removal/claim.ts';
import { nationalMarks } from '../urls/segments.ts';
import { EMAIL_MAX } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors } from './text-rules.ts';

/** The form that asks where a code should go, as typed. */
export interface ClaimValues {
  readonly channel: ClaimChannel | null;
  readonly email: string;
  readonly phone: string;
}
export type ClaimErrors = FieldErrors<'channel' | 'email' | 'phone'>;

/** The way that somebody chose; null for none. */
export function readClaimChannel(text: string | null): ClaimChannel | null {
  return CLAIM_CHANNELS.find((channel) => channel === text) ?? null;
}

/** Ten digits of a typed U.S. number, as records have it; null for anything else. */
export function readNationalNumber(text: string): string | null {
  const marks = nationalMarks(text);
  return /^[2-9]\d{9}$/.test(marks) ? marks : null;
}

/** The errors of the form. Only the field of the chosen way counts. */
export function checkClaim({ channel, email, phone }: ClaimValues): ClaimErrors {
  if (channel === null) return { channel: words.ask.missing };
  if (channel === 'phone') return readNationalNumber(phone) === null ? { phone: words.ask.phoneError } : {};
  return fieldErrors({ email: emailField({ max: EMAIL_MAX }) }, { email });
}

/** The digits of a typed code, with or without spaces; null if it cannot be one. */
export function readCode(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(digits) ? digits : null;
}
