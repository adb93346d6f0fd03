import type { SignUpErrors } from '../../../shared/forms/sign-up-form.ts';

export interface SignUpPageModel {
  readonly kind: 'sign-up';
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** what was typed */
  readonly values: { readonly email: string; readonly firstName: string };
  /** why the sign-up failed although the fields are valid */
  readonly error: string | null;
  /** errors below the fields */
  readonly fieldErrors: SignUpErrors;
}
