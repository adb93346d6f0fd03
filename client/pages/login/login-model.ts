import type { LoginErrors } from '../../../shared/forms/login-form.ts';

export interface LoginPageModel {
  readonly kind: 'login';
  /** same-site path to go to afterwards */
  readonly redirect: string;
  readonly email: string;
  /** what is wrong with both together */
  readonly error: string | null;
  /** why both may be right all the same; absent without one */
  readonly hint?: string;
  /** errors below the fields */
  readonly fieldErrors: LoginErrors;
}
