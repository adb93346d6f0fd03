import type { SecurityCount, SecurityCountsAnswer } from '../../../shared/contract/operations/security.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long counts are kept, in milliseconds: as long as logs are. */
const KEPT_MS = 30 * DAY_MS;

/** Adds what was counted to this hour, and forgets hours past their time, in one round trip. */
export async function addSecurityCounts(db: SqlDatabase, counts: readonly SecurityCount[], now: number): Promise<void> {
  const add = db
    .prepare(
      `INSERT INTO security_count (hour, kind, subject, count)
       SELECT ?1, value ->> 'kind', value ->> 'subject', value ->> 'count' FROM json_each(?2) WHERE TRUE
       ON CONFLICT (hour, kind, subject) DO UPDATE SET count = count + excluded.count`,
    )
    .bind(hourOf(now), JSON.stringify(counts));
  await db.batch([add, sweep(db, now)]);
}

/** For the scheduled job: forgets what is past its time also where nothing happens. */
export async function sweepSecurityCounts(db: SqlDatabase, now: number): Promise<void> {
  await sweep(db, now).run();
}

export async function loadSecurityCounts(db: SqlDatabase, now: number): Promise<SecurityCountsAnswer> {
  const { results } = await db
    .prepare(
      `SELECT kind, subject, SUM(CASE WHEN hour >= ?1 THEN count ELSE 0 END) AS hour,
         SUM(CASE WHEN hour > ?2 THEN count ELSE 0 END) AS day, SUM(count) AS month
       FROM security_count WHERE hour > ?3 GROUP BY kind, subject ORDER BY 3 DESC, 4 DESC, 5 DESC, kind, subject`,
    )
    .bind(hourOf(now), now - DAY_MS, now - KEPT_MS)
    .all<SecurityCountsAnswer[number]>();
  return results;
}

/** Hours are few and each holds few rows, so all that are past their time go at once. */
function sweep(db: SqlDatabase, now: number): SqlStatement {
  return db.prepare('DELETE FROM security_count WHERE hour <= ?1').bind(now - KEPT_MS);
}

function hourOf(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}
