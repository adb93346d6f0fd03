import type { PlanPeriod, PlanTier } from '../../../shared/contract/plans.ts';

/** The table of plans (F2-59). What an origin does not sell is not in it. Prices are in dollars. */
export interface PricingPageModel {
  readonly kind: 'pricing';
  readonly columns: readonly PricingColumn[];
  readonly single: PricingSingle;
  /** fair use of every plan: different people a day; null if the origin does not say */
  readonly fairUsePeople: number | null;
}

/** One report, or a plan with its prices. */
export interface PricingColumn {
  readonly tier: PlanTier | 'report';
  readonly price: number;
  /** what the price is for; null: it is paid once */
  readonly period: PlanPeriod | null;
  /** the price by the year, if `price` is by the month; null without one */
  readonly yearPrice: number | null;
  /** people per month; null: no limit */
  readonly lookups: number | null;
  /** background reports per month */
  readonly reports: number;
  readonly action: PricingAction;
}

/** 'yours': the viewer has it; 'change': they have another one */
export type PricingAction =
  | { readonly kind: 'start' | 'change'; readonly href: string }
  | { readonly kind: 'yours'; readonly href: string };

/** What is bought once; null while it is not for sale. */
export interface PricingSingle {
  readonly report: number | null;
  readonly pack: { readonly count: number; readonly price: number } | null;
  readonly property: number | null;
}
