import { loginCopy } from '../../../shared/copy/account/login.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import { LoginForm } from '../../account/LoginForm.tsx';
import type { LoginPageModel, SiteModel } from '../page-model.ts';

/** The log-in as a page of its own: the way of who has no scripts, and where a refusal is said. */
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
