import type { SqlDatabase } from '../env.ts';

/** How long events are remembered, in milliseconds: Stripe sends one again for three days. */
export const EVENT_KEPT_MS = 90 * 86_400_000;

/** What an event is compared with. */
export interface EventPurchase {
  readonly id: string;
  readonly status: 'pending' | 'paid' | 'declined' | 'expired';
  readonly provider: string;
  /** what the provider calls it; null while its answer has not come */
  readonly providerRef: string | null;
  readonly totalCents: number;
}

/** Whether an event was carried out already. */
export async function wasCarriedOut(db: SqlDatabase, eventId: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM webhook_event WHERE id = ?1').bind(eventId).first()) !== null;
}

/** Remembers an event that was carried out, and forgets old ones. */
export async function noteEvent(db: SqlDatabase, eventId: string, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM webhook_event WHERE received_at < ?1').bind(now - EVENT_KEPT_MS),
    db.prepare('INSERT OR IGNORE INTO webhook_event (id, received_at) VALUES (?1, ?2)').bind(eventId, now),
  ]);
}

/** The purchase of this id; null where there is none. */
export function findPurchase(db: SqlDatabase, id: string): Promise<EventPurchase | null> {
  return db
    .prepare(
      `SELECT id, status, provider, provider_ref AS providerRef, total_cents AS totalCents
       FROM purchase WHERE id = ?1`,
    )
    .bind(id)
    .first<EventPurchase>();
}

/**
 * Notes what went back at the provider and not by a refund of ours. `refundedCents` is all that went back of this payment;
 * what our own refunds promise is counted before they are carried out, so only what is more was somebody else's.
 *
 * @returns whether something was noted
 */
export async function noteForeignRefund(
  db: SqlDatabase,
  { payment, refundedCents, reason }: { payment: string; refundedCents: number; reason: string },
  now: number,
): Promise<boolean> {
  const isMore = `provider = 'stripe' AND provider_payment = ?1 AND refunded_cents < MIN(?2, total_cents)`;
  const [noted] = await db.batch([
    db
      .prepare(
        `INSERT OR IGNORE INTO refund (id, purchase_id, amount_cents, reason, created_at, done_at)
         SELECT ?1 || '-' || ?2, id, MIN(?2, total_cents) - refunded_cents, ?3, ?4, ?4
         FROM purchase WHERE ${isMore}`,
      )
      .bind(payment, refundedCents, reason, now),
    db
      .prepare(`UPDATE purchase SET refunded_cents = MIN(?2, total_cents) WHERE ${isMore}`)
      .bind(payment, refundedCents),
  ]);
  return (noted?.meta.changes ?? 0) > 0;
}
