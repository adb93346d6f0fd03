import type { Billing } from '../billing/open-billing.ts';
import { loadOrder } from '../billing/orders-store.ts';
import { askPendingOrder } from '../billing/pending-orders.ts';
import { settleOrder } from '../billing/settle-order.ts';
import type { SqlDatabase } from '../env.ts';
import { runEach } from '../job-rows.ts';

/** The most renewals in one run; the next one takes the rest. */
const RUN_MAX = 50;

/**
 * Settles renewals of ours whose plan does not wait for them anymore: a run was killed after it charged, and the plan was
 * canceled, paid otherwise, or deleted before the next one. What was charged goes back in full; what was not is never
 * charged. `now` is in milliseconds since 1970.
 */
export async function settleStrayRenewals(billing: Billing, now: number): Promise<void> {
  const { accounts: db, provider } = billing;
  // A provider that renews by itself tells of its payments again.
  if (provider === null || provider.subscriptions !== null) return;
  await runEach('settle stray renewals', await listStray(db, provider.name), async (id) => {
    const order = await loadOrder(db, id);
    if (order === null || order.status !== 'pending') return;
    if (order.providerRef === null) await settleOrder(billing, id, { kind: 'expired', ref: null }, now);
    else await askPendingOrder(billing, order, now);
  });
}

async function listStray(db: SqlDatabase, provider: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT u.id FROM purchase u
       WHERE u.status = 'pending' AND u.plan_action = 'renew' AND u.provider = ?1 AND NOT EXISTS (
         SELECT 1 FROM plan p WHERE p.id = u.plan_id AND p.status <> 'ended' AND p.cancelled_at IS NULL
           AND p.period_end = u.plan_from)
       LIMIT ${RUN_MAX}`,
    )
    .bind(provider)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
