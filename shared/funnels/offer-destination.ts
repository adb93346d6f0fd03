import { ALL_SECTIONS } from '../people/person-sections.ts';

/** What a click on a call to action does (P6-056). */
export const CLICK_KINDS = [
  'funnel',
  'funnel-new-tab',
  'consume-background-credit',
  'one-click-upgrade',
  'internal-navigation',
] as const;
export type ClickKind = (typeof CLICK_KINDS)[number];

// Where they lead, by the kind of the click. What is not listed here is an error (P6-058).

/** Destinations of the click kinds funnel and funnel-new-tab: what is for sale at the end of the funnel. */
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

/** Destinations of the click kind one-click-upgrade, and values of the flag upgradeType (P2-062). */
export const UPGRADE_TYPES = ['business', 'default', 'phone_activity'] as const;
export type UpgradeType = (typeof UPGRADE_TYPES)[number];

/** Destinations of the click kind internal-navigation: the sections of the page. */
export const NAVIGATION_TARGETS = ALL_SECTIONS;
export type NavigationTarget = (typeof NAVIGATION_TARGETS)[number];

/** The only destination of the click kind consume-background-credit. */
export const CREDIT_DESTINATION = 'report';
