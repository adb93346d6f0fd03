import { signUpCopy } from '../../shared/copy/account/sign-up.ts';
import { checkSignUp, type SignUpErrors } from '../../shared/forms/sign-up-form.ts';
import { ACCOUNT_ACTIONS } from '../../shared/urls/account-actions.ts';
import { markEvent } from '../analytics/mark-event.ts';
import { Button } from '../ui/action/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { LoadingCircle } from '../ui/loading/LoadingCircle.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import styles from './AccountForm.module.css';
import { EmailField } from './EmailField.tsx';
import { EmailFound } from './EmailFound.tsx';
import { FormLink } from './FormLink.tsx';
import { LocalTime } from './LocalTime.tsx';
import { useEmailCheck } from './use-email-check.ts';

/** What the buttons below the address send: another form's, so that Enter in a field never presses one of them. */
const FOUND_FORM = 'sign-up-found';

/**
 * Asks for an address and mails it a link. Posts natively; the same rules check its fields here and on the server (P5-008),
 * and the site says while the reader types whether the address has an account (F5-27).
 */
export function SignUpForm({
  redirect,
  values,
  error,
  fieldErrors,
}: {
  /** same-site path to go to afterwards */
  redirect: string;
  values: { readonly email: string; readonly firstName: string };
  /** why the sign-up failed although the fields are valid */
  error: string | null;
  /** errors below the fields */
  fieldErrors: SignUpErrors;
}) {
  const { errors, isSending, form } = useFieldErrors(fieldErrors, checkSignUp);
  const { found, check } = useEmailCheck();
  const first = (['email', 'firstName'] as const).find((name) => fieldErrors[name] !== undefined);
  const refused = found?.isValid === false && !found.isAvailable ? found.errorMessage : null;
  return (
    <div className={styles.covered}>
      <form
        className={styles.form}
        method="post"
        action={ACCOUNT_ACTIONS.signUp}
        aria-busy={isSending}
        {...form}
        {...markEvent('sign_up_sent', {})}
      >
        <h1>{signUpCopy.title}</h1>
        <p>{signUpCopy.description}</p>
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        <input type="hidden" name="redirect" value={redirect} />
        <LocalTime />
        <EmailField
          id="sign-up-email"
          label={signUpCopy.email}
          hint={signUpCopy.emailHint}
          email={values.email}
          error={errors.email ?? refused}
          autoFocus={first === 'email'}
          onInput={(event) => check(event.currentTarget.value)}
        />
        <EmailFound found={found} form={FOUND_FORM} />
        <Field
          id="sign-up-first-name"
          name="firstName"
          label={signUpCopy.firstName}
          defaultValue={values.firstName}
          error={errors.firstName}
          autoComplete="given-name"
          autoFocus={first === 'firstName'}
        />
        <Button look="pine" type="submit" aria-disabled={isSending}>
          {signUpCopy.submit}
        </Button>
        <p className={styles.ways}>
          <span>
            {`${signUpCopy.hasAccount} `}
            <FormLink action={ACCOUNT_ACTIONS.login}>{signUpCopy.logIn}</FormLink>
          </span>
        </p>
      </form>
      <form id={FOUND_FORM} method="post" hidden>
        <input type="hidden" name="redirect" value={redirect} />
        <input type="hidden" name="email" value={found?.email ?? ''} />
        <LocalTime />
      </form>
      {isSending ? <LoadingCircle label={signUpCopy.sending} /> : null}
    </div>
  );
}
