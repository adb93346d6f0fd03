import type { SqlDatabase } from '../env.ts';

/** An order that is pending for so long is asked for by the scheduled job, in milliseconds. */
export const PENDING_MS = 15 * 60_000;
/** However long an order has been pending, the job asks for it this often, in milliseconds. */
const ASKED_AT_LEAST_MS = 6 * 3_600_000;
/** The same order is asked for at most so often because its buyer looks at it, in milliseconds. */
export const LOOK_PAUSE_MS = 5_000;
/** Orders of one run of the job at most; the next run takes the others. */
const RUN_MAX = 50;

/**
 * Pending orders whose time has come to be asked for, the longest due first. Each moves on before it is asked for, by as
 * long as it has been pending, so that whatever becomes of it, it keeps no other from its turn. `now` is in milliseconds
 * since 1970.
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

/** The scheduled job does not ask for this order any more. */
export async function giveUpOrder(db: SqlDatabase, id: string): Promise<void> {
  await db.prepare("UPDATE purchase SET ask_at = NULL WHERE id = ?1 AND status = 'pending'").bind(id).run();
}

/** Whether the provider may be asked now because the buyer looks: of looks at the same moment one may. */
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
