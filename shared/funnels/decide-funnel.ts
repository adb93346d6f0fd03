import type { User } from '../contract/account.ts';
import type { UserType } from '../contract/viewer.ts';
import type { PropertyLink } from '../urls/builders/path-builders.ts';
import { paths } from '../urls/paths.ts';
import { buildSegment, PLACEHOLDER } from '../urls/segments.ts';
import type { FunnelLink } from './funnel-link.ts';
import type { FunnelSlot, FunnelType } from './funnel-values.ts';
import { isNamelessState } from './nameless-states.ts';
import type { FunnelOffer, UpgradeType } from './offer-destination.ts';

/** Longest name slug, in characters, so that links stay short whatever the name. */
const TERM_MAX = 100;

/** The viewer, as far as a price depends on it. */
export interface FunnelViewer {
  /** null: not logged in */
  readonly userType: UserType | null;
  /** a premium lookup is left, or lookups are unlimited */
  readonly hasLookupsLeft: boolean;
}

/** The person the page is about. */
export interface FunnelSubject {
  readonly id: string;
  readonly fullName: string;
  /** where the person lives now; null if unknown */
  readonly stateCode: string | null;
}

export interface FunnelRequest {
  readonly viewer: FunnelViewer;
  readonly slot: FunnelSlot;
  readonly offer: FunnelOffer;
  readonly subject: FunnelSubject;
  /** came through a search ad: gclid, msclkid or utm_medium=cpc */
  readonly isFromPaidSearch: boolean;
  /** upsells open in a new tab even for logged-in viewers (P6-049) */
  readonly opensNewTab?: boolean;
  /** the property of the report; without it there is no link to one */
  readonly property?: { readonly pnpId: string; readonly propertySite: string | null } | null;
  /** the clicked address or number, if there was one (P2-129) */
  readonly about?: Pick<FunnelLink, 'addressId' | 'phoneNumber'>;
}

export interface FunnelDecision {
  /** path with query, on this site */
  readonly href: string;
  readonly funnelType: FunnelType;
  /** the current page stays open */
  readonly isNewWindow: boolean;
}

/**
 * Where an upsell on a person page leads (P6-027). Logged-out visitors keep the page and get a new window, except that
 * address upsells stay in the tab for everybody (P6-028, P6-029). The link says where it was (P2-128) and which upgrade
 * it offers (P2-130, P2-131).
 */
export function decideFunnel(request: FunnelRequest): FunnelDecision {
  const { viewer, slot, offer, subject, isFromPaidSearch, opensNewTab = false, property = null, about } = request;
  const funnelType = decideFunnelType(viewer, offer, subject.stateCode, isFromPaidSearch);
  const link: FunnelLink = {
    wpTerm: nameTerm(subject),
    wpContent: slot,
    wpSource: 'people',
    wpMedium: 'onepages',
    funnelType,
    ...about,
    wpId: subject.id,
    emailUpgrade: offer === 'person-email' || offer === 'business-email',
    phoneintelUpgrade: offer === 'business-phone',
  };
  return {
    href: offerHref(offer, funnelType, viewer, link, property),
    funnelType,
    // P6-028, P6-029, P6-049
    isNewWindow: (viewer.userType === null || opensNewTab) && slot !== 'addresses',
  };
}

/**
 * The page that the one-click upgrade is without JavaScript, for viewers whose plan it changes (P4-047). It says where
 * it was clicked, as every link to a price does (P2-128, P2-133).
 */
export function upgradeHref(upgradeType: UpgradeType, slot: FunnelSlot, subject: FunnelSubject): string {
  return paths.upgrade({
    upgradeType,
    wpTerm: nameTerm(subject),
    wpContent: slot,
    wpSource: 'people',
    wpMedium: 'onepages',
    funnelType: upgradeType === 'default' ? 'default' : 'business',
    wpId: subject.id,
    emailUpgrade: upgradeType === 'business',
    phoneintelUpgrade: upgradeType === 'phone_activity',
  });
}

/** Offers outside the funnels of a person, a report or a plan have their own page. */
function offerHref(
  offer: FunnelOffer,
  funnelType: FunnelType,
  viewer: FunnelViewer,
  link: FunnelLink,
  property: FunnelRequest['property'],
): string {
  if (offer === 'speed-search') return paths.speedSearch(link);
  if (offer !== 'property' || property == null) return funnelHref(funnelType, viewer, link);
  return propertyFunnelHref(viewer.userType, { ...link, ...property });
}

