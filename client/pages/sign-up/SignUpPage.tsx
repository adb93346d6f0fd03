import type { SignUpErrors } from '../../../shared/forms/sign-up-form.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import { SignUpForm } from '../../account/SignUpForm.tsx';
import type { SiteModel } from '../../site/site-model.ts';

export interface SignUpPageModel {
  readonly kind: 'sign-up';
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** shortest new password, in characters */
  readonly passwordMin: number;
  /** what was typed; never the password */
  readonly values: { readonly email: string; readonly firstName: string };
  /** why the sign-up failed although the fields are valid */
  readonly error: string | null;
  /** errors below the fields */
  readonly fieldErrors: SignUpErrors;
}

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
