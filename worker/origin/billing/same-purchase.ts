import type { SqlCondition } from '../env.ts';
import type { PricedOrder } from './price-order.ts';

/** What somebody buys, as far as two purchases of it are the same. */
export type Sold =
  /** for a person, or for nobody yet */
  | { readonly kind: 'credits'; readonly personId: string | null }
  | { readonly kind: 'property'; readonly pnpId: string }
  /** FIPS codes of the counties; null: any of them */
  | { readonly kind: 'runner'; readonly personId: string; readonly fips: readonly string[] | null }
  | { readonly kind: 'plan' };

/** What an order buys; null for a plan's change or renewal, which its plan guards. */
export function soldBy({ personId, pnpId, counties, plan }: PricedOrder): Sold | null {
  if (plan !== null) return plan.action === 'start' ? { kind: 'plan' } : null;
  if (pnpId !== null) return { kind: 'property', pnpId };
  if (counties === null) return { kind: 'credits', personId };
  return personId === null ? null : { kind: 'runner', personId, fips: counties.map(({ fips }) => fips) };
}

/** Holds for rows of `purchase h` that buy the same: the same plan or county need not be the only one. */
export function isSamePurchase(sold: Sold): SqlCondition {
  switch (sold.kind) {
    case 'credits':
      return {
        sql: 'h.person_id IS ? AND h.pnp_id IS NULL AND h.counties IS NULL AND h.plan_action IS NULL',
        values: [sold.personId],
      };
    case 'property':
      return { sql: 'h.pnp_id = ?', values: [sold.pnpId] };
    case 'runner':
      return isSameRunner(sold.personId, sold.fips);
    case 'plan':
      return { sql: "h.plan_action = 'start'", values: [] };
  }
}

function isSameRunner(personId: string, fips: readonly string[] | null): SqlCondition {
  const isRunner = 'h.person_id = ? AND h.counties IS NOT NULL';
  if (fips === null) return { sql: isRunner, values: [personId] };
  return {
    sql: `${isRunner} AND EXISTS (SELECT 1 FROM json_each(h.counties) c
      WHERE c.value ->> 'fips' IN (SELECT value FROM json_each(?)))`,
    values: [personId, JSON.stringify(fips)],
  };
}
