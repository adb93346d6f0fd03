import type { LateData } from '../../client/pages/page-model.ts';
import type { PersonPageModel } from '../../client/pages/person/person-model.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { StateFlag } from '../../shared/contract/state-flag.ts';
import { hasOpenReport } from '../../shared/people/open-report.ts';
import { isSubscriber } from '../../shared/plans/is-subscriber.ts';
import { isUpgradeBlocked } from '../../shared/plans/upgrade-blocked.ts';
import { formatLocation, parseLocation, placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import { adPlanOf } from '../ads/ad-plan.ts';
import type { EdgeSettings } from '../env.ts';
import type { PageToRender } from '../render/render-page.tsx';
import { siteOf } from '../render/site-model.ts';
import { personHead, personPathOf } from '../seo/person-head.ts';
import { mapNames } from '../tiles/map-names.ts';
import type { PersonPageInput } from './page-input.ts';
import type { PersonFlags } from './person-flags.ts';
import { decideLogIn } from './state-flags.ts';

/** The origin's answer, as far as it is here. */
export interface PersonAnswer extends Pick<PersonPageModel, 'counts' | 'background'> {
  readonly details: PersonDetails;
  readonly related: LateData['related'] | 'late';
}

/** What the URL and the request ask for: `flags` are parsed from the input's path, `asks` are what a form must confirm. */
export interface PersonRequest {
  readonly input: PersonPageInput;
  readonly flags: PersonFlags;
  readonly asks: readonly StateFlag[];
}

/** The page about a person. Takes no request: what it depends on is what it is given (page-input.ts). */
export function personPage(
  { details, related, counts, background }: PersonAnswer,
  { input, flags, asks }: PersonRequest,
  settings: EdgeSettings,
): PageToRender & { readonly page: PersonPageModel } {
  const path = personPathOf(details.results);
  const { userType, primaryEmail } = details.userInfo;
  const isHuman = input.botClass === 'human';
  const viewer = userType === null ? null : { userType, primaryEmail: primaryEmail ?? '' };
  const search = { name: path.name, location: formatLocation(parseLocation(placeText(path.city, path.stateCode))) };
  const pageFlags = {
    outcomes: details.flagOutcomes,
    asks,
    email: flags.email,
    isAdFree: flags.isAdFree,
    debugsRegistry: flags.debugsRegistry,
    showsBadPayment: flags.showsBadPayment,
    upgrade: flags.upgrade,
    // Only those who have something that was paid for are told so.
    receiptId: isSubscriber(userType) || hasOpenReport(details) ? flags.receiptId : null,
    isPlanPaid: flags.isPlanPaid,
  };
  return {
    head: personHead(details, settings.siteOrigin, flags.hasAny),
    site: siteOf(input, settings, viewer, search),
    page: {
      kind: 'person',
      details,
      related,
      counts,
      background,
      isLoggedIn: viewer !== null,
      // Also a notice for readers without scripts (F2-64).
      asksToLogIn: viewer === null ? decideLogIn(flags, details, isHuman) : null,
      flags: pageFlags,
      ads: adPlanOf({ details, isBot: !isHuman, flags: pageFlags }, input, settings.ads),
      experiments: input.experiments,
      fullPath: paths.personFull(path),
      isBot: !isHuman,
      today: input.today,
      isFromPaidSearch: flags.isFromPaidSearch,
      mapNames,
      tilesUrl: settings.tilesUrl,
      mortgageRatePercent: settings.mortgageRatePercent,
      propertySite: settings.propertySite,
      genealogyUrl: settings.genealogyUrl,
      isHouseClaimConfirmed: settings.isHouseClaimConfirmed,
      isUpgradeBlocked: isUpgradeBlocked([details.userInfo.productName], settings.upgradeBlockedProduct),
    },
  };
}
