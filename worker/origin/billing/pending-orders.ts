import { runEach } from '../job-rows.ts';
import { writeLog } from '../logging/write-log.ts';
import type { Billing } from './open-billing.ts';
import { loadOrder, type Order } from './orders-store.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { giveUpOrder, takeDueOrders } from './pending-orders-store.ts';
import { settleOrder } from './settle-order.ts';

/** If the provider says nothing about an order for this long, the order was never charged, in milliseconds. */
const SILENT_MS = 3 * 86_400_000;
/** After this long, a pending order is the site operator's to look into, in milliseconds. */
const GIVEN_UP_MS = 30 * 86_400_000;

/**
 * Asks the provider about a pending order and settles it. If the provider does not know or does not answer, it stays
 * pending.
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
 * For the scheduled job: checks orders that nobody came back for, so that buyers who paid get what they paid for, and
 * ends those that never reached a provider. `now` is in milliseconds since 1970.
 */
export async function checkPendingOrders(billing: Billing, now: number): Promise<void> {
  const due = await takeDueOrders(billing.accounts, now);
  await runEach('check orders', due, async (id) => {
    const order = await loadOrder(billing.accounts, id);
    if (order === null || order.status !== 'pending') return;
    // One last check: the answer may have arrived by now.
    const asked = isNeverCharged(order, now)
      ? await settleOrder(billing, id, { kind: 'expired', ref: null }, now)
      : await askPendingOrder(billing, order, now);
    if (asked?.status === 'pending' && now - order.createdAt >= GIVEN_UP_MS) await giveUp(billing, order);
  });
}

/** The test provider decides a charge at once, or was never asked. */
function isNeverCharged({ provider, providerRef, createdAt }: Order, now: number): boolean {
  return providerRef === null && (provider === 'test' || now - createdAt > SILENT_MS);
}

/** This log line should wake somebody: the buyer may have paid and received nothing. */
async function giveUp({ accounts: db }: Billing, { id, provider, providerRef }: Order): Promise<void> {
  writeLog('ORDER STILL PENDING', { provider, reference: providerRef });
  await giveUpOrder(db, id);
}
