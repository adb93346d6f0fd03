import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../../shared/retention/span.ts';
import type { SqlDatabase } from '../../env.ts';
import { sweepRows } from '../../job-rows.ts';

/**
 * Ends what readers monitor whose address nobody has confirmed in time; a buyer keeps it, as what they bought. `now` is in
 * milliseconds since 1970.
 */
export async function sweepUnconfirmed(db: SqlDatabase, now: number): Promise<void> {
  const old = db.prepare(
    `DELETE FROM monitor WHERE (account_id, person_id) IN (
       SELECT m.account_id, m.person_id FROM account g JOIN monitor m ON m.account_id = g.id
       WHERE g.guest_email IS NOT NULL AND g.guest_key IS NULL AND g.created_at <= ?1 AND m.since <= ?1
       ORDER BY g.created_at LIMIT ?2)`,
  );
  const since = spanBefore(KEPT_FOR.unconfirmedMonitor, now);
  await sweepRows(async (limit) => (await old.bind(since, limit).run()).meta.changes);
}
