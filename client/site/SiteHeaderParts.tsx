import type { SiteModel } from '../pages/page-model.ts';
import { SiteBrand } from './SiteBrand.tsx';
import styles from './SiteHeader.module.css';
import { SiteNav } from './SiteNav.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { Wrap } from './Wrap.tsx';

export function SiteHeaderParts({ site, hasSearch }: { site: SiteModel; hasSearch: boolean }) {
  return (
    <Wrap>
      <div className={styles.row}>
        <SiteBrand />
        {hasSearch ? <SiteSearch search={site.search} /> : null}
        <SiteNav site={site} />
      </div>
    </Wrap>
  );
}
