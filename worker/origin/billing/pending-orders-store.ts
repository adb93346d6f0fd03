import type { SqlDatabase } from '../env.ts';

/** The scheduled job starts checking an order once it has been pending this long, in milliseconds. */
export const PENDING_MS = 15 * 60_000;
/** However long an order has been pending, the job checks it at least this often, in milliseconds. */
const ASKED_AT_LEAST_MS = 6 * 3_600_000;
/** The shortest time between two checks of an order because its buyer is looking, in milliseconds. */
const LOOK_PAUSE_MS = 5_000;
/** The most orders in one run of the job; the next run takes the rest. */
const RUN_MAX = 50;

/**
 * Pending orders that are due for a check, the longest overdue first. Each one's next check is scheduled first, later
 * the longer it has been pending, so that none can hold up the others. `now` is in milliseconds since 1970.
 */
export async function takeDueOrders(db: SqlDatabase, now: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `UPDATE purchase SET ask_at = ?1 + MAX(?2, MIN(?1 - created_at, ?3))
       WHERE status = 'pending' AND id IN (
         SELECT id FROM purchase WHERE status = 'pending' AND ask_at <= ?1 ORDER BY ask_at LIMIT ${RUN_MAX})
       RETURNING id`,
    )
    .bind(now, PENDING_MS, ASKED_AT_LEAST_MS)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** The scheduled job stops checking this order. */
export async function giveUpOrder(db: SqlDatabase, id: string): Promise<void> {
  await db.prepare("UPDATE purchase SET ask_at = NULL WHERE id = ?1 AND status = 'pending'").bind(id).run();
}

/** Whether we may ask the provider now because the buyer is looking: of simultaneous looks only one may. */
export async function takeLook(db: SqlDatabase, id: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE purchase SET looked_at = ?2
       WHERE id = ?1 AND status = 'pending' AND (looked_at IS NULL OR looked_at <= ?2 - ?3)`,
    )
    .bind(id, now, LOOK_PAUSE_MS)
    .run();
  return meta.changes === 1;
}
