import type { SqlDatabase } from '../env.ts';

/** Whether an event was already carried out. */
export async function wasCarriedOut(db: SqlDatabase, eventId: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM webhook_event WHERE id = ?1').bind(eventId).first()) !== null;
}

/**
 * Remembers an event that was carried out, for longer than the three days for which Stripe repeats one. `now` is in
 * milliseconds since 1970.
 */
export async function noteEvent(db: SqlDatabase, eventId: string, now: number): Promise<void> {
  await db.prepare('INSERT OR IGNORE INTO webhook_event (id, received_at) VALUES (?1, ?2)').bind(eventId, now).run();
}
