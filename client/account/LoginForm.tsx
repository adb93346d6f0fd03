import type { ReactNode } from 'react';
import { loginCopy } from '../../shared/copy/account/login.ts';
import { checkLogin, type LoginErrors } from '../../shared/forms/login-form.ts';
import { ACCOUNT_ACTIONS } from '../../shared/urls/account-actions.ts';
import { markEvent } from '../analytics/mark-event.ts';
import { Button } from '../ui/action/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { LoadingCircle } from '../ui/loading/LoadingCircle.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './AccountForm.module.css';
import { EmailField } from './EmailField.tsx';
import { LocalTime } from './LocalTime.tsx';
import { PasskeyLogin } from './passkeys/PasskeyLogin.tsx';

const ERROR_ID = 'login-error';
const NO_ERRORS: LoginErrors = {};

/**
 * Three ways in, each a button: the password, a link by email to the address that was typed, or a passkey where there
 * are some. Posts natively; the same
 * rules check its fields here and on the server (P5-008). A failed login does not say which field was wrong, so the error
 * marks and describes both. `children` are above the fields, `foot` is below everything.
 */
export function LoginForm({
  redirect,
  email,
  error = null,
  hint,
  fieldErrors = NO_ERRORS,
  ways,
  onLink,
  children,
  foot,
}: {
  /** same-site path to go to afterwards */
  redirect: string;
  email: string;
  /** what is wrong with both together */
  error?: string | null;
  /** why both may be right all the same */
  hint?: string | undefined;
  /** errors below the fields */
  fieldErrors?: LoginErrors;
  /** where else the reader may go (LoginWays.tsx) */
  ways: ReactNode;
  /** asks for the link in place, with what was typed; otherwise the form is sent to the page that does */
  onLink?: (email: string) => void;
  children?: ReactNode;
  foot?: ReactNode;
}) {
  const isWrong = error !== null;
  const { errors, isSending, form } = useFieldErrors(fieldErrors, checkLogin);
  const isPasswordAsked = isWrong || fieldErrors.password !== undefined;
  const both = isWrong ? { 'aria-invalid': true, 'aria-describedby': ERROR_ID } : {};
  // After a wrong login the visitor types the password again.
  const focus = fieldErrors.email !== undefined ? 'email' : isPasswordAsked ? 'password' : undefined;
  return (
    <div className={styles.covered}>
      <form
        className={styles.form}
        method="post"
        action={ACCOUNT_ACTIONS.login}
        aria-busy={isSending}
        {...form}
        {...markEvent('login_sent', { by: 'password' })}
      >
        {children}
        {isWrong ? (
          <Banner id={ERROR_ID} tone="error">
            <p>{error}</p>
            {hint === undefined ? null : <p>{hint}</p>}
          </Banner>
        ) : null}
        <input type="hidden" name="redirect" value={redirect} />
        <LocalTime />
        <EmailField
          id="login-email"
          label={loginCopy.email}
          email={email}
          error={errors.email}
          autoFocus={focus === 'email'}
          {...both}
        />
        <Field
          id="login-password"
          name="password"
          type="password"
          label={loginCopy.password}
          error={errors.password}
          autoComplete="current-password"
          autoFocus={focus === 'password'}
          {...both}
          required
        />
        <Button look="pine" type="submit" aria-disabled={isSending}>
          {loginCopy.submit}
        </Button>
        <p className={styles.or}>{loginCopy.or}</p>
        <Button
          type="submit"
          formAction={ACCOUNT_ACTIONS.oneTimeLogin}
          formNoValidate
          {...markEvent('login_link_asked', {})}
          aria-disabled={isSending}
          onClick={
            onLink === undefined
              ? undefined
              : (event) => {
                  event.preventDefault();
                  const typed = event.currentTarget.form?.elements.namedItem('email');
                  onLink(typed instanceof HTMLInputElement ? typed.value.trim() : '');
                }
          }
        >
          <Icon name="mail" />
          {loginCopy.byLink}
        </Button>
        <PasskeyLogin redirect={redirect} />
        {ways}
        {foot}
      </form>
      {isSending ? <LoadingCircle label={loginCopy.sending} /> : null}
    </div>
  );
}
