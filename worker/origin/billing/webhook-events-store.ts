import type { SqlDatabase } from '../env.ts';

/** How long we remember events, in milliseconds: Stripe repeats one for three days. */
export const EVENT_KEPT_MS = 90 * 86_400_000;

/** Whether an event was already carried out. */
export async function wasCarriedOut(db: SqlDatabase, eventId: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM webhook_event WHERE id = ?1').bind(eventId).first()) !== null;
}

/** Remembers an event that was carried out, and deletes old ones. `now` is in milliseconds since 1970. */
export async function noteEvent(db: SqlDatabase, eventId: string, now: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM webhook_event WHERE received_at < ?1').bind(now - EVENT_KEPT_MS),
    db.prepare('INSERT OR IGNORE INTO webhook_event (id, received_at) VALUES (?1, ?2)').bind(eventId, now),
  ]);
}
