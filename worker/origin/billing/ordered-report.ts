import type { SqlCondition } from '../env.ts';
import { creditsOf, type PricedOrder } from './price-order.ts';

/** The report of a person or a property. */
export type OrderedReport =
  | { readonly kind: 'person'; readonly personId: string }
  | { readonly kind: 'property'; readonly pnpId: string };

/**
 * The report that an order opens by itself once it is paid: a property's, or that of the person whom its only credit is
 * bought for. A pack, a credit for nobody, a plan and Court Runner open none.
 */
export function reportOf({
  lines,
  personId,
  pnpId,
  counties,
  plan,
}: Pick<PricedOrder, 'lines' | 'personId' | 'pnpId' | 'counties' | 'plan'>): OrderedReport | null {
  if (pnpId !== null) return { kind: 'property', pnpId };
  const isOneCredit = plan === null && counties === null && creditsOf(lines) === 1;
  return isOneCredit && personId !== null ? { kind: 'person', personId } : null;
}

/**
 * Selects until when an account can read a report, in milliseconds since 1970; no row if it cannot.
 *
 * @param ownerIds for a property: the owners whose reports show it, too
 */
export function selectAccess(
  accountId: string,
  report: OrderedReport,
  now: number,
  ownerIds: readonly string[] = [],
): SqlCondition {
  const ofPersons = `SELECT access_expires_at FROM report_access
    WHERE account_id = ? AND person_id IN (SELECT value FROM json_each(?)) AND access_expires_at > ?`;
  const personIds = report.kind === 'person' ? [report.personId] : ownerIds;
  const values = [accountId, JSON.stringify(personIds), now];
  if (report.kind === 'person') return { sql: ofPersons, values };
  return {
    sql: `${ofPersons} UNION ALL SELECT access_expires_at FROM property_access
      WHERE account_id = ? AND pnp_id = ? AND access_expires_at > ?`,
    values: [...values, accountId, report.pnpId, now],
  };
}
