import { accountNavCopy } from '../../shared/copy/account/account.ts';
import { phoneHeaderCopy } from '../../shared/copy/site/phone-header.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { accountLinks } from '../account/account-links.ts';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './SiteNav.module.css';
import { SITE_MENU_ID } from './site-menu.ts';
import type { SiteModel, SiteViewer } from './site-model.ts';

/** The links of the header. On phones they are under the search, with a link home, because a tap on the logo opens the header. */
export function SiteNav({ site }: { site: SiteModel }) {
  return (
    <nav className={styles.nav} aria-label={siteCopy.accountNav}>
      <a className={styles.home} href={paths.home()}>
        {phoneHeaderCopy.home}
      </a>
      <a href={paths.pricing()}>{siteCopy.pricing}</a>
      {site.viewer === null ? (
        <>
          <a href={paths.login({ redirect: site.path, propertySite: site.propertySite })}>{siteCopy.logIn}</a>
          <ButtonLink size="small" href={paths.signUp()}>
            {siteCopy.signUp}
          </ButtonLink>
        </>
      ) : (
        <SiteAccount viewer={site.viewer} />
      )}
    </nav>
  );
}

/**
 * The viewer's menu: everything their account has; for a buyer whose address is not proven, what they bought. It is a
 * details element, so it opens without JavaScript. site-menu.ts adds other ways to close it. On phones it stands open in the
 * header's own.
 */
function SiteAccount({ viewer: { email, scope } }: { viewer: SiteViewer }) {
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
        <ul>
          {menuLinks(scope).map(({ text, href }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={paths.logout()} data-log-out="">
          <Button type="submit">{siteCopy.logOut}</Button>
        </form>
      </div>
    </details>
  );
}

function menuLinks(scope: SiteViewer['scope']): readonly { readonly text: string; readonly href: string }[] {
  if (scope !== 'purchase') return accountLinks(scope);
  return [
    { text: accountNavCopy.overview, href: paths.account() },
    { text: accountNavCopy.purchases, href: paths.purchases() },
    { text: accountNavCopy.logInByEmail, href: paths.oneTimeLogin({ redirect: paths.account() }) },
  ];
}
