import { loginCopy } from '../../../shared/copy/account/login.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import { LoginForm } from '../../account/LoginForm.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import type { LoginPageModel } from './login-model.ts';

/** The login as a page: for browsers that have scripts off, and where a failed login is reported. */
export function LoginPage({ page, site }: { page: LoginPageModel; site: SiteModel }) {
  const { redirect, email, error, fieldErrors } = page;
  return (
    <AccountCard site={site}>
      <LoginForm
        redirect={redirect}
        propertySite={site.propertySite ?? null}
        email={email}
        error={error}
        fieldErrors={fieldErrors}
      >
        <h1>{loginCopy.title}</h1>
      </LoginForm>
    </AccountCard>
  );
}
