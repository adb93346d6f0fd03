import type { RequestMetrics } from '../../../../shared/contract/privacy-request-operators.ts';
import type { SqlDatabase } from '../../env.ts';

interface MetricRow {
  readonly kind: string;
  readonly state: string;
  readonly outcome: string | null;
  readonly asked: number;
  readonly closed: number | null;
}

const DAY_MS = 86_400_000;
const ALL = 'all';

/**
 * The requests that were received in a year (UTC), counted by kind and by state of residence: each kind as a whole, each
 * kind in each state, and all together. Days run from the request to its end.
 */
export async function countYear(db: SqlDatabase, year: number): Promise<RequestMetrics['rows']> {
  const { results } = await db
    .prepare(
      `SELECT kind, state, outcome, asked_at AS asked, closed_at AS closed FROM privacy_request
       WHERE asked_at >= ?1 AND asked_at < ?2 AND is_whole = 1`,
    )
    .bind(Date.UTC(year, 0), Date.UTC(year + 1, 0))
    .all<MetricRow>();
  const groups = new Map<string, MetricRow[]>([[`${ALL}|${ALL}`, []]]);
  for (const row of results)
    for (const key of new Set([`${ALL}|${ALL}`, `${row.kind}|${ALL}`, `${row.kind}|${row.state}`]))
      groups.set(key, (groups.get(key) ?? []).concat(row));
  return [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([key, rows]) => countGroup(key, rows));
}

function countGroup(key: string, rows: readonly MetricRow[]): RequestMetrics['rows'][number] {
  const [kind = '', state = ''] = key.split('|');
  const ended = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const days = rows.flatMap(({ asked, closed }) => (closed === null ? [] : (closed - asked) / DAY_MS));
  return {
    kind,
    state,
    received: rows.length,
    done: ended('done'),
    refused: ended('refused'),
    optedOut: ended('opted-out'),
    withdrawn: ended('withdrawn'),
    open: rows.filter(({ closed }) => closed === null).length,
    medianDays: rounded(medianOf(days)),
    meanDays: rounded(days.length === 0 ? null : days.reduce((sum, one) => sum + one, 0) / days.length),
  };
}

/** The middle value, or the mean of the two in the middle; null without any. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);
