import type { SiteModel } from '../pages/page-model.ts';
import { ServerHtml } from '../ui/ServerHtml.tsx';
import './SiteAccount.module.css';
import './SiteBrand.module.css';
import styles from './SiteHeader.module.css';
import { SiteHeaderParts } from './SiteHeaderParts.tsx';
import './SiteNav.module.css';
import './SiteSearch.module.css';

/** The header of every page. What it does works without scripts; leaving its menu is helped by site-menu.ts. */
export function SiteHeader({ site, hasSearch }: { site: SiteModel; hasSearch: boolean }) {
  return (
    <ServerHtml id="site-header" as="header" className={styles.header}>
      {import.meta.env.SSR ? <SiteHeaderParts site={site} hasSearch={hasSearch} /> : null}
    </ServerHtml>
  );
}
