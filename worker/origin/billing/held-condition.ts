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
 * once one is an order. What is open, out, or a plan is never sold again, whatever the buyer says. The change of a plan
 * has a condition of its own.
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
  return sold.kind === 'runner' ? [selectCountiesOut(accountId, sold)] : [];
}

function heldForNow(sold: Sold, { accountId, now }: Ordering): SqlCondition[] {
  const orders = [selectPending(accountId, sold), selectPaid(accountId, sold, now)].flatMap((found): SqlCondition[] =>
    found === null ? [] : [{ sql: `SELECT 1 ${found.sql}`, values: found.values }],
  );
  if (sold.kind !== 'credits' || sold.personId === null) return orders;
  const credit = {
    sql: 'SELECT 1 FROM background_credit WHERE account_id = ? AND used_at IS NULL AND expires_at > ?',
    values: [accountId, now],
  };
  return [...orders, credit, selectAccess(accountId, { kind: 'person', personId: sold.personId }, now)];
}

/** Runners of the account's who are out in one of these counties for the person. */
function selectCountiesOut(accountId: string, { personId, fips }: Extract<Sold, { kind: 'runner' }>): SqlCondition {
  return {
    sql: `SELECT 1 FROM court_runner_request q JOIN court_runner_record r ON r.request_id = q.id
      WHERE q.account_id = ? AND q.person_id = ? AND r.status = 'Requested'
        AND r.fips IN (SELECT value FROM json_each(?))`,
    values: [accountId, personId, JSON.stringify(fips)],
  };
}
