import { guestCopy as words } from '../../shared/copy/billing/guest.ts';
import { ACCOUNT_ACTIONS } from '../../shared/urls/account-actions.ts';
import { Button } from '../ui/action/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './GuestAccess.module.css';

/**
 * For a buyer without an account: what they bought is open only in this browser, and a link by email opens it elsewhere.
 * The address is in the form, never in a URL.
 */
export function GuestAccess({ email, redirect }: { email: string; redirect: string }) {
  return (
    <form method="post" action={ACCOUNT_ACTIONS.oneTimeLogin} className={styles.guest}>
      <p>{words.here}</p>
      <p>{words.elsewhere}</p>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="redirect" value={redirect} />
      <Button type="submit">
        <Icon name="mail" />
        {words.submit}
      </Button>
    </form>
  );
}
