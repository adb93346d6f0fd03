import type { Billing } from './open-billing.ts';
import { loadOrder, type Order } from './orders-store.ts';
import { payOrder } from './pay-order.ts';
import { askPendingOrder } from './pending-orders.ts';

/** An order that somebody is about to place. */
export interface WantedOrder {
  readonly accountId: string;
  readonly requestHashes: readonly string[];
  readonly totalCents: number;
}

/**
 * The buyer's own unpaid order for the same thing at the same price, if the provider's page takes its payment, or could:
 * a buyer who sends the form again from another tab, or after going back, continues there instead of paying twice. One
 * whose charge never reached the provider is charged now, and one that turns out to be paid is their order, too.
 *
 * @returns the order as its provider knows it now; null if there is none, or it is over
 * @throws ProblemError 503 if the provider did not answer about a charge
 */
export async function continueOrder(
  billing: Billing,
  { accountId, requestHashes, totalCents }: WantedOrder,
  now: number,
): Promise<Order | null> {
  const { accounts: db, provider } = billing;
  if (provider?.way !== 'hosted-page') return null;
  const row = await db
    .prepare(
      `SELECT id FROM purchase WHERE account_id = ?1 AND status = 'pending' AND provider = ?2 AND method_ref IS NULL
         AND total_cents = ?3 AND request_hash IN (SELECT value FROM json_each(?4))
       ORDER BY created_at DESC LIMIT 1`,
    )
    .bind(accountId, provider.name, totalCents, JSON.stringify(requestHashes))
    .first<{ id: string }>();
  const open = row === null ? null : await loadOrder(db, row.id);
  if (open === null) return null;
  const order = await (open.providerRef === null ? payOrder(billing, open, now) : askPendingOrder(billing, open, now));
  return order.status === 'pending' || order.status === 'paid' ? order : null;
}
