import type { ChangeKind } from '../../../../shared/contract/monitor.ts';
import type { SqlDatabase } from '../../env.ts';
import type { Change } from '../news.ts';

/** A mail that waits to tell an account its news. Times are milliseconds since 1970. */
export interface AlertRow {
  readonly mailId: string;
  readonly accountId: string;
  /** how far the lookups of its plan go; null without an end, or without a plan */
  readonly lookupsMax: number | null;
  readonly userType: string;
  /** since when it monitors whom it monitors now; null for nobody */
  readonly since: number | null;
  /** alerts are stopped, or nobody has proven this mailbox for the account, as after a change of its address */
  readonly isUnwanted: 0 | 1;
}

/** What happened to one monitored person: one fact that changed, or their death. */
export interface AlertFact {
  readonly mailId: string;
  readonly personId: string;
  /** its fingerprint; null for a death */
  readonly fact: string | null;
  readonly kind: ChangeKind | null;
  readonly change: Change | null;
  readonly firstAt: number;
  readonly lastAt: number;
}

const DUE = 'json_each(?1) w CROSS JOIN digest d ON d.mail_id = w.value';

/**
 * What alerts have to tell, for a whole batch of them in one round trip: changes found after what was told before, up to
 * the moment for which the alert was planned. A fact that was found several times counts once, as new if it was ever.
 */
export async function loadAlerts(
  accounts: SqlDatabase,
  mailIds: readonly string[],
): Promise<{ readonly rows: readonly AlertRow[]; readonly facts: readonly AlertFact[] }> {
  const ids = JSON.stringify(mailIds);
  const [rows, changes, deaths] = await accounts.batch<unknown>([
    accounts
      .prepare(
        `SELECT d.mail_id AS mailId, d.account_id AS accountId, a.lookups_max AS lookupsMax, a.user_type AS userType,
           (SELECT MIN(m.since) FROM monitor m WHERE m.account_id = d.account_id) AS since,
           s.stopped IS NOT NULL OR a.guest_email IS NOT NULL OR a.email <> q.recipient AS isUnwanted
         FROM ${DUE}
         JOIN mail q ON q.id = d.mail_id
         JOIN account a ON a.id = d.account_id
         LEFT JOIN alert_setting s ON s.account_id = d.account_id`,
      )
      .bind(ids),
    accounts
      .prepare(
        `SELECT d.mail_id AS mailId, m.person_id AS personId, n.fact, n.kind, MIN(n.change) AS change,
           MIN(n.found_at) AS firstAt, MAX(n.found_at) AS lastAt
         FROM ${DUE}
         CROSS JOIN monitor m ON m.account_id = d.account_id
         CROSS JOIN person_change n ON n.person_id = m.person_id
           AND n.found_at > m.told_at AND n.found_at <= d.up_to
         GROUP BY d.mail_id, m.person_id, n.fact, n.kind`,
      )
      .bind(ids),
    accounts
      .prepare(
        `SELECT d.mail_id AS mailId, m.person_id AS personId, NULL AS fact, NULL AS kind, NULL AS change,
           m.ended_at AS firstAt, m.ended_at AS lastAt
         FROM ${DUE}
         CROSS JOIN monitor m ON m.account_id = d.account_id AND m.ended_at <= d.up_to`,
      )
      .bind(ids),
  ]);
  return {
    rows: (rows?.results ?? []) as AlertRow[],
    facts: [...((changes?.results ?? []) as AlertFact[]), ...((deaths?.results ?? []) as AlertFact[])],
  };
}
