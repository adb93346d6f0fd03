/**
 * The experiments of the site, each with its highest variant. 0 is the page as it is without the experiment, and what
 * everybody sees who must not be part of one (P6-049 to P6-055).
 */
export const EXPERIMENTS = {
  /** 1 a property upsell, 2 a property-intel call to action, 3 hides properties and licences */
  PROPERTY_UPSELL: 3,
  /** 1 a property card under the addresses */
  PROPERTY_DISCOVERY: 1,
  /** 1 the report card's call to action above the cards */
  SUBHEADER_CTA_PLACEMENT: 1,
  /** 1 upsells open a new tab for who is logged in as well */
  UPSELL_NEW_TAB: 1,
  /** 1 the other ad network */
  PUBMAX_ADS: 1,
} as const;

export type ExperimentName = keyof typeof EXPERIMENTS;
/** Which variant of each experiment a visitor sees. */
export type Variants = Readonly<Record<ExperimentName, number>>;

export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as ExperimentName[];

/** Who is part of none. */
export const NO_EXPERIMENTS: Variants = {
  PROPERTY_UPSELL: 0,
  PROPERTY_DISCOVERY: 0,
  SUBHEADER_CTA_PLACEMENT: 0,
  UPSELL_NEW_TAB: 0,
  PUBMAX_ADS: 0,
};
