import { RecentViews } from '../../history/RecentViews.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { HomePageModel, SiteModel } from '../page-model.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomePrivacy } from './HomePrivacy.tsx';
import { HomeWays } from './HomeWays.tsx';

export function HomePage({ site }: { page: HomePageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site} hasSearch={false}>
      <HomeHero />
      <RecentViews look="tiles" />
      <HomeWays />
      <HomePrivacy />
    </SiteFrame>
  );
}
