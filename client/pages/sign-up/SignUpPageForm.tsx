import type { ReactNode } from 'react';
import { SignUpForm } from '../../account/SignUpForm.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { SignUpPageModel } from './sign-up-model.ts';

/** The island of the sign-up page, by its id. */
export const SIGN_UP_ID = 'sign-up';

/** The form of the sign-up page. Only the server renders `children`: where else the reader may go. */
export function SignUpPageForm({ page, children }: { page: SignUpPageModel; children: ReactNode }) {
  const { redirect, passwordMin, values, error, fieldErrors } = page;
  return (
    <SignUpForm
      redirect={redirect}
      passwordMin={passwordMin}
      values={values}
      error={error}
      fieldErrors={fieldErrors}
      ways={<ServerHtml id="sign-up-ways">{children}</ServerHtml>}
    />
  );
}
