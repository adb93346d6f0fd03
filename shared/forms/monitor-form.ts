import { EMAIL_MAX } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors } from './text-rules.ts';

/** Says that the terms have to be accepted (P5-010). */
export const TERMS_NEEDED = 'Please agree to the Terms of Service';

const RULES = {
  email: emailField({ max: EMAIL_MAX }),
  terms: (text: string) => (text === '' ? TERMS_NEEDED : null),
};

export type MonitorErrors = FieldErrors<'email' | 'terms'>;

/** What monitoring by email needs: an address and the terms (P6-037), the same in the browser and on the server. */
export function checkMonitor(values: Readonly<Record<string, unknown>>): MonitorErrors {
  return fieldErrors(RULES, values);
}
