import type { SignUpErrors } from '../../../shared/forms/sign-up-form.ts';

export interface SignUpPageModel {
  readonly kind: 'sign-up';
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** shortest new password, in characters */
  readonly passwordMin: number;
  /** what was typed; never the password */
  readonly values: { readonly email: string; readonly firstName: string };
  /** why the sign-up failed although the fields are valid */
  readonly error: string | null;
  /** errors below the fields */
  readonly fieldErrors: SignUpErrors;
}
