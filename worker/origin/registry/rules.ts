import type { Person } from '../../../shared/contract/person/person.ts';
import type { Entitlement, UserType } from '../../../shared/contract/viewer.ts';
import { oneLine } from '../../../shared/copy/format/prose.ts';
import { isNamelessState } from '../../../shared/funnels/nameless-states.ts';
import type { FunnelOffer, UpgradeType } from '../../../shared/funnels/offer-destination.ts';
import { firstNameOf, mainAddressOf } from '../../../shared/people/mention.ts';
import { hasBusinessFeatures, hasLivePlan } from '../../../shared/people/plan-features.ts';
import type { Need, OfferRow, ViewerClass } from './offer-set.ts';

/** The facts about a viewer that decide offers. */
export interface OfferViewer {
  readonly entitlement: Entitlement;
  /** null: nobody is logged in */
  readonly userType: UserType | null;
  readonly isOutOfLookups: boolean;
  /** they see the free view, and could open this person by using a lookup */
  readonly canOpen: boolean;
  /** usable background credits */
  readonly credits: number;
  /** Premium shows more of this person than everybody sees */
  readonly hasMore: boolean;
  /** Speed Search is part of their plan */
  readonly hasSpeedSearch: boolean;
  /** the page requested properties (includeProperties) */
  readonly withProperties: boolean;
  /** a lookup is left, or they are unlimited: it decides where an offer leads (F2-45) */
  readonly hasLookupsLeft: boolean;
  /** the product of their plan, also of one whose payment is overdue; null without one */
  readonly planName: string | null;
}

/** Replaces a name that must not be used, or is too long for a button. */
const NO_NAME = 'this person';
/** Longest first name in a call to action, in characters. */
const NAME_MAX = 24;

const LAPSED: ReadonlySet<UserType | null> = new Set<UserType>([
  'cancelled',
  'expired',
  'transactional',
  'transactional credits',
  'delinquent',
]);

/** The class of this viewer. */
export function decideViewerClass({ entitlement, userType, isOutOfLookups }: OfferViewer): ViewerClass {
  if (entitlement !== 'free') return entitlement;
  if (isOutOfLookups) return 'out';
  // As for a stub, or for a person with nothing more to show: nobody is offered the plan they have.
  if (hasLivePlan(userType)) return hasBusinessFeatures(userType) ? 'smb' : 'premium';
  return LAPSED.has(userType) ? 'lapsed' : 'free';
}

/**
 * Whether an offer's condition holds: nobody is offered what they have or what is not on record. Judged by the person
 * as masked for this viewer.
 */
export function isNeedMet(need: Need, person: Person, viewer: OfferViewer): boolean {
  const { counts, emails } = person;
  switch (need) {
    case 'nothing':
      return true;
    case 'credit':
      return viewer.credits > 0;
    case 'hidden-facts':
      return viewer.hasMore;
    case 'hidden-phones':
      return counts.phonesCount > fullPhones(person);
    case 'unchecked-phones':
      return fullPhones(person) > 0 && !hasBusinessFeatures(viewer.userType);
    case 'hidden-emails':
      return counts.emailsCount > 0 && (emails.type === 'obfuscated' || emails.type === 'only-counts');
    case 'partial-emails':
      return emails.type === 'partial' && emails.partialEmails.length > 0;
    case 'hidden-addresses':
      return person.addresses.some(({ type }) => type !== 'full');
    case 'hidden-relatives':
      return counts.relativesCount > person.relatives.filter(({ type }) => type === 'full').length;
    case 'property':
      return viewer.withProperties && (person.ownedProperties[0]?.pnpId ?? null) !== null;
    case 'speed-search':
      return viewer.hasSpeedSearch;
    case 'no-speed-search':
      return !viewer.hasSpeedSearch;
    case 'payment-due':
      return viewer.userType === 'delinquent';
  }
}

/** Readers for whom a link down the page leads to a report they have. */
const HAVE_REPORT: ReadonlySet<ViewerClass> = new Set(['bg']);

/** Whether an offer leads this viewer to something they do not have: all but the link to a report they have. */
export function isForSale({ clickKind }: OfferRow, viewerClass: ViewerClass): boolean {
  return clickKind !== 'internal-navigation' || !HAVE_REPORT.has(viewerClass);
}

/** What is sold there is a plan. */
const PLAN_DESTINATIONS: ReadonlySet<string> = new Set<FunnelOffer | UpgradeType>([
  'person',
  'person-email',
  'business-email',
  'business-phone',
  'premium',
  'speed-search',
  'default',
  'business',
  'phone_activity',
]);

/** Whether what is sold there is a plan. */
export function isPlanOffer(destination: string): boolean {
  return PLAN_DESTINATIONS.has(destination);
}

/**
 * Whether no plan is offered: members of a family can buy none until they leave theirs, and whoever could open this
 * person now needs none. What is part of their plan is no offer.
 */
export function isClosedTo(viewer: OfferViewer, { needs, destination }: OfferRow): boolean {
  return needsNoPlan(viewer) && needs !== 'speed-search' && isPlanOffer(destination);
}

/** Whether this viewer is offered no plan at all. */
export function needsNoPlan({ userType, canOpen }: OfferViewer): boolean {
  return userType === 'fam' || canOpen;
}

/**
 * The person's name in a call to action: never for people in Ohio or Illinois, in anything that leads to a price
 * (P2-133).
 */
export function nameInOffers(person: Person): string {
  if (isNamelessState(mainAddressOf(person)?.stateCode)) return NO_NAME;
  const first = oneLine(firstNameOf(person));
  return first.length > NAME_MAX ? NO_NAME : first;
}

function fullPhones({ mobilePhones, landlinePhones, otherPhones }: Person): number {
  const isFull = ({ type }: { readonly type: string }) => type === 'full';
  return [mobilePhones, landlinePhones, otherPhones].reduce((sum, group) => sum + group.filter(isFull).length, 0);
}
