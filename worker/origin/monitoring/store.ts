import type { SqlDatabase } from '../env.ts';

/** Somebody to monitor. */
export interface MonitorEntry {
  readonly personId: string;
  readonly displayText: string;
  readonly autoMonitor: boolean;
}

/** A monitored person as stored. `since` is in milliseconds since 1970. */
export interface Monitor {
  readonly displayText: string;
  readonly autoMonitor: boolean;
  readonly since: number;
}

/**
 * Monitors a person, unless the account already does or has reached its limit. Count and insert are one statement, so
 * simultaneous calls create one row and cannot exceed the limit.
 *
 * @returns what is stored now, from the first call if there were several; null if the limit was reached
 */
export async function startMonitor(
  db: SqlDatabase,
  { accountId, most }: { readonly accountId: string; readonly most: number },
  { personId, displayText, autoMonitor }: MonitorEntry,
  now: number,
): Promise<Monitor | null> {
  const [, stored] = await db.batch<{ display_text: string; auto_monitor: number; since: number }>([
    db
      .prepare(
        `INSERT INTO monitor (account_id, person_id, display_text, auto_monitor, since, seen_at, told_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?5, ?5 WHERE (SELECT COUNT(*) FROM monitor WHERE account_id = ?1) < ?6
         ON CONFLICT (account_id, person_id) DO NOTHING`,
      )
      .bind(accountId, personId, displayText, autoMonitor ? 1 : 0, now, most),
    db
      .prepare('SELECT display_text, auto_monitor, since FROM monitor WHERE account_id = ?1 AND person_id = ?2')
      .bind(accountId, personId),
  ]);
  const row = stored?.results[0];
  if (row === undefined) return null;
  return { displayText: row.display_text, autoMonitor: row.auto_monitor === 1, since: row.since };
}

/** Stops monitoring a person; does nothing if they were not monitored. */
export async function stopMonitor(db: SqlDatabase, accountId: string, personId: string): Promise<void> {
  await db.prepare('DELETE FROM monitor WHERE account_id = ?1 AND person_id = ?2').bind(accountId, personId).run();
}
