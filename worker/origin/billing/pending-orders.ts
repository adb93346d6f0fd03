import type { SqlDatabase } from '../env.ts';
import type { Billing } from './open-billing.ts';
import { loadOrder, type Order } from './orders-store.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { settleOrder } from './settle-order.ts';

/** An order that is pending for so long is asked for, in milliseconds. */
const PENDING_MS = 15 * 60_000;
/** An order of which the provider never said anything was never charged, if it says nothing for so long, in milliseconds. */
const SILENT_MS = 3 * 86_400_000;
/** Whom a runner was to ask for is kept this long with an order that expired: its payment may come to light. In milliseconds. */
const RUNNER_KEPT_MS = 7 * 86_400_000;
/** Orders of one run of the job at most; the next run takes the others. */
const RUN_MAX = 50;

/**
 * Asks the provider what became of a pending order, and settles it. What the provider does not know, and what it does not
 * answer, stays pending.
 */
export async function askPendingOrder(billing: Billing, order: Order, now: number): Promise<Order> {
  const { provider } = billing;
  if (provider === null || provider.name !== order.provider || order.providerRef === null) return order;
  try {
    const outcome = await provider.check(order.providerRef);
    return (await settleOrder(billing, order.id, outcome, now)) ?? order;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return order;
    throw error;
  }
}

/**
 * For the scheduled job: asks about orders that nobody came back for, so that whoever paid gets what they paid for, and ends
 * those that no provider ever heard of. `now` is in milliseconds since 1970.
 */
export async function checkPendingOrders(billing: Billing, now: number): Promise<void> {
  for (const id of await listPending(billing.accounts, now)) {
    const order = await loadOrder(billing.accounts, id);
    if (order === null) continue;
    if (order.providerRef !== null) await askPendingOrder(billing, order, now);
    else await settleOrder(billing, id, { kind: 'expired', ref: null }, now);
  }
  await forgetRunners(billing.accounts, now);
}

/** Takes names and birth dates off orders that were never paid. */
export async function forgetRunners(db: SqlDatabase, now: number): Promise<void> {
  await db
    .prepare("UPDATE purchase SET runner = NULL WHERE status = 'expired' AND runner IS NOT NULL AND settled_at < ?1")
    .bind(now - RUNNER_KEPT_MS)
    .run();
}

/** Those that can be asked for, and those that nothing was heard of for long enough: of the test provider at once. */
export async function listPending(db: SqlDatabase, now: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM purchase
       WHERE status = 'pending' AND created_at < ?1 AND (provider_ref IS NOT NULL OR provider = 'test' OR created_at < ?2)
       ORDER BY created_at LIMIT ${RUN_MAX}`,
    )
    .bind(now - PENDING_MS, now - SILENT_MS)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
