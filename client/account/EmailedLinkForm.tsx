import { emailedLinkCopy, linkOverCopy, newPasswordCopy } from '../../shared/copy/account/emailed-link.ts';
import { PASSWORD_MIN } from '../../shared/forms/account-limits.ts';
import {
  checkNewPassword,
  checkOptionalPassword,
  type NewPasswordErrors,
} from '../../shared/forms/new-password-form.ts';
import { ACCOUNT_ACTIONS } from '../../shared/urls/account-actions.ts';
import { markEvent } from '../analytics/mark-event.ts';
import type { EmailedLinkPageModel } from '../pages/emailed-link/emailed-link-model.ts';
import { Button } from '../ui/action/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { useFieldErrors } from '../ui/form/use-field-errors.ts';
import { LoadingCircle } from '../ui/loading/LoadingCircle.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import styles from './AccountForm.module.css';

const noCheck = (): NewPasswordErrors => ({});

/** The form of a link from an email: its button uses the token. Posts natively, without and with JavaScript. */
export function EmailedLinkForm({ page }: { page: EmailedLinkPageModel }) {
  const { link, action, token, isOver, error } = page;
  const password = isOver ? null : PASSWORDS[link];
  const { errors, isSending, form } = useFieldErrors(page.fieldErrors, password?.check ?? noCheck);
  const words = isOver ? linkOverCopy : emailedLinkCopy[link];
  return (
    <div className={styles.covered}>
      <form
        className={styles.form}
        method="post"
        action={action}
        aria-busy={isSending}
        {...form}
        {...(link === 'one-time-link' ? markEvent('login_sent', { by: 'link' }) : {})}
      >
        <h1>{words.title}</h1>
        <p>{token === '' ? linkOverCopy.broken : words.text}</p>
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="link" value={link} />
        {password === null ? null : (
          <Field
            id="new-password"
            name="password"
            type="password"
            label={password.label}
            hint={password.hint(PASSWORD_MIN)}
            error={errors.password}
            autoComplete="new-password"
            minLength={PASSWORD_MIN}
            required={password.isRequired}
            autoFocus={page.fieldErrors.password !== undefined}
          />
        )}
        {token === '' ? null : (
          <Button look="pine" type="submit" aria-disabled={isSending}>
            {words.submit}
          </Button>
        )}
        {isOver ? (
          <p className={styles.ways}>
            <a href={ACCOUNT_ACTIONS.login}>{linkOverCopy.logIn}</a>
            <a href={ACCOUNT_ACTIONS.signUp}>{linkOverCopy.signUp}</a>
          </p>
        ) : null}
      </form>
      {isSending ? <LoadingCircle label={words.sending} /> : null}
    </div>
  );
}

/** Which links ask for a password. */
const PASSWORDS = {
  'finish-sign-up': {
    label: newPasswordCopy.optional,
    hint: newPasswordCopy.optionalHint,
    check: checkOptionalPassword,
    isRequired: false,
  },
  'reset-password': {
    label: newPasswordCopy.label,
    hint: newPasswordCopy.hint,
    check: checkNewPassword,
    isRequired: true,
  },
  'one-time-link': null,
  'confirm-email': null,
} as const;
