import { seesAds } from '../../client/ads/sees-ads.ts';
import type { PersonPageModel } from '../../client/pages/person/person-model.ts';
import type { AdPlan } from '../../shared/ads/ad-frames.ts';
import type { PersonPageInput } from '../person/page-input.ts';
import type { AdSettings } from './ad-settings.ts';

/**
 * Whether a page has ad slots, and how they are filled: the only place that decides it, before anything is rendered, so
 * that no slot ever disappears. None for bots (F6-19), paying viewers and ad_free=true (F6-30), whom nothing advertises to;
 * none for readers who refuse advertising (F1-13), and none without a network.
 */
export function adPlanOf(
  page: Pick<PersonPageModel, 'details' | 'isBot' | 'flags'>,
  { refusesAds, experiments }: Pick<PersonPageInput, 'refusesAds' | 'experiments'>,
  ads: AdSettings | null,
): AdPlan | null {
  // The account's choice holds in whatever browser it is logged in (docs/consent.md).
  const isOut = refusesAds || page.details.userInfo.refusesSale === true;
  if (ads === null || isOut || !seesAds(page)) return null;
  const { frameOrigin, delayMs, bidTimeoutMs, pubmaxScriptUrl } = ads;
  const isOther = experiments.PUBMAX_ADS === 1 && pubmaxScriptUrl !== null;
  return { frameOrigin, network: isOther ? 'pubmax' : 'main', delayMs, bidTimeoutMs };
}
