import { parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { safePropertyUrl } from '../../../shared/urls/parsers/safe-redirect.ts';
import { withQuery } from '../../../shared/urls/query.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import type { EdgeContext } from '../../context.ts';
import { notOpen } from '../site/unopened.ts';

/**
 * GET /billing/manage-plan: not open yet, but for who is led here because of a property (P2-118): no plan has its report in
 * it, so it is bought at its checkout.
 */
export async function managePlan(c: EdgeContext): Promise<Response> {
  const { searchParams } = c.var.url;
  const propertyUrl = safePropertyUrl(searchParams.get('propertyUrl'), c.var.settings.propertySite);
  if (searchParams.get('property') !== 'true' || propertyUrl === null) return notOpen(c, 'manage-plan');
  const query = { ...parseFunnelQuery(searchParams), propertyUrl };
  return c.redirect(withQuery(routeRow('checkout-property-summary').pattern, query), 303);
}
