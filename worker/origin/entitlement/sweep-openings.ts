import { yearMonthOf } from '../../../shared/people/months.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../shared/retention/span.ts';
import type { SqlDatabase } from '../env.ts';
import { sweepRows } from '../job-rows.ts';

/** Forgets who looked up whom; the monthly totals stay, without either. `now` is in milliseconds since 1970. */
export function sweepLookups(db: SqlDatabase, now: number): Promise<void> {
  return countAndDelete(db, { kind: 'lookup', table: 'lookup', key: 'account_id, period_start, person_id' }, now);
}

/** Forgets whose report a credit opened; each counts as one opened report of its month. */
export function sweepUsedCredits(db: SqlDatabase, now: number): Promise<void> {
  return countAndDelete(db, { kind: 'report', table: 'background_credit', key: 'id' }, now);
}

/** Deletes the totals of months that nobody compares with anymore. */
export async function sweepOpeningMonths(db: SqlDatabase, now: number): Promise<void> {
  const month = yearMonthOf(spanBefore(KEPT_FOR.openingMonth, now));
  await db.prepare("DELETE FROM opening_month WHERE kind IN ('lookup', 'report') AND month < ?1").bind(month).run();
}

interface Counted {
  readonly kind: 'lookup' | 'report';
  readonly table: 'lookup' | 'background_credit';
  /** columns of the primary key */
  readonly key: string;
}

/** One transaction a batch, and both halves take the same rows: the order includes the key after the time. */
async function countAndDelete(db: SqlDatabase, { kind, table, key }: Counted, now: number): Promise<void> {
  const last = spanBefore(KEPT_FOR.opening, now);
  const due = `FROM ${table} WHERE used_at <= ?1 ORDER BY used_at, ${key} LIMIT ?2`;
  await sweepRows(async (limit) => {
    const [, deleted] = await db.batch([
      db
        .prepare(
          `INSERT INTO opening_month (kind, month, openings)
           SELECT ?3, strftime('%Y-%m', used_at / 1000, 'unixepoch') AS month, COUNT(*)
           FROM (SELECT used_at ${due}) WHERE true GROUP BY month
           ON CONFLICT (kind, month) DO UPDATE SET openings = openings + excluded.openings`,
        )
        .bind(last, limit, kind),
      db.prepare(`DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} ${due})`).bind(last, limit),
    ]);
    return deleted?.meta.changes ?? 0;
  });
}
