import { AccountCard } from '../../account/AccountCard.tsx';
import { Island } from '../../islands/Island.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { SIGN_UP_ID, SignUpPageForm } from './SignUpPageForm.tsx';
import type { SignUpPageModel } from './sign-up-model.ts';

/** The sign-up: an email address, to which we send the link that creates the account, and a first name. */
export function SignUpPage({ page, site }: { page: SignUpPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <Island id={SIGN_UP_ID}>
        <SignUpPageForm page={page} />
      </Island>
    </AccountCard>
  );
}
