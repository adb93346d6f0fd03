import { EMAIL_MAX } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors } from './text-rules.ts';

const RULES = { email: emailField({ max: EMAIL_MAX }) };

export type EmailErrors = FieldErrors<'email'>;

/** The errors of a form that asks only for an address: the same in the browser and on the server. */
export function checkEmail(values: Readonly<Record<string, unknown>>): EmailErrors {
  return fieldErrors(RULES, values);
}
