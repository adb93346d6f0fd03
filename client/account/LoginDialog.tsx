import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { loginCopy } from '../../shared/copy/account/login.ts';
import type { LoginWays as Hrefs } from '../../shared/urls/login-ways.ts';
import { track } from '../analytics/track.ts';
import { LampLink } from '../ui/action/LampLink.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import styles from './LoginDialog.module.css';
import { LoginForm } from './LoginForm.tsx';
import { LoginWays } from './LoginWays.tsx';

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
  /** where Premium is sold (F2-59); null if it is not offered (F2-63) */
  readonly upsell: { readonly href: string; readonly isNewWindow: boolean } | null;
  readonly onClose: () => void;
}

/**
 * The login over the page that requested it (P2-098). Its form is the login page's and posts to the same URL; that page
 * reports a failed login.
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
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The dialog is open by now, with the focus in its first field, which may already be filled in.
    form.current?.querySelector<HTMLInputElement>('input:invalid')?.focus();
  }, []);
  useEffect(() => track('login_dialog_shown', {}), []);
  return (
    <Dialog title={title} onClose={onClose}>
      <div ref={form}>
        <LoginForm
          redirect={redirect}
          email={email}
          ways={<LoginWays {...ways} />}
          foot={
            upsell === null ? null : (
              <p className={styles.upsell}>
                <LampLink {...upsell}>{loginCopy.premium}</LampLink>
              </p>
            )
          }
        >
          {text === undefined ? null : <p>{text}</p>}
        </LoginForm>
      </div>
    </Dialog>
  );
}
