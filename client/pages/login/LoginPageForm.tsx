import type { ReactNode } from 'react';
import { loginCopy } from '../../../shared/copy/account/login.ts';
import { LoginForm } from '../../account/LoginForm.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { LoginPageModel } from './login-model.ts';

/** The island of the login page, by its id. */
export const LOGIN_ID = 'login';

/** The form of the login page, under its title. Only the server renders `children`: where else the reader may go. */
export function LoginPageForm({ page, children }: { page: LoginPageModel; children: ReactNode }) {
  const { redirect, email, error, hint, fieldErrors } = page;
  return (
    <LoginForm
      redirect={redirect}
      email={email}
      error={error}
      hint={hint}
      fieldErrors={fieldErrors}
      ways={<ServerHtml id="login-ways">{children}</ServerHtml>}
    >
      <h1>{loginCopy.title}</h1>
    </LoginForm>
  );
}
