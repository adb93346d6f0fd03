import { homeCopy } from '../../../shared/copy/search/home.ts';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { HomeBrowse } from './HomeBrowse.tsx';
import styles from './HomePage.module.css';
import { HomePrices } from './HomePrices.tsx';
import { HomePrivacy } from './HomePrivacy.tsx';
import { HomeScene } from './HomeScene.tsx';
import { HomeSources } from './HomeSources.tsx';
import { HomeWays } from './HomeWays.tsx';
import type { HomePageModel } from './home-model.ts';

export function HomePage({ page, site }: { page: HomePageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site} hasSearch={false}>
      <HomeHero />
      <RecentViews look="tiles" />
      <HomeWays reportPrice={page.reportPrice} />
      <HomePrices prices={page.prices} />
      <HomeSources />
      {page.directory === undefined ? null : (
        <div id="home-browse">
          <HomeBrowse directory={page.directory} />
        </div>
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
