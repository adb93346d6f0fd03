import type { PageDefinition } from '../../../shared/contract/person/page-definition.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import { eventTestOf } from '../../../shared/events/event-test.ts';
import { SLOTS, type Slot } from '../../../shared/funnels/funnel-values.ts';
import { displayAge, UNKNOWN_AGE } from '../../../shared/people/ages.ts';
import { numberHomes } from '../../../shared/people/life-line/number-homes.ts';
import { mainAddressOf } from '../../../shared/people/mention.ts';
import { isNameOnly } from '../../../shared/people/name-only.ts';
import { hasBusinessFeatures } from '../../../shared/people/plan-features.ts';
import { lacksId } from './addresses/merge-address-ids.ts';
import type { HomesWithoutIds, PersonBrowserModel, PhoneToCheck, PricedCall } from './browser-model.ts';
import { mapModel } from './map/map-model.ts';
import { describeRelatives } from './monitor/describe-relatives.ts';
import { listChanges } from './monitor/list-changes.ts';
import type { PersonPageModel } from './person-model.ts';
import { orderSections } from './person-sections.ts';
import { phonesToCheck } from './phones/phone-groups.ts';
import { callToActionOf } from './registry/call-to-action.ts';

/** The slots of the sticky header, which only the browser renders. */
const BROWSER_SLOTS: readonly Slot[] = ['registry', 'stickyHeaderSecondary', 'stickyHeaderPrimary'];

/** What the browser gets of a person page. Pure. */
export function buildBrowserModel(page: PersonPageModel): PersonBrowserModel {
  const { details, background, counts } = page;
  const person = details.results;
  const main = mainAddressOf(person);
  const [firstOwned] = person.ownedProperties;
  const { courtRunnerInfo, pageDefinition } = details;
  return {
    kind: page.kind,
    ...(details.isMonitoring && person.changeCounts !== null ? { changes: listChanges(person.changeCounts) } : {}),
    ...(page.isLoggedIn || page.isBot || person.isDead ? {} : { relativesToOffer: describeRelatives(person) }),
    details: {
      lookupType: details.lookupType,
      entitlement: details.entitlement,
      isMonitoring: details.isMonitoring,
      userInfo: details.userInfo,
      personIsOnMyContactsList: details.personIsOnMyContactsList,
      myContactsListId: details.myContactsListId,
      results: {
        id: person.id,
        name: person.name,
        isDead: person.isDead,
        dateOfBirth: person.dateOfBirth,
        addresses:
          main === null ? [] : [{ city: main.city, stateCode: main.stateCode, isHistorical: main.isHistorical }],
        ownedProperties: firstOwned === undefined ? [] : [{ pnpId: firstOwned.pnpId }],
      },
      pageDefinition: {
        headerComponent:
          pageDefinition.headerComponent?.lateTemplate == null ? null : withShortPrice(pageDefinition.headerComponent),
        callsToAction: Object.fromEntries(
          SLOTS.flatMap((slot) => {
            const found = slot === 'header' ? null : callToActionOf(pageDefinition, slot);
            const isSent = found !== null && (found.lateTemplate !== null || BROWSER_SLOTS.includes(slot));
            return isSent ? [[slot, withShortPrice(found)]] : [];
          }),
        ),
        ...pricesInDialogs(pageDefinition),
      },
      courtRunnerInfo:
        courtRunnerInfo === null
          ? null
          : { addresses: courtRunnerInfo.addresses, baseProduct: courtRunnerInfo.baseProduct },
    },
    counts,
    // Not the records: they are in the HTML, and their details would be a quarter of the page.
    hasRecords: background !== null && background !== 'missing',
    isLoggedIn: page.isLoggedIn,
    asksToLogIn: page.asksToLogIn,
    flags: page.flags,
    experiments: page.experiments,
    ads: page.ads,
    isBot: page.isBot,
    isUpgradeBlocked: page.isUpgradeBlocked,
    isFromPaidSearch: page.isFromPaidSearch,
    tilesUrl: page.tilesUrl,
    propertySite: page.propertySite,
    today: page.today,
    test: eventTestOf(details),
    sections: orderSections(page),
    isNameOnly: isNameOnly(person),
    phonesToCheck: checkedPhones(page),
    map: person.addresses.length === 0 || page.isBot ? null : mapModel(person.addresses),
    unknownAge:
      !page.isBot && !person.isDead && displayAge(person.dateOfBirth) === UNKNOWN_AGE ? person.dateOfBirth : null,
    lacksIds: page.isBot ? null : homesWithoutIds(person),
  };
}

function withShortPrice({ price, ...call }: PricedCall): PricedCall {
  return price == null ? call : { ...call, price: { short: price.short } };
}

/** What the dialogs of the page offer: a plan for a lookup, a credit, a property report, Premium at the log-in. */
const IN_DIALOGS = ['person', 'background', 'property', 'premium'] as const;

function pricesInDialogs({ offerPrices }: PageDefinition): Pick<PageDefinition, 'offerPrices'> {
  if (offerPrices === undefined) return {};
  return { offerPrices: Object.fromEntries(IN_DIALOGS.map((offer) => [offer, offerPrices[offer] ?? null])) };
}

/** The phones that a viewer with business features is offered to check. */
function checkedPhones({ details }: PersonPageModel): readonly PhoneToCheck[] {
  if (details.results.isDead || details.entitlement === 'free' || !hasBusinessFeatures(details.userInfo.userType))
    return [];
  return phonesToCheck(details.results).map(({ id, nationalNumber, bestTimeToCall }) => ({
    id,
    nationalNumber,
    bestTimeToCall,
  }));
}

/** What it takes to request missing address ids (P3-040); null if none is missing. */
function homesWithoutIds({ addresses, ownedProperties }: Person): HomesWithoutIds | null {
  if (!addresses.some(lacksId)) return null;
  return {
    addresses: numberHomes(addresses).map(({ address }) =>
      address.type === 'full'
        ? {
            type: address.type,
            id: address.id,
            line1: address.line1,
            city: address.city,
            stateCode: address.stateCode,
          }
        : { type: address.type },
    ),
    ownedProperties: ownedProperties.map((owned) =>
      owned.type === 'full'
        ? { type: owned.type, line1: owned.line1, city: owned.city, stateCode: owned.stateCode }
        : { type: owned.type },
    ),
  };
}
