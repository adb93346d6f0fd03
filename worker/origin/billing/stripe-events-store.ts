import type { SqlDatabase } from '../env.ts';

/** How long events are remembered, in milliseconds: Stripe sends one again for three days. */
export const EVENT_KEPT_MS = 90 * 86_400_000;

/** Whether an event was carried out already. */
export async function wasCarriedOut(db: SqlDatabase, eventId: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM webhook_event WHERE id = ?1').bind(eventId).first()) !== null;
}

/** Remembers an event that was carried out, and forgets old ones. `now` is in milliseconds since 1970. */
export async function noteEvent(db: SqlDatabase, eventId: string, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM webhook_event WHERE received_at < ?1').bind(now - EVENT_KEPT_MS),
    db.prepare('INSERT OR IGNORE INTO webhook_event (id, received_at) VALUES (?1, ?2)').bind(eventId, now),
  ]);
}

/** What went back of a payment at the provider, by whoever had it sent. */
export interface RefundedPayment {
  /** what the provider calls it */
  readonly payment: string;
  /** all that went back of it, in cents */
  readonly refundedCents: number;
  /** for the buyer, of what was no refund of ours */
  readonly reason: string;
}

/**
 * Notes what went back at Stripe without us. Our own refunds are written down before they are carried out, so only what is
 * more than they come to was somebody else's; told again it is noted once. `now` is in milliseconds since 1970.
 */
export async function noteForeignRefund(
  db: SqlDatabase,
  { payment, refundedCents, reason }: RefundedPayment,
  now: number,
): Promise<void> {
  const isOurs = `p.provider = 'stripe' AND p.provider_payment = ?1`;
  const ownCents = '(SELECT COALESCE(SUM(r.amount_cents), 0) FROM refund r WHERE r.purchase_id = p.id)';
  const doneCents = `(SELECT COALESCE(SUM(r.amount_cents), 0) FROM refund r
    WHERE r.purchase_id = p.id AND r.done_at IS NOT NULL)`;
  await db.batch([
    db
      .prepare(
        `INSERT OR IGNORE INTO refund (id, purchase_id, amount_cents, reason, created_at, done_at)
         SELECT ?1 || '-' || ?2, p.id, MIN(?2, p.total_cents) - ${ownCents}, ?3, ?4, ?4
         FROM purchase p WHERE ${isOurs} AND MIN(?2, p.total_cents) > ${ownCents}`,
      )
      .bind(payment, refundedCents, reason, now),
    db.prepare(`UPDATE purchase AS p SET refunded_cents = ${doneCents} WHERE ${isOurs}`).bind(payment),
  ]);
}
