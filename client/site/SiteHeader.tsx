import { SiteBrand } from './SiteBrand.tsx';
import styles from './SiteHeader.module.css';
import { SiteLine } from './SiteLine.tsx';
import { SiteNav } from './SiteNav.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { SiteShapes } from './SiteShapes.tsx';
import type { SiteModel } from './site-model.ts';
import { Wrap } from './Wrap.tsx';

/**
 * The header of every page: on phones, one line that opens to the search form and the links; elsewhere, all of it at once.
 * It is a details element, so it opens without scripts; site-menu.ts helps close it.
 */
export function SiteHeader({ site, hasSearch }: { site: SiteModel; hasSearch: boolean }) {
  return (
    <header id="site-header" className={styles.header}>
      <Wrap>
        <SiteShapes />
        <details className={styles.all}>
          <SiteLine search={hasSearch ? site.search : null} />
          <div className={styles.row}>
            <SiteBrand />
            {hasSearch ? <SiteSearch search={site.search} /> : null}
            <SiteNav site={site} />
          </div>
        </details>
      </Wrap>
    </header>
  );
}
