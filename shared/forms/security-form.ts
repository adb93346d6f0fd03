import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors, passwordField } from './text-rules.ts';

const EMAIL_RULES = { email: emailField({ max: EMAIL_MAX }) };
const PASSWORD_RULES = { newPassword: passwordField({ min: PASSWORD_MIN, max: PASSWORD_MAX }) };

export type NewEmailErrors = FieldErrors<'email'>;
export type NewPasswordErrors = FieldErrors<'newPassword'>;

/** What is wrong with a new address, before it is sent. */
export function checkNewEmail(values: Readonly<Record<string, unknown>>): NewEmailErrors {
  return fieldErrors(EMAIL_RULES, values);
}

/** What is wrong with a new password, before it is sent. */
export function checkNewPassword(values: Readonly<Record<string, unknown>>): NewPasswordErrors {
  return fieldErrors(PASSWORD_RULES, values);
}
