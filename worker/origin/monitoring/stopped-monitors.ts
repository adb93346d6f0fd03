import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../shared/retention/span.ts';
import type { SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { monitorsMax } from './rules.ts';

const COLUMNS = 'account_id, person_id, display_text, auto_monitor, since, seen_at, told_at';

/** Whom: one person, or everybody; for a query that binds the account as ?1 and the person as ?2. */
const WHOM = 'account_id = ?1 AND (?2 IS NULL OR person_id = ?2)';

/**
 * POST /api/monitor/stop: like ending a monitor, for one person or all, but it can be undone for a day. It succeeds
 * whether anybody was monitored or not.
 */
export const answerStopReports: CallHandler<'stopReports'> = async (c, { body, viewer }) => {
  const { personId = null } = body;
  await stopReports(c.env.ACCOUNTS, { accountId: viewer.id, personId }, c.get('now'));
  return { isDone: true };
};

/**
 * POST /api/monitor/undo-stop. Nothing is lost: what was found in the meantime is news, as if nothing had happened.
 *
 * @throws ProblemError 409 if the account now monitors as many people as it may
 */
export const answerUndoStop: CallHandler<'undoStop'> = async (c, { body, viewer }) => {
  const { personId = null } = body;
  const whom = { accountId: viewer.id, personId };
  const isWhole = await undoStop(c.env.ACCOUNTS, whom, monitorsMax(viewer), c.get('now'));
  if (!isWhole) throw new ProblemError(409, 'You cannot monitor more people');
  return { isDone: true };
};

/** Whose monitors; `personId` null: all. */
interface Whom {
  readonly accountId: string;
  readonly personId: string | null;
}

/** `now` is in milliseconds since 1970. */
async function stopReports(db: SqlDatabase, { accountId, personId }: Whom, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT OR REPLACE INTO stopped_monitor (${COLUMNS}, stopped_at)
         SELECT ${COLUMNS}, ?3 FROM monitor WHERE ${WHOM} AND ended_at IS NULL`,
      )
      .bind(accountId, personId, now),
    db.prepare(`DELETE FROM monitor WHERE ${WHOM}`).bind(accountId, personId),
  ]);
}

/** @returns false if some did not fit */
async function undoStop(db: SqlDatabase, { accountId, personId }: Whom, most: number, now: number): Promise<boolean> {
  const since = spanBefore(KEPT_FOR.stoppedMonitor, now);
  const isWanted = `account_id = ?1 AND stopped_at > ?3 AND CASE WHEN ?2 IS NULL
    THEN stopped_at = (SELECT MAX(stopped_at) FROM stopped_monitor WHERE account_id = ?1) ELSE person_id = ?2 END`;
  const isMonitored = `EXISTS (SELECT 1 FROM monitor m
    WHERE m.account_id = stopped_monitor.account_id AND m.person_id = stopped_monitor.person_id)`;
  const values = [accountId, personId, since] as const;
  const [wanted, restored] = await db.batch<{ rows: number }>([
    db.prepare(`SELECT COUNT(*) AS rows FROM stopped_monitor WHERE ${isWanted} AND NOT ${isMonitored}`).bind(...values),
    db
      .prepare(
        `INSERT INTO monitor (${COLUMNS}) SELECT ${COLUMNS} FROM stopped_monitor
         WHERE ${isWanted} AND NOT ${isMonitored} ORDER BY since DESC
         LIMIT MAX(0, ?4 - (SELECT COUNT(*) FROM monitor WHERE account_id = ?1))`,
      )
      .bind(...values, most),
    db.prepare(`DELETE FROM stopped_monitor WHERE account_id = ?1 AND ${isMonitored}`).bind(accountId),
  ]);
  return wanted?.results[0]?.rows === restored?.meta.changes;
}
