import { SiteBrand } from './SiteBrand.tsx';
import styles from './SiteHeader.module.css';
import { SiteNav } from './SiteNav.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { SiteShapes } from './SiteShapes.tsx';
import type { SiteModel } from './site-model.ts';
import { Wrap } from './Wrap.tsx';

/** The header of every page. It works without scripts; site-menu.ts helps to close its menu. */
export function SiteHeader({ site, hasSearch }: { site: SiteModel; hasSearch: boolean }) {
  return (
    <header id="site-header" className={styles.header}>
      <SiteHeaderParts site={site} hasSearch={hasSearch} />
    </header>
  );
}

function SiteHeaderParts({ site, hasSearch }: { site: SiteModel; hasSearch: boolean }) {
  return (
    <Wrap>
      <SiteShapes />
      <div className={styles.row}>
        <SiteBrand />
        {hasSearch ? <SiteSearch search={site.search} /> : null}
        <SiteNav site={site} />
      </div>
    </Wrap>
  );
}
