import type { PlanArrival } from '../../client/pages/manage-plan/manage-plan-model.ts';
import { managePlanCopy } from '../../shared/copy/billing/manage-plan.ts';
import type { FunnelLink } from '../../shared/funnels/funnel-link.ts';
import { isPersonId } from '../../shared/urls/identifiers.ts';
import { safePropertyUrl } from '../../shared/urls/parsers/safe-redirect.ts';
import { hasMore, loadPersonOffer } from '../checkout/load-person-offer.ts';
import type { EdgeContext } from '../context.ts';

const words = managePlanCopy.arrival;
const SOURCES = ['people', 'property', 'phone', 'address'] as const;

/** What led the viewer to a page of a plan; it stays in the address from one such page to the next. Anything else is dropped. */
export interface PlanQuery extends Pick<FunnelLink, 'wpId' | 'wpSource'> {
  readonly wpId: string | null;
  readonly propertyUrl: string | null;
  /** the link came by email (P2-029) */
  readonly emailCampaign: boolean;
}

/** Reads it from the address. */
export function readPlanQuery(c: EdgeContext): PlanQuery {
  const { searchParams } = c.get('url');
  const { propertySite, siteOrigin } = c.get('settings');
  const wpId = searchParams.get('wpId');
  return {
    wpId: wpId !== null && isPersonId(wpId) ? wpId : null,
    wpSource: SOURCES.find((one) => one === searchParams.get('wp_source')) ?? null,
    propertyUrl: safePropertyUrl(searchParams.get('propertyUrl'), propertySite, siteOrigin),
    emailCampaign: searchParams.get('email_campaign') === 'true',
  };
}

/** Why the viewer came, and the way back to that person or house; null if they came for the plan itself. */
export async function loadPlanArrival(
  c: EdgeContext,
  { wpId, propertyUrl, emailCampaign }: PlanQuery,
): Promise<PlanArrival | null> {
  const person = wpId === null ? null : await loadPersonOffer(c, wpId);
  if (person !== null) {
    const { firstName } = person.shown;
    const back = { text: words.back(firstName), href: person.link };
    // Nothing is sold for somebody of whom everybody sees all there is.
    return { text: hasMore(person) ? words.person(firstName) : null, isFromEmail: emailCampaign, back };
  }
  if (propertyUrl !== null)
    return {
      text: words.property,
      isFromEmail: emailCampaign,
      back: { text: words.propertyBack, href: propertyUrl },
    };
  return emailCampaign ? { text: null, isFromEmail: true, back: null } : null;
}
