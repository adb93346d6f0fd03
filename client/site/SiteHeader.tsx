import ways from '../search/SearchWays.module.css';
import { IconShapes } from '../ui/text/Icon.tsx';
import lantern from '../ui/text/Lantern.module.css';
import { LanternShape } from '../ui/text/Lantern.tsx';
import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import brand from './SiteBrand.module.css';
import { SiteBrand } from './SiteBrand.tsx';
import styles from './SiteHeader.module.css';
import nav from './SiteNav.module.css';
import { SiteNav } from './SiteNav.tsx';
import search from './SiteSearch.module.css';
import { SiteSearch } from './SiteSearch.tsx';
import type { SiteModel } from './site-model.ts';
import { Wrap } from './Wrap.tsx';

const SHEETS = [brand, nav, search, ways, lantern];

/** The header of every page. It works without scripts; site-menu.ts helps to close its menu. */
export function SiteHeader({ site, hasSearch }: { site: SiteModel; hasSearch: boolean }) {
  return (
    <ServerHtml id="site-header" as="header" className={styles.header} sheets={SHEETS}>
      {import.meta.env.SSR ? <SiteHeaderParts site={site} hasSearch={hasSearch} /> : null}
    </ServerHtml>
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

/** Without props, so that an isolate renders them once. */
function SiteShapes() {
  return (
    <IconShapes>
      <LanternShape />
    </IconShapes>
  );
}
