import { PASSWORD_MAX, PASSWORD_MIN } from './account-limits.ts';
import { type FieldErrors, fieldErrors, passwordField } from './text-rules.ts';

const rule = passwordField({ min: PASSWORD_MIN, max: PASSWORD_MAX });

export type NewPasswordErrors = FieldErrors<'password'>;

/** The errors of a new password: the same in the browser and on the server. The origin also refuses common ones. */
export function checkNewPassword(values: Readonly<Record<string, unknown>>): NewPasswordErrors {
  return fieldErrors({ password: rule }, values);
}

/** The same where a password may be left out. */
export function checkOptionalPassword(values: Readonly<Record<string, unknown>>): NewPasswordErrors {
  return values.password === '' || values.password === undefined ? {} : checkNewPassword(values);
}
