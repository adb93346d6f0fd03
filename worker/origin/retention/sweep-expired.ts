import { spanBefore, spanMs } from '../../../shared/retention/span.ts';
import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';
import type { ExpiringRows } from './stored.ts';

/** The latest time of a row that has expired; all in milliseconds since 1970. */
function expiredUntil({ after, lasts }: Pick<ExpiringRows, 'after' | 'lasts'>, now: number): number {
  return (after === null ? now : spanBefore(after, now)) + (lasts === undefined ? 0 : spanMs(lasts));
}

/** Deletes a table's expired rows in batches, the oldest first. `now` is in milliseconds since 1970. */
export function sweepExpired(db: SqlDatabase, table: string, rows: ExpiringRows, now: number): Promise<void> {
  const key = rows.key.join(', ');
  const condition = rows.where === undefined ? '' : `${rows.where} AND `;
  const statement = db.prepare(
    `DELETE FROM ${table} WHERE (${key}) IN (
       SELECT ${key} FROM ${table} WHERE ${condition}${rows.time} <= ?1 ORDER BY ${rows.time} LIMIT ?2)`,
  );
  const last = expiredUntil(rows, now);
  return sweepRows(async (limit) => (await statement.bind(last, limit).run()).meta.changes);
}
