import type { FocusEvent, KeyboardEvent } from 'react';
import { siteCopy } from '../../shared/copy/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './SiteAccount.module.css';

/** The viewer's menu: a details element, so it opens without JavaScript; with it, Escape and leaving close it. */
export function SiteAccount({ email }: { email: string }) {
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  const closeOnLeave = (event: FocusEvent<HTMLDetailsElement>) => {
    const next = event.relatedTarget;
    if (next !== null && !event.currentTarget.contains(next)) event.currentTarget.open = false;
  };
  return (
    <details className={styles.account} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary>
        <Icon name="user" />
        <VisuallyHidden>{`${siteCopy.loggedInAs} `}</VisuallyHidden>
        <span className={styles.email}>{email}</span>
        <Icon name="down" size={16} />
      </summary>
      <div className={styles.menu}>
        <p>
          {siteCopy.loggedInAs}
          <b>{email}</b>
        </p>
        <form method="post" action={paths.logout()}>
          <Button type="submit">{siteCopy.logOut}</Button>
        </form>
      </div>
    </details>
  );
}
