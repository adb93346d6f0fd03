import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkMailCopy as words } from '../../shared/copy/account/check-mail.ts';
import { limitedText } from '../../shared/copy/account/wait.ts';
import { ACCOUNT_ACTIONS } from '../../shared/urls/account-actions.ts';
import { askMail, type MailOutcome } from '../api/ask-mail.ts';
import { Button } from '../ui/action/Button.tsx';
import { LoadingCircle } from '../ui/loading/LoadingCircle.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import styles from './AccountForm.module.css';
import type { AskedMail } from './asked-mail.ts';
import { FormLink } from './FormLink.tsx';
import { LocalTime } from './LocalTime.tsx';
import { mailTimes } from './mail-times.ts';

/** How long a message about another email shows, in milliseconds (F4-10, F9-10). */
const SHOWN_MS = 7_000;

const ACTIONS = {
  'sign-up': ACCOUNT_ACTIONS.signUp,
  'one-time-login': ACCOUNT_ACTIONS.oneTimeLogin,
  'forgot-password': ACCOUNT_ACTIONS.forgotPassword,
} as const;

/**
 * After an email was asked for (F2-65): when, how long its link works, and a button that asks again. The same for every
 * address. Without scripts, the button sends the form.
 */
export function MailSent({
  mail,
  over,
}: {
  mail: AskedMail;
  /** in a dialog: the ways on stay in it */
  over?: { readonly onPassword: () => void; readonly onChange: () => void };
}) {
  const { ask, email } = mail;
  const [times, setTimes] = useState<Pick<AskedMail, 'sentAt' | 'worksUntil'>>(mail);
  const [outcome, setOutcome] = useState<MailOutcome | null>(mail.isAgain ? 'asked' : null);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    if (outcome !== 'asked') return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const text = useRef<HTMLParagraphElement>(null);
  const isOver = over !== undefined;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOver) text.current?.focus();
  }, [isOver]);

  const askAgain = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setOutcome(null);
    const now = new Date();
    const came = await askMail(mail);
    if (came === 'asked') setTimes(mailTimes(now));
    setOutcome(came);
    setIsSending(false);
  };
  const action = ACTIONS[ask];
  return (
    <div className={styles.covered}>
      <div className={styles.form} aria-busy={isSending}>
        <p ref={text} tabIndex={-1} className={styles.text}>
          {words.text[ask](email)}
        </p>
        <dl className={styles.times}>
          <div>
            <dt>{words.sent}</dt>
            <dd>{times.sentAt}</dd>
          </div>
          <div>
            <dt>{words.worksUntil}</dt>
            <dd>{times.worksUntil}</dd>
          </div>
        </dl>
        <form method="post" action={action} className={styles.form} onSubmit={askAgain}>
          <MailFields mail={mail} />
          <input type="hidden" name="again" value="yes" />
          <div role="status" className={styles.said}>
            {outcome === 'asked' ? words.askedAgain : ''}
          </div>
          {outcome === 'failed' ? <Banner tone="error">{words.notSent}</Banner> : null}
          {outcome === 'limited' ? <Banner tone="error">{limitedText(60)}</Banner> : null}
          <Button type="submit" aria-disabled={isSending}>
            {words.again}
          </Button>
        </form>
        <p className={styles.small}>{words.limits}</p>
        <form method="post" action={action} className={styles.ways}>
          <MailFields mail={mail} />
          <FormLink action={ACCOUNT_ACTIONS.login} onOpen={over?.onPassword}>
            {ask === 'one-time-login' ? words.usePassword : words.logIn}
          </FormLink>
          <FormLink action={action} onOpen={over?.onChange}>
            {words.change}
          </FormLink>
        </form>
      </div>
      {isSending ? <LoadingCircle label={words.sending} /> : null}
    </div>
  );
}

function MailFields({ mail: { redirect, email, firstName } }: { mail: AskedMail }) {
  return (
    <>
      <input type="hidden" name="redirect" value={redirect} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="firstName" value={firstName} />
      <LocalTime />
    </>
  );
}