/**
 * The path where a funnel starts. Billing knows everybody who has ever paid, and they are sent there (F2-43): to buy
 * credits (F2-44, F2-45), or to choose a plan (F2-46), also for the business plan, which credits do not buy. Everybody
 * else goes to a checkout (F2-47, F2-48, F2-49); the business plan and the Premium sign-up have their own.
 */
export function funnelHref(funnelType: FunnelType, viewer: FunnelViewer, link: FunnelLink): string {
  if (isBilled(viewer.userType))
    return buysCredits(funnelType, viewer) ? paths.purchaseCredits(link) : paths.managePlan(link);
  switch (funnelType) {
    case 'bg_onepages_1':
      return paths.checkoutSearch(link);
    case 'person_onepages_1':
    case 'person_sem_onepages_1':
    case 'person_state_onepages_1':
      return paths.checkoutSummary(link);
    case 'business':
      return paths.checkoutBusiness(link);
    case 'sign-up':
      return paths.pricing(link);
    case 'address':
    case 'gumwall':
    case 'phone_onepages_1':
    case 'default':
      return paths.checkoutPhoneSummary(link);
  }
}

/** Whether a viewer whom billing knows buys credits there (F2-44, F2-45), rather than a plan (F2-46). */
export function buysCredits(funnelType: FunnelType, { hasLookupsLeft }: FunnelViewer): boolean {
  return funnelType === 'bg_onepages_1' || (hasLookupsLeft && funnelType !== 'business');
}

/**
 * The funnel of an offer. Only the funnel of a person has variants: one for Ohio and Illinois (P2-134), which also
 * applies to visitors from paid search because it shows no name, and one for paid search (P2-132).
 */
function decideFunnelType(
  viewer: FunnelViewer,
  offer: FunnelOffer,
  stateCode: string | null,
  isFromPaidSearch: boolean,
): FunnelType {
  if (offer === 'background') return 'bg_onepages_1';
  if (offer === 'business-email' || offer === 'business-phone') return 'business';
  if (offer === 'premium') return 'sign-up';
  if (offer === 'property' || offer === 'speed-search') return 'default';
  if (isNamelessState(stateCode)) return 'person_state_onepages_1';
  const isFree = viewer.userType === null || viewer.userType === 'free';
  return isFromPaidSearch && isFree ? 'person_sem_onepages_1' : 'person_onepages_1';
}

/** 'Maya-Ostrowski'; null if the name is hidden (P2-133) or has no letter that a link can spell. */
function nameTerm({ fullName, stateCode }: FunnelSubject): string | null {
  if (isNamelessState(stateCode)) return null;
  const slug = buildSegment(fullName.slice(0, TERM_MAX));
  return slug === PLACEHOLDER ? null : slug;
}

/**
 * Every user type except free and family: current and former buyers have a plan or a purchase that billing shows
 * (F2-43).
 */
export function isBilled(userType: UserType | null): boolean {
  return userType !== null && userType !== 'free' && userType !== 'fam';
}

/** Where a property report is bought: with the plan if the viewer has one (P2-118), else at its checkout (P2-117). */
export function propertyFunnelHref(userType: UserType | null, link: PropertyLink): string {
  return isBilled(userType) ? paths.managePlanForProperty(link) : paths.checkoutPropertySummary(link);
}

/**
 * Where the owner of a masked number is bought, for a viewer (null: not logged in): at billing if they have ever paid
 * (F2-43), else at the checkout of the phone funnel (F2-49). Logged-out visitors keep the page and get a new window
 * (P6-028).
 *
 * @param phoneNumber 11 digits
 */
export function decidePhoneFunnel(
  viewer: Pick<User, 'userType' | 'premiumLookupsCount'> | null,
  phoneNumber: string,
): { readonly href: string; readonly isNewWindow: boolean } {
  const funnelType = 'phone_onepages_1';
  const funnelViewer = {
    userType: viewer?.userType ?? null,
    hasLookupsLeft: viewer !== null && viewer.premiumLookupsCount !== 0,
  };
  const link = { wpContent: 'phones', wpSource: 'phone', wpMedium: 'onepages', funnelType, phoneNumber } as const;
  return { href: funnelHref(funnelType, funnelViewer, link), isNewWindow: viewer === null };
}
