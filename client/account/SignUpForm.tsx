import { signUpCopy } from '../../shared/copy/account/sign-up.ts';
import type { SignUpErrors } from '../../shared/forms/sign-up-form.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button } from '../ui/action/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { LoadingCircle } from '../ui/loading/LoadingCircle.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import { AccountFields } from './AccountFields.tsx';
import styles from './AccountForm.module.css';

const loadCheck = async () => (await import('../../shared/forms/sign-up-form.ts')).checkSignUp;

/** A form post whose fields are checked here and on the server alike (P5-008); it comes back with all but the password. */
export function SignUpForm({
  redirect,
  propertySite,
  passwordMin,
  values,
  error,
  fieldErrors,
}: {
  /** same-site path to go to afterwards */
  redirect: string;
  /** the other site that the way may name in its query */
  propertySite: string | null;
  /** characters */
  passwordMin: number;
  values: { readonly email: string; readonly firstName: string };
  /** why nothing was done, though nothing is wrong with the fields */
  error: string | null;
  /** what is wrong with each of them, under it */
  fieldErrors: SignUpErrors;
}) {
  const { errors, isSending, form } = useFieldErrors(fieldErrors, loadCheck);
  const first = (['email', 'password', 'firstName'] as const).find((name) => fieldErrors[name] !== undefined);
  return (
    <div className={styles.covered}>
      <form className={styles.form} method="post" action={paths.signUp()} aria-busy={isSending} {...form}>
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
        <p className={styles.ways}>
          <span>
            {`${signUpCopy.hasAccount} `}
            <a href={paths.login({ redirect, propertySite })}>{signUpCopy.logIn}</a>
          </span>
        </p>
      </form>
      {isSending ? <LoadingCircle label={signUpCopy.sending} /> : null}
    </div>
  );
}
