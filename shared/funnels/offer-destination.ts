import { ALL_SECTIONS } from '../people/person-sections.ts';

/** What clicking a call to action does (P6-056). */
export const CLICK_KINDS = [
  'funnel',
  'funnel-new-tab',
  'consume-background-credit',
  'one-click-upgrade',
  'internal-navigation',
] as const;
export type ClickKind = (typeof CLICK_KINDS)[number];

// Destinations by click kind. Any value not listed here is an error (P6-058).

/** Destinations for the click kinds funnel and funnel-new-tab: what the funnel sells. */
export const FUNNEL_OFFERS = [
  'person',
  'person-email',
  'background',
  'business-email',
  'business-phone',
  'property',
  'premium',
  'speed-search',
] as const;
export type FunnelOffer = (typeof FUNNEL_OFFERS)[number];

/** Destinations for the click kind one-click-upgrade, and values of the flag upgradeType (P2-062). */
export const UPGRADE_TYPES = ['business', 'default', 'phone_activity'] as const;
export type UpgradeType = (typeof UPGRADE_TYPES)[number];

/** What a one-click upgrade unlocks, for viewers without a plan that could be upgraded. */
export const UPGRADE_OFFERS: { readonly [T in UpgradeType]: FunnelOffer } = {
  business: 'business-email',
  phone_activity: 'business-phone',
  default: 'premium',
};

/** Destinations for the click kind internal-navigation: the sections of the page. */
export const NAVIGATION_TARGETS = ALL_SECTIONS;
export type NavigationTarget = (typeof NAVIGATION_TARGETS)[number];

/** One more: the button with which a viewer opens this person by a lookup. */
export const OPENING_TARGET = 'opening';

/** The only destination for the click kind consume-background-credit. */
export const CREDIT_DESTINATION = 'report';
