import type { FullAddress } from '../../../shared/contract/person/address.ts';
import type { CallToAction, PageDefinition } from '../../../shared/contract/person/page-definition.ts';
import type { Person, PersonDetails } from '../../../shared/contract/person/person.ts';
import type { FullPhone } from '../../../shared/contract/person/phone.ts';
import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';
import type { RunnerOffer } from '../../../shared/court-runner/county-options.ts';
import type { EventTest } from '../../../shared/events/event-test.ts';
import type { Slot } from '../../../shared/funnels/funnel-values.ts';
import type { SectionName } from '../../../shared/people/person-sections.ts';
import type { MapModel } from './map/map-model.ts';
import type { OfferedRelative } from './monitor/describe-relatives.ts';
import type { ListedChange } from './monitor/list-changes.ts';
import type { PersonPageModel } from './person-model.ts';

/**
 * What the full model of a person page and the browser's have in common. Code that takes it runs on both sides, and
 * reading anything that is not sent does not compile.
 */
export interface PersonPageCore
  extends Pick<
    PersonPageModel,
    | 'kind'
    | 'counts'
    | 'isLoggedIn'
    | 'asksToLogIn'
    | 'flags'
    | 'experiments'
    | 'ads'
    | 'isBot'
    | 'isUpgradeBlocked'
    | 'isFromPaidSearch'
    | 'tilesUrl'
    | 'propertySite'
    | 'today'
  > {
  readonly details: DetailsCore;
  /** only in the browser, for whoever monitors this person: what changed since they last looked */
  readonly changes?: readonly ListedChange[];
  /** only in the browser, for visitors who are not logged in: whom else the monitor dialog offers to monitor */
  readonly relativesToOffer?: readonly OfferedRelative[];
}

interface DetailsCore
  extends Pick<
    PersonDetails,
    'lookupType' | 'entitlement' | 'isMonitoring' | 'userInfo' | 'personIsOnMyContactsList' | 'myContactsListId'
  > {
  readonly results: PersonCore;
  readonly pageDefinition: {
    readonly headerComponent: PricedCall | null;
    /** in the browser, only those of the sticky header and those whose text comes late */
    readonly callsToAction: Readonly<Partial<Record<Slot, PricedCall>>>;
    /** in the browser, only those that dialogs show */
    readonly offerPrices?: PageDefinition['offerPrices'];
  };
  readonly courtRunnerInfo: RunnerOffer | null;
}

/** In the browser, which shows only short prices beside calls to action, a price is no more than that. */
export interface PricedCall extends Omit<CallToAction, 'price'> {
  readonly price?: { readonly short: string; readonly whole?: string } | null | undefined;
}

export interface PersonCore extends Pick<Person, 'id' | 'name' | 'isDead' | 'dateOfBirth'> {
  /** in the browser, only the main one; see mainAddressOf */
  readonly addresses: readonly { readonly city: string; readonly stateCode: string; readonly isHistorical: boolean }[];
  /** in the browser, only the first one */
  readonly ownedProperties: readonly { readonly pnpId: string | null }[];
}

/**
 * A person page in the browser: what its code needs in order to act, and to hydrate its islands. Everything
 * else is in the HTML, and only there.
 */
export interface PersonBrowserModel extends PersonPageCore {
  /** the report is open and came: the browser asks for its records once the reader acts (watch-records.ts) */
  readonly hasRecords: boolean;
  /** for events: the test behind the page definition; absent without one */
  readonly test?: EventTest | undefined;
  /** in the page's order */
  readonly sections: readonly SectionName[];
  /** only the name is known: then the page has none of its sections */
  readonly isNameOnly: boolean;
  /** the phones that this viewer can have checked */
  readonly phonesToCheck: readonly PhoneToCheck[];
  /** null if there is no address */
  readonly map: MapModel | null;
  /** an age that may still arrive (P4-086), as far as it is known; null for any other */
  readonly unknownAge: Person['dateOfBirth'] | null;
  /** all addresses and properties, if the id of an address is missing (P4-082); otherwise null */
  readonly lacksIds: HomesWithoutIds | null;
}

/** The page of an open report once the browser has its first records. */
export interface OpenReportPage extends PersonPageCore {
  readonly background: BackgroundAnswer;
}

/** What a phone check needs to know of a phone. */
export type PhoneToCheck = Pick<FullPhone, 'id' | 'nationalNumber' | 'bestTimeToCall'>;

/** What identifies an address; of those that are not full, nothing is needed. */
export type IdentifiedAddress =
  | Pick<FullAddress, 'type' | 'id' | 'line1' | 'city' | 'stateCode'>
  | { readonly type: 'partial' | 'obfuscated' };

/** Addresses in display order, and owned properties. */
export interface HomesWithoutIds {
  readonly addresses: readonly IdentifiedAddress[];
  readonly ownedProperties: readonly (
    | { readonly type: 'full'; readonly line1: string; readonly city: string; readonly stateCode: string }
    | { readonly type: 'partial' }
  )[];
}

/** A person page in code that both sides run: in full on the server, small in the browser. */
export type AnyPersonPage = PersonPageModel | PersonBrowserModel;
