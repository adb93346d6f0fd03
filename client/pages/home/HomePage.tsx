import counts from '../../browse/BrowseCounts.module.css';
import letters from '../../browse/BrowseLetters.module.css';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { HomePageModel, SiteModel } from '../page-model.ts';
import band from './HomeBand.module.css';
import browse from './HomeBrowse.module.css';
import { HomeBrowse } from './HomeBrowse.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomePrivacy } from './HomePrivacy.tsx';
import { HomeWays } from './HomeWays.tsx';

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
