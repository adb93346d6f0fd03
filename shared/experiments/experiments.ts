/**
 * The site's experiments, each with its highest variant. Variant 0 is the page without the experiment, and what
 * everybody sees who must not take part (P6-049 to P6-055).
 */
export const EXPERIMENTS = {
  /** 1 a property upsell, 2 a property-intel call to action, 3 hides properties and licenses */
  PROPERTY_UPSELL: 3,
  /** 1 a property card under the addresses */
  PROPERTY_DISCOVERY: 1,
  /** 1 the report card's call to action above the cards */
  SUBHEADER_CTA_PLACEMENT: 1,
  /** 1 upsells open a new tab even for logged-in viewers */
  UPSELL_NEW_TAB: 1,
  /** 1 the other ad network */
  PUBMAX_ADS: 1,
} as const;

export type ExperimentName = keyof typeof EXPERIMENTS;
/** The variant of each experiment that a visitor sees. */
export type Variants = Readonly<Record<ExperimentName, number>>;

export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as ExperimentName[];

/** The variants of a visitor who takes part in no experiment. */
export const NO_EXPERIMENTS: Variants = {
  PROPERTY_UPSELL: 0,
  PROPERTY_DISCOVERY: 0,
  SUBHEADER_CTA_PLACEMENT: 0,
  UPSELL_NEW_TAB: 0,
  PUBMAX_ADS: 0,
};
