import { AccountCard } from '../../account/AccountCard.tsx';
import { SignUpForm } from '../../account/SignUpForm.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import type { SignUpPageModel } from './sign-up-model.ts';

export function SignUpPage({ page, site }: { page: SignUpPageModel; site: SiteModel }) {
  const { redirect, passwordMin, values, error, fieldErrors } = page;
  return (
    <AccountCard site={site}>
      <SignUpForm
        redirect={redirect}
        propertySite={site.propertySite ?? null}
        passwordMin={passwordMin}
        values={values}
        error={error}
        fieldErrors={fieldErrors}
      />
    </AccountCard>
  );
}
