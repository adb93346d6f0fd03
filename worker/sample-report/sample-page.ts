import type { PersonPageModel } from '../../client/pages/person/person-model.ts';
import { NO_EXPERIMENTS } from '../../shared/experiments/experiments.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeSettings } from '../env.ts';
import { mapNames } from '../tiles/map-names.ts';
import { sampleLinks } from './sample-links.ts';
import { sampleReport } from './sample-report.ts';

/**
 * The invented person's page as its buyer would see it: the report is open, nothing is late, no flag was given, and no
 * experiment runs.
 *
 * @param now milliseconds since 1970
 */
export function samplePage(
  { tilesUrl, mortgageRatePercent }: Pick<EdgeSettings, 'tilesUrl' | 'mortgageRatePercent'>,
  { now, isBot }: { readonly now: number; readonly isBot: boolean },
): PersonPageModel {
  const { details, counts, background } = sampleReport(now);
  return {
    kind: 'person',
    details,
    related: null,
    counts,
    background,
    isLoggedIn: false,
    asksToLogIn: null,
    flags: {
      outcomes: [],
      asks: [],
      email: null,
      isAdFree: false,
      debugsRegistry: false,
      showsBadPayment: false,
      upgrade: null,
      receiptId: null,
      isPlanPaid: false,
    },
    experiments: NO_EXPERIMENTS,
    fullPath: paths.sampleReport(),
    isBot,
    today: now,
    isFromPaidSearch: false,
    mapNames,
    tilesUrl,
    mortgageRatePercent,
    propertySite: null,
    genealogyUrl: null,
    ads: null,
    links: sampleLinks,
    isHouseClaimConfirmed: false,
    isUpgradeBlocked: true,
  };
}
