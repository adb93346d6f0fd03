import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { loginCopy } from '../../shared/copy/account/login.ts';
import { track } from '../analytics/track.ts';
import { LampLink } from '../ui/action/LampLink.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import styles from './LoginDialog.module.css';
import { LoginForm } from './LoginForm.tsx';

export interface LoginDialogProps {
  /** 'Log In' unless something else is given (F2-62) */
  readonly title?: string;
  /** why it opened */
  readonly text?: ReactNode;
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** as far as it is known */
  readonly email: string;
  /** where Premium is sold (F2-59); null where it is not offered (F2-63) */
  readonly upsell: { readonly href: string; readonly isNewWindow: boolean } | null;
  readonly onClose: () => void;
}

/**
 * The log-in over the page that asked for it (P2-098). Its form is that of the log-in page and goes to the same place;
 * what is refused is said there.
 */
export function LoginDialog({
  title = loginCopy.dialogTitle,
  text,
  redirect,
  email,
  upsell,
  onClose,
}: LoginDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The dialog stands by now, with the focus in its first field, which may be filled in already.
    form.current?.querySelector<HTMLInputElement>('input:invalid')?.focus();
  }, []);
  useEffect(() => track('login_dialog_shown', {}), []);
  return (
    <Dialog title={title} onClose={onClose}>
      <div ref={form}>
        <LoginForm
          redirect={redirect}
          email={email}
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
