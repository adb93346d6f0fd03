import {
  MONTH_REPORTS_MAX,
  PHONE_REPORT_KINDS,
  type PhoneReportKind,
  type PhoneReports,
  REPORT_LEVELS,
  REPORT_MONTHS,
} from '../../../shared/contract/finding/reverse-search.ts';
import { yearMonthOf } from '../../../shared/people/months.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanBefore } from '../../../shared/retention/span.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { ALWAYS } from '../sql-condition.ts';
import { MANY_FROM, reportLevel } from './levels.ts';
import type { Reporter } from './reporter.ts';

/** What a call from a number was about, according to somebody. */
export interface PhoneReport {
  /** 10 digits */
  readonly number: string;
  readonly kind: PhoneReportKind;
}

/** What nobody reported: also for a partial number, since people report numbers that called them. */
export const NO_REPORTS: PhoneReports = { level: null, kinds: [] };

interface KindRow {
  readonly kind: PhoneReportKind;
  readonly reports: number;
  /** milliseconds since 1970; null without a report */
  readonly last_at: number | null;
}

/**
 * What people reported about a number in the last 12 calendar months (UTC), the same that loadReportsByMonth counts. It
 * reads at most 20 rows of a kind, however often a number is reported. `number` is 10 digits; `now` is in milliseconds
 * since 1970.
 */
export async function loadReports(db: SqlDatabase, number: string, now: number): Promise<PhoneReports> {
  const { results } = await db
    .prepare(
      `SELECT k.value AS kind,
         (SELECT COUNT(*) FROM (SELECT 1 FROM phone_report r
            WHERE r.number = ?1 AND r.kind = k.value AND r.withdrawn_at IS NULL AND r.reported_at > ?2 LIMIT ${MANY_FROM})) AS reports,
         (SELECT r.reported_at FROM phone_report r
            WHERE r.number = ?1 AND r.kind = k.value AND r.withdrawn_at IS NULL AND r.reported_at > ?2
            ORDER BY r.reported_at DESC LIMIT 1) AS last_at
       FROM json_each(?3) k`,
    )
    .bind(number, shownSince(now), JSON.stringify(PHONE_REPORT_KINDS))
    .all<KindRow>();
  return describeReports(results);
}

/**
 * How many people reported a number in each of the last 12 calendar months (UTC), the oldest first; only a listed landline
 * tells it. It reads at most 50 rows of a month and kind. `number` is 10 digits; `now` is in milliseconds since 1970.
 */
export async function loadReportsByMonth(db: SqlDatabase, number: string, now: number): Promise<number[]> {
  const starts = monthStarts(now);
  const { results } = await db
    .prepare(
      `SELECT MIN(SUM(n.reports), ${MONTH_REPORTS_MAX}) AS reports FROM (
         SELECT m.key AS month,
           (SELECT COUNT(*) FROM (SELECT 1 FROM phone_report r
              WHERE r.number = ?1 AND r.kind = k.value AND r.withdrawn_at IS NULL
                AND r.reported_at > m.value - 1 AND r.reported_at < (?2 ->> (m.key + 1)) LIMIT ${MONTH_REPORTS_MAX})) AS reports
         FROM json_each(?2) m CROSS JOIN json_each(?3) k WHERE m.key < ${REPORT_MONTHS}) n
       GROUP BY n.month ORDER BY n.month`,
    )
    .bind(number, JSON.stringify(starts), JSON.stringify(PHONE_REPORT_KINDS))
    .all<{ reports: number }>();
  return results.map(({ reports }) => reports);
}

/** When each of the last 12 calendar months began, the oldest first, and when the next one will. */
function monthStarts(now: number): number[] {
  const today = new Date(now);
  return Array.from({ length: REPORT_MONTHS + 1 }, (_, at) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 - REPORT_MONTHS + at, 1),
  );
}

/** No number leaves here, and neither does the order of two kinds of one level. */
function describeReports(rows: readonly KindRow[]): PhoneReports {
  const kinds = rows.flatMap(({ kind, reports, last_at }) => {
    const level = reportLevel(reports);
    return level === null || last_at === null ? [] : [{ kind, level, lastReported: yearMonthOf(last_at) }];
  });
  const rank = ({ level }: (typeof kinds)[number]) => REPORT_LEVELS.indexOf(level);
  return {
    level: reportLevel(rows.reduce((sum, { reports }) => sum + reports, 0)),
    kinds: kinds.sort((a, b) => rank(b) - rank(a) || b.lastReported.localeCompare(a.lastReported)),
  };
}

/**
 * Makes a report count, unless one from this mailbox or network counts for the number already, and only if the condition
 * holds. It changed a row if it counts. `now` is in milliseconds since 1970.
 */
export function reportStatement(
  db: SqlDatabase,
  { number, kind }: PhoneReport,
  { mailbox, network }: Reporter,
  now: number,
  { sql, values }: SqlCondition = ALWAYS,
): SqlStatement {
  const since = reportedSince(now);
  const [mailboxHash, mailboxBefore = mailboxHash] = mailbox;
  const [networkHash, networkBefore = networkHash] = network;
  return db
    .prepare(
      `INSERT INTO phone_report (number, kind, mailbox_hash, network_hash, reported_at)
       SELECT ?, ?, ?, ?, ?
       WHERE NOT EXISTS (SELECT 1 FROM phone_report WHERE mailbox_hash IN (?, ?) AND reported_at > ?)
         AND NOT EXISTS (SELECT 1 FROM phone_report WHERE network_hash IN (?, ?) AND reported_at > ?)
         AND ${sql}`,
    )
    .bind(
      ...[number, kind, mailboxHash, networkHash, now],
      ...[mailboxHash, mailboxBefore, since],
      ...[networkHash, networkBefore, since],
      ...values,
    );
}

/** Reports made after this time are shown: those of the last 12 calendar months. Milliseconds since 1970, as is `now`. */
export const shownSince = (now: number): number => Math.min(...monthStarts(now)) - 1;

/** Whoever reported a number before this time may report it again. Milliseconds since 1970, as is `now`. */
const reportedSince = (now: number): number => spanBefore(KEPT_FOR.phoneReport, now);
