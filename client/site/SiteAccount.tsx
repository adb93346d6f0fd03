import { useEffect, useRef } from 'react';
import { siteCopy } from '../../shared/copy/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './SiteAccount.module.css';

/**
 * The viewer's menu: a details element, so it opens without JavaScript. With it, Escape closes it and gives the focus
 * back to the button; so does whatever is pressed or focused outside, which keeps the focus.
 */
export function SiteAccount({ email }: { email: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => listenOutside(menu), []);
  return (
    <details className={styles.account} ref={menu}>
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

/** On the document: the focus may be anywhere while the menu is open. */
function listenOutside(menu: { readonly current: HTMLDetailsElement | null }): () => void {
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  const closeOnLeave = ({ target }: Event) => {
    if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
  };
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('pointerdown', closeOnLeave);
  document.addEventListener('focusin', closeOnLeave);
  return () => {
    document.removeEventListener('keydown', closeOnEscape);
    document.removeEventListener('pointerdown', closeOnLeave);
    document.removeEventListener('focusin', closeOnLeave);
  };
}
