import { billingCopy } from '../../shared/copy/billing/billing.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './SiteNav.module.css';
import { SITE_MENU_ID } from './site-menu.ts';
import type { SiteModel } from './site-model.ts';

export function SiteNav({ site }: { site: SiteModel }) {
  return (
    <nav className={styles.nav} aria-label={siteCopy.accountNav}>
      <a className={styles.wide} href={paths.pricing()}>
        {siteCopy.pricing}
      </a>
      {site.viewer === null ? (
        <>
          <a href={paths.login({ redirect: site.path, propertySite: site.propertySite })}>{siteCopy.logIn}</a>
          <ButtonLink size="small" href={paths.signUp()}>
            {siteCopy.signUp}
          </ButtonLink>
        </>
      ) : (
        <SiteAccount email={site.viewer.email} />
      )}
    </nav>
  );
}

/** The viewer's menu: a details element, so it opens without JavaScript. site-menu.ts adds other ways to close it. */
function SiteAccount({ email }: { email: string }) {
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
        <form method="post" action={paths.logout()} data-log-out="">
          <Button type="submit">{siteCopy.logOut}</Button>
        </form>
      </div>
    </details>
  );
}
