import { accessUntil } from '../../../shared/people/report-state.ts';
import { addMonths } from '../../../shared/plans/months.ts';
import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';

/** How long we store who looked up whom and whose report they opened, in months. */
const OPENING_KEPT_MONTHS = 13;

/**
 * Forgets who looked up and opened whom 13 months ago. The monthly totals stay, without account and person; a used
 * credit counts as one opened report. `now` is in milliseconds since 1970.
 */
export async function sweepOpenings(db: SqlDatabase, now: number): Promise<void> {
  const before = addMonths(now, -OPENING_KEPT_MONTHS);
  const lookup = '(account_id, period_start, person_id)';
  await sweepRows((limit) => countAndDelete(db, { kind: 'lookup', table: 'lookup', key: lookup }, before, limit));
  const credit = { kind: 'report', table: 'background_credit', key: '(id)' } as const;
  await sweepRows((limit) => countAndDelete(db, credit, before, limit));
  const access = db.prepare(
    `DELETE FROM report_access WHERE (account_id, person_id) IN (
       SELECT account_id, person_id FROM report_access WHERE access_expires_at < ?1 ORDER BY access_expires_at LIMIT ?2)`,
  );
  await sweepRows(async (limit) => (await access.bind(accessUntil(before), limit).run()).meta.changes);
  const spent = db.prepare(
    `DELETE FROM pool_spent WHERE (pool_id, period_start) IN (
       SELECT pool_id, period_start FROM pool_spent WHERE period_start < ?1 ORDER BY period_start LIMIT ?2)`,
  );
  await sweepRows(async (limit) => (await spent.bind(before, limit).run()).meta.changes);
}

interface Counted {
  readonly kind: 'lookup' | 'report';
  readonly table: 'lookup' | 'background_credit';
  /** columns of the primary key, in parentheses */
  readonly key: string;
}

/** One transaction, and both halves take the same rows: the order includes the key after the time. */
async function countAndDelete(
  db: SqlDatabase,
  { kind, table, key }: Counted,
  before: number,
  limit: number,
): Promise<number> {
  const columns = key.slice(1, -1);
  const due = `FROM ${table} WHERE used_at < ?1 ORDER BY used_at, ${columns} LIMIT ?2`;
  const [, deleted] = await db.batch([
    db
      .prepare(
        `INSERT INTO opening_month (kind, month, openings)
         SELECT ?3, strftime('%Y-%m', used_at / 1000, 'unixepoch') AS month, COUNT(*)
         FROM (SELECT used_at ${due}) WHERE true GROUP BY month
         ON CONFLICT (kind, month) DO UPDATE SET openings = openings + excluded.openings`,
      )
      .bind(before, limit, kind),
    db.prepare(`DELETE FROM ${table} WHERE ${key} IN (SELECT ${columns} ${due})`).bind(before, limit),
  ]);
  return deleted?.meta.changes ?? 0;
}
