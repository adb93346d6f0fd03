import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button } from '../ui/action/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './SiteAccount.module.css';
import { SITE_MENU_ID } from './site-menu.ts';

/** The viewer's menu: a details element, so it opens without JavaScript. What closes it besides stands in site-menu.ts. */
export function SiteAccount({ email }: { email: string }) {
  return (
    <details className={styles.account} id={SITE_MENU_ID}>
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
        <a href={paths.invoices()}>{billingCopy.nav.receipts}</a>
        <form method="post" action={paths.logout()}>
          <Button type="submit">{siteCopy.logOut}</Button>
        </form>
      </div>
    </details>
  );
}
