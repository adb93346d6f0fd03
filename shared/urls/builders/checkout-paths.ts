import type { PlanPeriod, PlanTier } from '../../contract/plans.ts';
import { type FunnelLink, funnelQuery } from '../../funnels/funnel-link.ts';
import { withQuery } from '../query.ts';

/** A link to the checkout of plans. */
export interface PlanLink extends FunnelLink {
  /** the plan whose checkout it is; without one, the plans that fit the funnel */
  readonly plan?: PlanTier | null;
  /** the period that is picked at first */
  readonly period?: PlanPeriod | null;
}

/** the checkout of the funnel of a person, and of every plan without a page of its own */
export const checkoutSummary = ({ plan, period, ...link }: PlanLink = {}) =>
  withQuery('/checkout/summary', { ...funnelQuery(link), plan, period });
/** the checkout of the funnels of a phone number, an address and the gum wall */
export const checkoutPhoneSummary = (link: FunnelLink = {}) => withQuery('/checkout/phone-summary', funnelQuery(link));
export const checkoutBusiness = (link: FunnelLink = {}) => withQuery('/checkout/business', funnelQuery(link));
