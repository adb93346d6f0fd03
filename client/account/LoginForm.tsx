import type { ReactNode } from 'react';
import { loginCopy } from '../../shared/copy/account/login.ts';
import { checkLogin, type LoginErrors } from '../../shared/forms/login-form.ts';
import { ACCOUNT_ACTIONS } from '../../shared/urls/account-actions.ts';
import { Button } from '../ui/action/Button.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { LoadingCircle } from '../ui/loading/LoadingCircle.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import { AccountFields } from './AccountFields.tsx';
import styles from './AccountForm.module.css';

const ERROR_ID = 'login-error';
const NO_ERRORS: LoginErrors = {};

/**
 * Posts natively; the same rules check its fields here and on the server (P5-008). A failed login does not say which field
 * was wrong, so the error marks and describes both. `children` are above the fields, `foot` is below everything.
 */
export function LoginForm({
  redirect,
  email,
  error = null,
  fieldErrors = NO_ERRORS,
  ways,
  children,
  foot,
}: {
  /** same-site path to go to afterwards */
  redirect: string;
  email: string;
  /** what is wrong with both together */
  error?: string | null;
  /** errors below the fields */
  fieldErrors?: LoginErrors;
  /** where else the reader may go (LoginWays.tsx) */
  ways: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
}) {
  const isWrong = error !== null;
  const { errors, isSending, form } = useFieldErrors(fieldErrors, checkLogin);
  const isPasswordAsked = isWrong || fieldErrors.password !== undefined;
  return (
    <div className={styles.covered}>
      <form className={styles.form} method="post" action={ACCOUNT_ACTIONS.login} aria-busy={isSending} {...form}>
        {children}
        {isWrong ? (
          <Banner id={ERROR_ID} tone="error">
            {error}
          </Banner>
        ) : null}
        <input type="hidden" name="redirect" value={redirect} />
        <AccountFields
          idPrefix="login"
          words={loginCopy}
          email={email}
          errors={errors}
          // After a wrong login the visitor types the password again.
          focus={fieldErrors.email !== undefined ? 'email' : isPasswordAsked ? 'password' : undefined}
          password={{ autoComplete: 'current-password' }}
          both={isWrong ? { 'aria-invalid': true, 'aria-describedby': ERROR_ID } : undefined}
        />
        <Button look="pine" type="submit">
          {loginCopy.submit}
        </Button>
        {ways}
        {foot}
      </form>
      {isSending ? <LoadingCircle label={loginCopy.sending} /> : null}
    </div>
  );
}
