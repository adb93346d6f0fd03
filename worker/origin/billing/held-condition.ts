import { selectHeldCounties } from '../court-runner/held-counties.ts';
import type { SqlCondition } from '../env.ts';
import { hasNoPlan } from '../plans/plan-store.ts';
import { ALWAYS, both } from '../sql-condition.ts';
import { selectPaid, selectPending } from './held-store.ts';
import { reportOf, selectAccess } from './ordered-report.ts';
import type { PricedOrder } from './price-order.ts';
import { type Sold, soldBy } from './same-purchase.ts';

/** Who orders at what time, in milliseconds since 1970; `buysAnother`: they know what they have, and want another one. */
interface Ordering {
  readonly accountId: string;
  readonly buysAnother: boolean;
  readonly now: number;
}

/**
 * Holds while the buyer has none of what an order is for: not open, not paid a moment ago, not waiting for its payment,
 * and no unused credit for the person. It is part of the statement that writes the order, so that of two forms sent at
 * once one is an order. What is open, a county that a runner is out in, searched lately or is ordered for, and a plan are
 * never sold again, whatever the buyer says. The change of a plan has a condition of its own.
 */
export function isNotHeld(priced: PricedOrder, ordering: Ordering): SqlCondition {
  const sold = soldBy(priced);
  if (sold === null) return ALWAYS;
  const held = [...heldForGood(priced, sold, ordering), ...(ordering.buysAnother ? [] : heldForNow(sold, ordering))];
  const isFree = sold.kind === 'plan' ? hasNoPlan(ordering.accountId) : ALWAYS;
  return held.map(({ sql, values }) => ({ sql: `NOT EXISTS (${sql})`, values })).reduce(both, isFree);
}

function heldForGood(priced: PricedOrder, sold: Sold, { accountId, now }: Ordering): SqlCondition[] {
  const report = reportOf(priced);
  if (report !== null) return [selectAccess(accountId, report, now)];
  if (sold.kind !== 'runner') return [];
  return [selectCounties(accountId, sold, now), selectUnsettled(accountId, sold)];
}

function heldForNow(sold: Sold, { accountId, now }: Ordering): SqlCondition[] {
  const paid = selectPaid(accountId, sold, now);
  const orders = [
    selectUnsettled(accountId, sold),
    ...(paid === null ? [] : [{ sql: `SELECT 1 ${paid.sql}`, values: paid.values }]),
  ];
  if (sold.kind !== 'credits' || sold.personId === null) return orders;
  const credit = {
    sql: 'SELECT 1 FROM background_credit WHERE account_id = ? AND used_at IS NULL AND expires_at > ?',
    values: [accountId, now],
  };
  return [...orders, credit, selectAccess(accountId, { kind: 'person', personId: sold.personId }, now)];
}

function selectUnsettled(accountId: string, sold: Sold): SqlCondition {
  const { sql, values } = selectPending(accountId, sold);
  return { sql: `SELECT 1 ${sql}`, values };
}

/** Those of these counties where the account's runner is out for the person, or was lately. */
function selectCounties(
  accountId: string,
  { personId, fips }: Extract<Sold, { kind: 'runner' }>,
  now: number,
): SqlCondition {
  const { sql, values } = selectHeldCounties(accountId, personId, now);
  return {
    sql: `SELECT 1 ${sql} AND r.fips IN (SELECT value FROM json_each(?))`,
    values: [...values, JSON.stringify(fips)],
  };
}
