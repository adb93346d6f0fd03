import type { PhoneReportKind, PhoneReports } from '../../../shared/contract/finding/reverse-search.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { KeyedHashes } from '../http/keyed-hash.ts';

/** Expired counts deleted with each report: more than a report adds, so they never pile up. */
const SWEPT_COUNTS = 100;

/** The reports about a number, by kind and month. */
interface ReportRow {
  readonly month: string;
  readonly kind: PhoneReportKind;
  readonly reports: number;
}

/** A visitor's report. `reporters` identify the visitor, but only within this month and number. */
export interface NewReport {
  /** 10 digits */
  readonly number: string;
  readonly kind: PhoneReportKind;
  readonly reporters: KeyedHashes;
}

/** What visitors reported about a number in the last 12 months; at most 72 rows. `number` is 10 digits. */
export async function loadReports(db: SqlDatabase, number: string, now: number): Promise<PhoneReports> {
  return readReports((await reportsStatement(db, number, now).all<ReportRow>()).results, now);
}

/**
 * Counts a report, once per reporter, number and month, and sweeps expired data, in one round trip.
 *
 * @returns the reports afterwards; `isCounted` is false if this visitor was already counted
 */
export async function recordReport(
  db: SqlDatabase,
  { number, kind, reporters: [reporter, earlier = reporter] }: NewReport,
  now: number,
): Promise<{ readonly isCounted: boolean; readonly reports: PhoneReports }> {
  const month = monthOf(now);
  const insert = db
    .prepare(
      `INSERT INTO phone_reporter (month, reporter, kind, number)
       SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM phone_reporter WHERE month = ?1 AND reporter = ?5)
       ON CONFLICT (month, reporter) DO NOTHING`,
    )
    .bind(month, reporter, kind, number, earlier);
  const [inserted, found] = await db.batch<unknown>([insert, reportsStatement(db, number, now), ...sweep(db, now)]);
  const rows = (found?.results ?? []) as ReportRow[];
  return { isCounted: (inserted?.meta.changes ?? 0) > 0, reports: readReports(rows, now) };
}

function reportsStatement(db: SqlDatabase, number: string, now: number): SqlStatement {
  return db
    .prepare('SELECT month, kind, reports FROM phone_report WHERE number = ?1 AND month >= ?2 AND month <= ?3')
    .bind(number, reportMonths(now)[0] ?? '', monthOf(now));
}

/** For the scheduled job: deletes expired data even if nobody reports. `now` is in milliseconds since 1970. */
export async function sweepReports(db: SqlDatabase, now: number): Promise<void> {
  await db.batch(sweep(db, now));
}

/**
 * Reporters from past months are deleted all at once with the next report or run of the scheduled job; expired counts
 * bit by bit.
 */
function sweep(db: SqlDatabase, now: number): SqlStatement[] {
  return [
    db.prepare('DELETE FROM phone_reporter WHERE month < ?1').bind(monthOf(now)),
    db
      .prepare(
        `DELETE FROM phone_report WHERE (number, month, kind) IN
           (SELECT number, month, kind FROM phone_report WHERE month < ?1 ORDER BY month LIMIT ${SWEPT_COUNTS})`,
      )
      .bind(reportMonths(now)[0] ?? ''),
  ];
}

/** What no visitor reported: also for a partial number, since people report numbers that called them. */
export function noReports(now: number): PhoneReports {
  return readReports([], now);
}

function readReports(rows: readonly ReportRow[], now: number): PhoneReports {
  const sum = (some: readonly ReportRow[]): number => some.reduce((total, { reports }) => total + reports, 0);
  const kinds = [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const some = rows.filter((row) => row.kind === kind);
    return { kind, reports: sum(some), lastReported: some.map(({ month }) => month).reduce((a, b) => (a > b ? a : b)) };
  });
  return {
    total: sum(rows),
    months: reportMonths(now).map((month) => ({ month, reports: sum(rows.filter((row) => row.month === month)) })),
    kinds: kinds.sort((a, b) => b.reports - a.reports || b.lastReported.localeCompare(a.lastReported)),
  };
}

/** Months that reports count for. */
const REPORT_MONTHS = 12;

/** The month of a time (milliseconds since 1970, UTC): '2026-11'. */
export function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** The twelve months that reports count for, oldest first; the last is the current one. */
function reportMonths(now: number): readonly string[] {
  const date = new Date(now);
  const monthAt = (back: number): string => monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back));
  return Array.from({ length: REPORT_MONTHS }, (_, at) => monthAt(REPORT_MONTHS - 1 - at));
}
