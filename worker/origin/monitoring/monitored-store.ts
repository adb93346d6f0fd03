import type { AlertSetting } from '../../../shared/contract/monitor.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../shared/retention/span.ts';
import type { SqlDatabase } from '../env.ts';
import { type FoundChange, newsColumn, readChanges } from './news.ts';
import { alertSettingStatement } from './read-alert-setting.ts';

/** A monitor of an account with what was found since it began. Times are milliseconds since 1970. */
export interface StoredMonitor {
  readonly personId: string;
  readonly autoMonitor: boolean;
  readonly since: number;
  readonly seenAt: number;
  readonly endedAt: number | null;
  /** null before the first comparison */
  readonly comparedAt: number | null;
  readonly found: readonly FoundChange[];
}

export interface StoredMonitors {
  readonly monitors: readonly StoredMonitor[];
  /** whom the account stopped monitoring, while that can be undone */
  readonly stopped: readonly { readonly personId: string; readonly stoppedAt: number }[];
  readonly alerts: AlertSetting;
}

interface MonitorRow {
  person_id: string;
  auto_monitor: number;
  since: number;
  seen_at: number;
  ended_at: number | null;
  compared_at: number | null;
  found: string;
}

/**
 * Everybody an account monitors, with the changes found since it does: what was found before would tell that somebody
 * else did. One round trip. `now` is in milliseconds since 1970.
 */
export async function loadMonitors(db: SqlDatabase, accountId: string, now: number): Promise<StoredMonitors> {
  const [monitors, stopped, settings] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT m.person_id, m.auto_monitor, m.since, m.seen_at, m.ended_at, w.compared_at,
           ${newsColumn('m.person_id', 'm.since')} AS found
         FROM monitor m LEFT JOIN watched_person w ON w.person_id = m.person_id WHERE m.account_id = ?1`,
      )
      .bind(accountId),
    db
      .prepare(
        `SELECT s.person_id AS personId, s.stopped_at AS stoppedAt FROM stopped_monitor s
         WHERE s.account_id = ?1 AND s.stopped_at > ?2
           AND NOT EXISTS (SELECT 1 FROM monitor m WHERE m.account_id = ?1 AND m.person_id = s.person_id)`,
      )
      .bind(accountId, spanBefore(KEPT_FOR.stoppedMonitor, now)),
    alertSettingStatement(db, accountId),
  ]);
  const [alerts] = (settings?.results ?? []) as AlertSetting[];
  return {
    monitors: ((monitors?.results ?? []) as MonitorRow[]).map(readMonitor),
    stopped: (stopped?.results ?? []) as StoredMonitors['stopped'],
    // None if the account has been deleted in the meantime.
    alerts: alerts ?? { frequency: 'weekly', stopped: null, stoppedAt: null },
  };
}

function readMonitor(row: MonitorRow): StoredMonitor {
  return {
    personId: row.person_id,
    autoMonitor: row.auto_monitor === 1,
    since: row.since,
    seenAt: row.seen_at,
    endedAt: row.ended_at,
    // Others may have monitored them before, which nobody is told.
    comparedAt: row.compared_at === null ? null : Math.max(row.compared_at, row.since),
    found: readChanges(row.found),
  };
}
