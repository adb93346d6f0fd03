import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { askLinkCopy } from '../../shared/copy/account/ask-link.ts';
import { checkMailCopy } from '../../shared/copy/account/check-mail.ts';
import { loginCopy } from '../../shared/copy/account/login.ts';
import { limitedText } from '../../shared/copy/account/wait.ts';
import { isEmail } from '../../shared/forms/text-rules.ts';
import type { LoginWays as Hrefs } from '../../shared/urls/login-ways.ts';
import { track } from '../analytics/track.ts';
import { askMail } from '../api/ask-mail.ts';
import { LampLink } from '../ui/action/LampLink.tsx';
import { PriceText } from '../ui/action/PriceText.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { AskLinkForm } from './AskLinkForm.tsx';
import type { AskedMail } from './asked-mail.ts';
import styles from './LoginDialog.module.css';
import { LoginForm } from './LoginForm.tsx';
import { LoginWays } from './LoginWays.tsx';
import { MailSent } from './MailSent.tsx';
import { mailTimes } from './mail-times.ts';

export interface LoginDialogProps {
  /** 'Log In' by default (F2-62) */
  readonly title?: string;
  /** why it opened */
  readonly text?: ReactNode;
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** where a reader without a password or an account goes */
  readonly ways: Hrefs;
  /** if known */
  readonly email: string;
  /** where Premium is sold (F2-59), and its whole price, null if that is not known; null if it is not offered (F2-63) */
  readonly upsell: { readonly href: string; readonly isNewWindow: boolean; readonly price: string | null } | null;
  readonly onClose: () => void;
}

const PRICE_ID = 'price-premium';

/** What the dialog shows: one after the other, in the same dialog. */
type View =
  | { readonly step: 'password'; readonly email: string }
  | { readonly step: 'link'; readonly email: string; readonly error: string | null; readonly isSentAtOnce: boolean }
  | { readonly step: 'sent'; readonly mail: AskedMail };

/**
 * The login over the page that requested it (P2-098): with a password, by a form that posts to the login page, which
 * reports a failed login; or by a link that is mailed without leaving the page (P2-099, F2-65).
 */
export function LoginDialog({
  title = loginCopy.dialogTitle,
  text,
  redirect,
  ways,
  email,
  upsell,
  onClose,
}: LoginDialogProps) {
  const [view, setView] = useState<View>({ step: 'password', email });
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts with its first field that needs something.
  useLayoutEffect(() => {
    body.current?.querySelector<HTMLInputElement>('input:invalid')?.focus();
  }, [view.step]);
  useEffect(() => track('login_dialog_shown', {}), []);

  const askLink = (typed: string, isSentAtOnce: boolean) =>
    setView({ step: 'link', email: typed, error: null, isSentAtOnce });
  const send = async (typed: string) => {
    const asked = { ask: 'one-time-login', email: typed, firstName: '', redirect } as const;
    const now = new Date();
    const came = await askMail(asked);
    if (came === 'asked') setView({ step: 'sent', mail: { ...asked, ...mailTimes(now), isAgain: false } });
    else {
      const error = came === 'limited' ? limitedText(60) : checkMailCopy.notSent;
      setView({ step: 'link', email: typed, error, isSentAtOnce: false });
    }
  };
  const titles = { password: title, link: askLinkCopy['one-time-login'].title, sent: checkMailCopy.title };
  return (
    <Dialog title={titles[view.step]} onClose={onClose}>
      <div ref={body}>
        {view.step === 'password' ? (
          <LoginForm
            redirect={redirect}
            email={view.email}
            ways={<LoginWays {...ways} />}
            onLink={(typed) => askLink(typed, isEmail(typed))}
            foot={
              upsell === null ? null : (
                <p className={styles.upsell}>
                  <LampLink
                    href={upsell.href}
                    isNewWindow={upsell.isNewWindow}
                    priceId={upsell.price === null ? undefined : PRICE_ID}
                  >
                    {loginCopy.premium}
                  </LampLink>
                  {upsell.price === null ? null : <PriceText id={PRICE_ID} whole={upsell.price} />}
                </p>
              )
            }
          >
            {text === undefined ? null : <p>{text}</p>}
          </LoginForm>
        ) : null}
        {view.step === 'link' ? (
          <AskLinkForm
            ask="one-time-login"
            redirect={redirect}
            email={view.email}
            error={view.error}
            over={{
              isSentAtOnce: view.isSentAtOnce,
              onSend: send,
              onPassword: () => setView({ step: 'password', email: view.email }),
            }}
          />
        ) : null}
        {view.step === 'sent' ? (
          <MailSent
            mail={view.mail}
            over={{
              onPassword: () => setView({ step: 'password', email: view.mail.email }),
              onChange: () => askLink(view.mail.email, false),
            }}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
