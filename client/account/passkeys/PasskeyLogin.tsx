import { useEffect, useRef, useState } from 'react';
import { passkeysCopy as words } from '../../../shared/copy/account/passkeys.ts';
import { markEvent } from '../../analytics/mark-event.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './PasskeyLogin.module.css';
import { logInWithPasskey, type PasskeyFailure } from './passkey-calls.ts';
import { usePasskeySupport } from './passkey-support.ts';

/**
 * Logs in with a passkey and goes to `redirect`, a path on this site. Nothing where the browser or the site has none,
 * and without scripts. It is as wide as its column, and needs no form.
 */
export function PasskeyLogin({ redirect }: { redirect: string }) {
  const isSupported = usePasskeySupport();
  const { state, logIn, button } = usePasskeyLogin(redirect);
  if (!isSupported) return null;
  const isWaiting = state === 'waiting';
  return (
    <div className={styles.login}>
      <Button
        ref={button}
        disabled={isWaiting}
        aria-busy={isWaiting}
        onClick={logIn}
        {...markEvent('login_sent', { by: 'passkey' })}
      >
        {isWaiting ? <Spinner label="" /> : <Icon name="key" />}
        {words.logIn}
      </Button>
      {state === 'ready' || state === 'waiting' ? null : <Banner tone="error">{words.failures[state]}</Banner>}
    </div>
  );
}

function usePasskeyLogin(redirect: string) {
  const [state, setState] = useState<'ready' | 'waiting' | PasskeyFailure>('ready');
  const button = useRef<HTMLButtonElement>(null);
  const waiting = useRef<AbortController>(null);
  useEffect(() => {
    // A reader who comes back to this page may log in again.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('ready');
    };
    addEventListener('pageshow', reset);
    return () => {
      removeEventListener('pageshow', reset);
      // The dialog with this button was closed.
      waiting.current?.abort();
    };
  }, []);
  useEffect(() => {
    // The button lost the focus while it was disabled; nobody who has not pressed it gets it.
    if (state !== 'waiting' && waiting.current !== null && document.activeElement === document.body)
      button.current?.focus();
  }, [state]);
  const logIn = async () => {
    waiting.current?.abort();
    const control = new AbortController();
    waiting.current = control;
    setState('waiting');
    const outcome = await logInWithPasskey(control.signal);
    if (control.signal.aborted) return;
    if (outcome === 'done') {
      location.assign(redirect);
      return;
    }
    setState(outcome === 'canceled' ? 'ready' : outcome === 'confirm' ? 'failed' : outcome);
  };
  return { state, logIn, button };
}
