import type { SqlDatabase } from '../env.ts';
import { ALERT_EVERY_SQL } from './alert-times.ts';

/** How many accounts a batch plans for. */
const PLANNED_AT_ONCE = 500;
/**
 * When an account is looked at again, in milliseconds, whose address nobody has proven or whose last alert is not sent
 * yet.
 */
const LOOK_AGAIN_MS = 3_600_000;

/** What a batch did. */
export interface PlannedBatch {
  /** alerts that are in the mail queue now */
  readonly planned: number;
  /** more accounts are due */
  readonly isFull: boolean;
}

/**
 * Queues an alert for accounts that have news, are due, want alerts and have proven their address: a mail without text,
 * which is composed when it is sent, and what it may tell, in one batch. An account whose last alert still waits gets
 * no second one. Runs at the same time plan nothing twice. `now` is in milliseconds since 1970.
 */
export async function planAlerts(db: SqlDatabase, now: number, limit = PLANNED_AT_ONCE): Promise<PlannedBatch> {
  // One more than the batch takes tells whether another has to follow.
  const { results } = await db
    .prepare(DUE_SQL)
    .bind(now, limit + 1)
    .all<{ accountId: string }>();
  if (results.length === 0) return { planned: 0, isFull: false };
  const list = JSON.stringify(results.slice(0, limit).map(({ accountId }) => [accountId, crypto.randomUUID()]));
  const [digests] = await db.batch([
    db.prepare(DIGESTS_SQL).bind(list, now),
    db.prepare(MAILS_SQL).bind(list, now),
    db.prepare(PLANNED_SQL).bind(list, now),
    db.prepare(LEFT_SQL).bind(list, now, now + LOOK_AGAIN_MS),
  ]);
  return { planned: digests?.meta.changes ?? 0, isFull: results.length > limit };
}

const IS_DUE = (now: string) => `s.news_at IS NOT NULL AND s.stopped IS NULL AND s.due_at <= ${now}`;

/** Readers have proven nothing yet; demo accounts exist in local runs only. */
const IS_PROVEN = 'a.guest_email IS NULL AND (a.proven_at IS NOT NULL OR a.is_demo = 1)';

const DUE_SQL = `SELECT s.account_id AS accountId FROM alert_setting s WHERE ${IS_DUE('?1')} ORDER BY s.due_at LIMIT ?2`;

/** ?1 is a list of [account, mail]. It tells of all that has been found so far: what comes later is dated later. */
const DIGESTS_SQL = `INSERT OR IGNORE INTO digest (account_id, mail_id, up_to)
  SELECT s.account_id, j.value ->> 1, MAX(?2, COALESCE((
    SELECT MAX(MAX(
      COALESCE((SELECT MAX(n.found_at) FROM person_change n WHERE n.person_id = m.person_id), 0),
      COALESCE(m.ended_at, 0)))
    FROM monitor m WHERE m.account_id = s.account_id), 0))
  FROM json_each(?1) j JOIN alert_setting s ON s.account_id = j.value ->> 0 JOIN account a ON a.id = s.account_id
  WHERE ${IS_DUE('?2')} AND ${IS_PROVEN}`;

const MAILS_SQL = `INSERT INTO mail (id, kind, recipient, subject, text, created_at, due_at)
  SELECT d.mail_id, 'monitor-alert', a.email, '', '', ?2, ?2
  FROM json_each(?1) j JOIN digest d ON d.mail_id = j.value ->> 1 JOIN account a ON a.id = d.account_id`;

const PLANNED_SQL = `UPDATE alert_setting SET news_at = NULL, due_at = ?2 + ${ALERT_EVERY_SQL}
  FROM (SELECT d.account_id FROM json_each(?1) j JOIN digest d ON d.mail_id = j.value ->> 1) t
  WHERE alert_setting.account_id = t.account_id`;

/** Those who are left wait, so that they are not in the way of others. */
const LEFT_SQL = `UPDATE alert_setting AS s SET due_at = ?3
  FROM (SELECT value ->> 0 AS account_id FROM json_each(?1)) t WHERE s.account_id = t.account_id AND ${IS_DUE('?2')}`;
