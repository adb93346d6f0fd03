import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';
import { EVENT_KEPT_MS, LOG_KEPT_MS } from './rules.ts';

/** Deletes events and logs of browsers that are past their time, the oldest first. `now` is in milliseconds since 1970. */
export async function sweepOperations(db: SqlDatabase, now: number): Promise<void> {
  await sweepTable(db, 'page_event', now - EVENT_KEPT_MS);
  await sweepTable(db, 'client_log', now - LOG_KEPT_MS);
}

function sweepTable(db: SqlDatabase, table: 'page_event' | 'client_log', before: number): Promise<void> {
  const statement = db.prepare(
    `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE received_at < ?1 ORDER BY received_at LIMIT ?2)`,
  );
  return sweepRows(async (limit) => (await statement.bind(before, limit).run()).meta.changes);
}
