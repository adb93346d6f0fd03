import { AccountCard } from '../../account/AccountCard.tsx';
import { SignUpWays } from '../../account/SignUpWays.tsx';
import { Island } from '../../islands/Island.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { SIGN_UP_ID, SignUpPageForm } from './SignUpPageForm.tsx';
import type { SignUpPageModel } from './sign-up-model.ts';

/** The sign-up: an account with an email address, a password and a first name. */
export function SignUpPage({ page, site }: { page: SignUpPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <Island id={SIGN_UP_ID}>
        <SignUpPageForm page={page}>
          <SignUpWays redirect={page.redirect} propertySite={site.propertySite ?? null} />
        </SignUpPageForm>
      </Island>
    </AccountCard>
  );
}
