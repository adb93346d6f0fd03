import { runEach } from '../job-rows.ts';
import type { Billing } from './open-billing.ts';
import { loadOrder, type Order } from './orders-store.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { giveUpOrder, takeDueOrders } from './pending-orders-store.ts';
import { settleOrder } from './settle-order.ts';

/** An order of which the provider never said anything was never charged, if it says nothing for so long, in milliseconds. */
const SILENT_MS = 3 * 86_400_000;
/** An order that is pending for so long is looked into by whoever runs the site, in milliseconds. */
const GIVEN_UP_MS = 30 * 86_400_000;

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
  const due = await takeDueOrders(billing.accounts, now);
  await runEach('check orders', due, async (id) => {
    const order = await loadOrder(billing.accounts, id);
    if (order === null || order.status !== 'pending') return;
    // Last of all it is asked for once more: the answer may be there by now.
    const asked = isNeverCharged(order, now)
      ? await settleOrder(billing, id, { kind: 'expired', ref: null }, now)
      : await askPendingOrder(billing, order, now);
    if (asked?.status === 'pending' && now - order.createdAt >= GIVEN_UP_MS) await giveUp(billing, order);
  });
}

/** The test provider says at once what a charge comes to, or was never asked. */
function isNeverCharged({ provider, providerRef, createdAt }: Order, now: number): boolean {
  return providerRef === null && (provider === 'test' || now - createdAt > SILENT_MS);
}

/** The line should wake somebody: money may have been taken for which nothing was given. */
async function giveUp({ accounts: db }: Billing, { id, provider, providerRef }: Order): Promise<void> {
  console.error(JSON.stringify({ message: 'ORDER STILL PENDING', provider, reference: providerRef }));
  await giveUpOrder(db, id);
}
