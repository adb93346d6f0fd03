import { homeCopy } from '../../../shared/copy/search/home.ts';
import counts from '../../browse/BrowseCounts.module.css';
import letters from '../../browse/BrowseLetters.module.css';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import band from './HomeBand.module.css';
import browse from './HomeBrowse.module.css';
import { HomeBrowse } from './HomeBrowse.tsx';
import styles from './HomePage.module.css';
import { HomePrivacy } from './HomePrivacy.tsx';
import { HomeScene } from './HomeScene.tsx';
import { HomeWays } from './HomeWays.tsx';
import type { HomePageModel } from './home-model.ts';

const BROWSE_SHEETS = [letters, counts, browse, band];

export function HomePage({ page, site }: { page: HomePageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site} hasSearch={false}>
      <HomeHero />
      <RecentViews look="tiles" />
      <HomeWays />
      {page.directory === undefined ? null : (
        <ServerHtml id="home-browse" sheets={BROWSE_SHEETS}>
          {import.meta.env.SSR ? <HomeBrowse directory={page.directory} /> : null}
        </ServerHtml>
      )}
      <HomePrivacy />
    </SiteFrame>
  );
}

function HomeHero() {
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.words}>
          <h1>{homeCopy.title}</h1>
          <p className={styles.lede}>{homeCopy.lede}</p>
          <div className={styles.search}>
            <SearchForm look="hero" />
          </div>
        </div>
      </Wrap>
      <HomeScene />
    </div>
  );
}
