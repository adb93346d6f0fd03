import { loginWays } from '../../../shared/urls/login-ways.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import { LoginWays } from '../../account/LoginWays.tsx';
import { Island } from '../../islands/Island.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { LOGIN_ID, LoginPageForm } from './LoginPageForm.tsx';
import type { LoginPageModel } from './login-model.ts';

/** The login as a page: for browsers that have scripts off, and where a failed login is reported. */
export function LoginPage({ page, site }: { page: LoginPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <Island id={LOGIN_ID}>
        <LoginPageForm page={page}>
          <LoginWays {...loginWays({ redirect: page.redirect, propertySite: site.propertySite ?? null })} />
        </LoginPageForm>
      </Island>
    </AccountCard>
  );
}
