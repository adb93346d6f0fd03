import { siteCopy } from '../../shared/copy/site/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { SiteModel } from '../pages/page-model.ts';
import { ButtonLink } from '../ui/action/ButtonLink.tsx';
import { SiteAccount } from './SiteAccount.tsx';
import styles from './SiteNav.module.css';

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
