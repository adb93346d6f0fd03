import { loginCopy } from '../../../shared/copy/account/login.ts';
import type { LoginErrors } from '../../../shared/forms/login-form.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import { LoginForm } from '../../account/LoginForm.tsx';
import type { SiteModel } from '../../site/site-model.ts';

export interface LoginPageModel {
  readonly kind: 'login';
  /** same-site path to go to afterwards */
  readonly redirect: string;
  readonly email: string;
  /** what is wrong with the two together */
  readonly error: string | null;
  /** and with each of them, under it */
  readonly fieldErrors: LoginErrors;
}

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
