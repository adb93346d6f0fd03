import { EMAIL_MAX, FIRST_NAME_MAX } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors, optionalField } from './text-rules.ts';

const RULES = {
  email: emailField({ max: EMAIL_MAX }),
  firstName: optionalField({ max: FIRST_NAME_MAX }),
};

export type SignUpErrors = FieldErrors<'email' | 'firstName'>;

/** The errors of a sign-up, field by field: the same in the browser and on the server. */
export function checkSignUp(values: Readonly<Record<string, unknown>>): SignUpErrors {
  return fieldErrors(RULES, values);
}
