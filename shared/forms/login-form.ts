import { emailField, type FieldErrors, fieldErrors, passwordField } from './text-rules.ts';

const RULES = { email: emailField(), password: passwordField() };

export type LoginErrors = FieldErrors<'email' | 'password'>;

/** The errors of a log-in before it is submitted: the same in the browser and on the server (P5-008). */
export function checkLogin(values: Readonly<Record<string, unknown>>): LoginErrors {
  return fieldErrors(RULES, values);
}
