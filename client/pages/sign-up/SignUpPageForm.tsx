import { SignUpForm } from '../../account/SignUpForm.tsx';
import type { SignUpPageModel } from './sign-up-model.ts';

/** The island of the sign-up page, by its id. */
export const SIGN_UP_ID = 'sign-up';

/** The form of the sign-up page. */
export function SignUpPageForm({ page: { redirect, values, error, fieldErrors } }: { page: SignUpPageModel }) {
  return <SignUpForm redirect={redirect} values={values} error={error} fieldErrors={fieldErrors} />;
}
