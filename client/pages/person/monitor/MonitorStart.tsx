import { type FormEvent, useEffect, useRef, useState } from 'react';
import { monitorCopy as words } from '../../../../shared/copy/person/monitor.ts';
import { checkLogin } from '../../../../shared/forms/login-form.ts';
import { checkMonitor } from '../../../../shared/forms/monitor-form.ts';
import { ACCOUNT_ACTIONS } from '../../../../shared/urls/account-actions.ts';
import { loginWays } from '../../../../shared/urls/login-ways.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import formStyles from '../../../account/AccountForm.module.css';
import { EmailField } from '../../../account/EmailField.tsx';
import { LocalTime } from '../../../account/LocalTime.tsx';
import { type CheckedEmail, type EmailCheckState, useEmailCheck } from '../../../account/use-email-check.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts';
import { LoadingCircle } from '../../../ui/loading/LoadingCircle.tsx';
import { Banner } from '../../../ui/surface/Banner.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import styles from './Monitor.module.css';
import { MonitorTerms } from './MonitorTerms.tsx';
import { type MonitorSubject, monitorByEmail, monitorByPassword, type Started } from './monitor-by-email.ts';

/** What the form sends to the page that mails a link, which no other form may hold. */
const LINK_FORM = 'monitor-link';

/** What the check of an address allows (P4-027). */
type Outcome = 'waiting' | 'available' | 'no-password' | 'has-account' | 'refused' | 'failed' | 'too-many';

function outcomeOf(found: CheckedEmail | null, state: EmailCheckState): Outcome {
  if (state === 'refused') return 'too-many';
  if (found === null) return 'waiting';
  // A failed check calls the address free, but not valid.
  if (!found.isValid) return found.isAvailable ? 'failed' : 'refused';
  if (found.isAvailable) return 'available';
  return found.isFreeNoPassword ? 'no-password' : 'has-account';
}

/**
 * The first step (P4-025): an address and the terms; for an address that has an account with a password, a log-in in the
 * same place (P4-028).
 */
export function MonitorStart({
  subject,
  email,
  redirect,
  onCancel,
  onLoggedIn,
  onMonitored,
}: {
  subject: MonitorSubject;
  /** if known */
  email: string;
  /** same-site path where a link by email leads */
  redirect: string;
  onCancel: () => void;
  /** by password, whatever comes of monitoring */
  onLoggedIn: () => void;
  /** `email`: the address that must be confirmed first; null after a log-in */
  onMonitored: (email: string | null) => void;
}) {
  const [typed, setTyped] = useState(email);
  const { found, state, check } = useEmailCheck();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that it starts with
  useEffect(() => check(email), []);
  const outcome = outcomeOf(found, state);
  const isLogIn = outcome === 'has-account';
  const { errors, isSending, finish, form } = useFieldErrors<'email' | 'terms' | 'password'>(
    {},
    isLogIn ? checkLogin : checkMonitor,
  );
  const [error, setError] = useState<string | null>(null);
  /** whose cookies this browser has from an earlier try */
  const identified = useRef<string | null>(null);
  const canComplete = outcome === 'available' || outcome === 'no-password';

  const send = async (data: FormData): Promise<Started> => {
    const address = typed.trim();
    if (isLogIn)
      return monitorByPassword(subject, { email: address, password: String(data.get('password')) }, onLoggedIn);
    const user = identified.current === address ? 'here' : outcome === 'available' ? 'new' : 'known';
    return monitorByEmail(subject, address, user, () => {
      identified.current = address;
    });
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    setError(null);
    const started = await send(new FormData(event.currentTarget));
    finish();
    if (started.isMonitored) onMonitored(isLogIn ? null : typed.trim());
    else setError(started.error);
  };
  return (
    <div className={formStyles.covered}>
      <form className={formStyles.form} method="post" aria-busy={isSending} {...form} onSubmit={onSubmit}>
        <p>{words.what(subject.first)}</p>
        {error === null ? null : <ClosableError text={error} onClose={() => setError(null)} />}
        <EmailField
          id="monitor-email"
          label={words.email}
          hint={isLogIn ? undefined : words.emailHint}
          email={email}
          error={errors.email ?? fieldErrorOf(outcome, found)}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
            check(event.currentTarget.value);
          }}
        />
        <div className={styles.said} role="status">
          {state === 'checking' ? words.checking : isLogIn ? words.hasAccount : null}
        </div>
        {outcome === 'failed' || outcome === 'too-many' ? (
          <div>
            <Button size="small" onClick={() => check(typed)}>
              {words.checkAgain}
            </Button>
          </div>
        ) : null}
        {isLogIn ? (
          <LogIn error={errors.password} isSending={isSending} redirect={redirect} />
        ) : (
          <>
            <MonitorTerms error={errors.terms} />
            <p className={formStyles.ways}>
              <a href={paths.login({ redirect })}>{words.toLogIn}</a>
            </p>
          </>
        )}
        <div className={styles.foot}>
          <Button onClick={onCancel}>{words.cancel}</Button>
          {isLogIn ? (
            <Button look="pine" type="submit" aria-disabled={isSending}>
              {words.logIn}
            </Button>
          ) : (
            <Button look="pine" type="submit" disabled={!canComplete} aria-disabled={isSending}>
              {words.complete}
            </Button>
          )}
        </div>
      </form>
      <form id={LINK_FORM} method="post" action={ACCOUNT_ACTIONS.oneTimeLogin} hidden>
        <input type="hidden" name="redirect" value={redirect} />
        <input type="hidden" name="email" value={typed.trim()} />
        <LocalTime />
      </form>
      {isSending ? <LoadingCircle label={isLogIn ? words.loggingIn : words.sending} /> : null}
    </div>
  );
}

/** What the check says goes below the field (P8-018, P8-019). */
function fieldErrorOf(outcome: Outcome, found: CheckedEmail | null): string | null {
  if (outcome === 'refused') return found?.errorMessage ?? words.cannotCheck;
  if (outcome === 'too-many') return words.tooManyChecks;
  return outcome === 'failed' ? words.cannotCheck : null;
}

function LogIn({ error, isSending, redirect }: { error: string | undefined; isSending: boolean; redirect: string }) {
  return (
    <>
      <Field
        id="monitor-password"
        name="password"
        type="password"
        label={words.password}
        error={error}
        autoComplete="current-password"
        required
      />
      <p className={formStyles.ways}>
        <a href={loginWays({ redirect }).forgotPassword}>{words.forgot}</a>
      </p>
      <Button type="submit" form={LINK_FORM} aria-disabled={isSending}>
        <Icon name="mail" />
        {words.byLink}
      </Button>
    </>
  );
}

/** An error that the reader can put away (P8-016). */
function ClosableError({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Banner tone="error">
      <div className={styles.closable}>
        {text}
        <Button look="quiet" size="small" isIcon aria-label={words.dismiss} onClick={onClose}>
          <Icon name="close" size={16} />
        </Button>
      </div>
    </Banner>
  );
}
