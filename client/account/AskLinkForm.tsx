import { type ReactNode, useEffect, useRef } from 'react';
import { askLinkCopy, askLinkWays } from '../../shared/copy/account/ask-link.ts';
import { checkEmail, type EmailErrors } from '../../shared/forms/ask-link-form.ts';
import type { MailAsk } from '../../shared/forms/mail-asks.ts';
import { ACCOUNT_ACTIONS } from '../../shared/urls/account-actions.ts';
import { Button } from '../ui/action/Button.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { LoadingCircle } from '../ui/loading/LoadingCircle.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import styles from './AccountForm.module.css';
import { EmailField } from './EmailField.tsx';
import { FormLink } from './FormLink.tsx';
import { LocalTime } from './LocalTime.tsx';

const NO_ERRORS: EmailErrors = {};

/** Asks for a link by email: an address and a button. Posts natively unless `over` sends it in place. */
export function AskLinkForm({
  ask,
  redirect,
  email,
  error = null,
  fieldErrors = NO_ERRORS,
  over,
  children,
}: {
  ask: Exclude<MailAsk, 'sign-up'>;
  /** same-site path to go to afterwards */
  redirect: string;
  email: string;
  /** why nothing was sent although the address is valid */
  error?: string | null;
  fieldErrors?: EmailErrors;
  /** in a dialog */
  over?: {
    /** sends the address that was typed before, as if the button had been pressed */
    readonly isSentAtOnce: boolean;
    readonly onSend: (email: string) => Promise<void>;
    readonly onPassword: () => void;
  };
  /** above the field */
  children?: ReactNode;
}) {
  const words = askLinkCopy[ask];
  const { errors, isSending, finish, form } = useFieldErrors(fieldErrors, checkEmail);
  const element = useRef<HTMLFormElement>(null);
  const isSentAtOnce = over?.isSentAtOnce === true;
  useEffect(() => {
    if (isSentAtOnce) element.current?.requestSubmit();
  }, [isSentAtOnce]);
  const action = ask === 'one-time-login' ? ACCOUNT_ACTIONS.oneTimeLogin : ACCOUNT_ACTIONS.forgotPassword;
  return (
    <div className={styles.covered}>
      <form
        ref={element}
        className={styles.form}
        method="post"
        action={action}
        aria-busy={isSending}
        {...form}
        onSubmit={(event) => {
          form.onSubmit(event);
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (over === undefined || event.defaultPrevented || submitter?.hasAttribute('formaction')) return;
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('email');
          void over.onSend(String(typed).trim()).finally(finish);
        }}
      >
        {children}
        <p>{words.text}</p>
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        <input type="hidden" name="redirect" value={redirect} />
        <LocalTime />
        <EmailField
          id="ask-link-email"
          label={words.email}
          email={email}
          error={errors.email}
          autoFocus={fieldErrors.email !== undefined}
        />
        <Button look="pine" type="submit" aria-disabled={isSending}>
          {words.submit}
        </Button>
        <p className={styles.ways}>
          <FormLink action={ACCOUNT_ACTIONS.login} onOpen={over?.onPassword}>
            {askLinkWays.usePassword}
          </FormLink>
          {ask === 'one-time-login' ? (
            <FormLink action={ACCOUNT_ACTIONS.signUp}>{askLinkWays.signUp}</FormLink>
          ) : (
            <FormLink action={ACCOUNT_ACTIONS.oneTimeLogin}>{askLinkWays.byLink}</FormLink>
          )}
        </p>
      </form>
      {isSending ? <LoadingCircle label={askLinkWays.sending} /> : null}
    </div>
  );
}
