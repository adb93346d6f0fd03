import type { SignUpErrors } from '../../../shared/forms/sign-up-form.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import { SignUpForm } from '../../account/SignUpForm.tsx';
import type { SiteModel } from '../../site/site-model.ts';

export interface SignUpPageModel {
  readonly kind: 'sign-up';
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** characters of a new password */
  readonly passwordMin: number;
  /** what was typed before; never the password */
  readonly values: { readonly email: string; readonly firstName: string };
  /** why nothing was done, though nothing is wrong with the fields */
  readonly error: string | null;
  /** what is wrong with each of them, under it */
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
