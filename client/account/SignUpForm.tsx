import type { ReactNode } from 'react';
import { signUpCopy } from '../../shared/copy/account/sign-up.ts';
import { checkSignUp, type SignUpErrors } from '../../shared/forms/sign-up-form.ts';
import { ACCOUNT_ACTIONS } from '../../shared/urls/account-actions.ts';
import { Button } from '../ui/action/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { LoadingCircle } from '../ui/loading/LoadingCircle.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import { AccountFields } from './AccountFields.tsx';
import styles from './AccountForm.module.css';

/** Posts natively; the same rules check its fields here and on the server (P5-008). It keeps all but the password. */
export function SignUpForm({
  redirect,
  passwordMin,
  values,
  error,
  fieldErrors,
  ways,
}: {
  /** same-site path to go to afterwards */
  redirect: string;
  /** shortest new password, in characters */
  passwordMin: number;
  values: { readonly email: string; readonly firstName: string };
  /** why the sign-up failed although the fields are valid */
  error: string | null;
  /** errors below the fields */
  fieldErrors: SignUpErrors;
  /** where else the reader may go (SignUpWays.tsx) */
  ways: ReactNode;
}) {
  const { errors, isSending, form } = useFieldErrors(fieldErrors, checkSignUp);
  const first = (['email', 'password', 'firstName'] as const).find((name) => fieldErrors[name] !== undefined);
  return (
    <div className={styles.covered}>
      <form className={styles.form} method="post" action={ACCOUNT_ACTIONS.signUp} aria-busy={isSending} {...form}>
        <h1>{signUpCopy.title}</h1>
        <p>{signUpCopy.description}</p>
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        <input type="hidden" name="redirect" value={redirect} />
        <AccountFields
          idPrefix="sign-up"
          words={signUpCopy}
          email={values.email}
          errors={errors}
          focus={first}
          password={{
            autoComplete: 'new-password',
            hint: signUpCopy.passwordHint(passwordMin),
            minLength: passwordMin,
          }}
        />
        <Field
          id="sign-up-first-name"
          name="firstName"
          label={signUpCopy.firstName}
          defaultValue={values.firstName}
          error={errors.firstName}
          autoComplete="given-name"
          autoFocus={first === 'firstName'}
        />
        <Button look="pine" type="submit">
          {signUpCopy.submit}
        </Button>
        {ways}
      </form>
      {isSending ? <LoadingCircle label={signUpCopy.sending} /> : null}
    </div>
  );
}
