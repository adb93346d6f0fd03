import { EMAIL_MAX, FIRST_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors, optionalField, passwordField } from './text-rules.ts';

const RULES = {
  email: emailField({ max: EMAIL_MAX }),
  password: passwordField({ min: PASSWORD_MIN, max: PASSWORD_MAX }),
  firstName: optionalField({ max: FIRST_NAME_MAX }),
};

export type SignUpErrors = FieldErrors<'email' | 'password' | 'firstName'>;

/** The errors of a sign-up, field by field: the same in the browser and on the server. */
export function checkSignUp(values: Readonly<Record<string, unknown>>): SignUpErrors {
  return fieldErrors(RULES, values);
}
