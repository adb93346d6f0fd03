import {
  type MetricSource,
  type MetricSum,
  type MetricsAnswer,
  SHOWN_MINUTES,
} from '../../../shared/contract/operations/metrics.ts';
import { LATENCY_BOUNDS, percentileOf } from '../../../shared/metrics/latency.ts';
import type { SqlDatabase } from '../env.ts';

const MINUTE_MS = 60_000;
const SUMMED = ['count', 'ms', 'rows_read', 'rows_written', 'round_trips', 'kept'] as const;
/** Columns of the buckets, in order: to_1 to to_5000, then over. */
const BUCKETS = [...LATENCY_BOUNDS.map((bound) => `to_${bound}`), 'over'];
const FIELDS: Readonly<Record<(typeof SUMMED)[number], keyof MetricSum>> = {
  count: 'count',
  ms: 'ms',
  rows_read: 'rowsRead',
  rows_written: 'rowsWritten',
  round_trips: 'roundTrips',
  kept: 'kept',
};

const ADD = `INSERT INTO metric_minute (minute, source, name, viewer, outcome, ${[...SUMMED, ...BUCKETS].join(', ')})
  SELECT ?1, value ->> 'source', value ->> 'name', value ->> 'viewer', value ->> 'outcome',
    ${SUMMED.map((column) => `value ->> '${FIELDS[column]}'`).join(', ')},
    ${BUCKETS.map((_, at) => `value ->> '$.latency[${at}]'`).join(', ')}
  FROM json_each(?2) WHERE TRUE
  ON CONFLICT (minute, source, name, viewer, outcome) DO UPDATE SET
    ${[...SUMMED, ...BUCKETS].map((column) => `${column} = ${column} + excluded.${column}`).join(', ')}`;

/** Adds the sums to those of this minute. `now` is in milliseconds since 1970. */
export async function addMetrics(db: SqlDatabase, sums: readonly MetricSum[], now: number): Promise<void> {
  if (sums.length === 0) return;
  await db.prepare(ADD).bind(minuteOf(now), JSON.stringify(sums)).run();
}

const PER_MINUTE = `SELECT minute, source, SUM(count) AS count,
    SUM(CASE WHEN outcome IN ('5xx', 'failed') THEN count ELSE 0 END) AS errors
  FROM metric_minute WHERE minute > ?1 GROUP BY minute, source`;
const PER_NAME = `SELECT source, name, SUM(count) AS count,
    SUM(CASE WHEN outcome IN ('5xx', 'failed') THEN count ELSE 0 END) AS errors,
    SUM(CASE WHEN viewer IN ('search-engine', 'other-bot') THEN count ELSE 0 END) AS bots,
    ${[...SUMMED.filter((column) => column !== 'count'), ...BUCKETS].map((column) => `SUM(${column}) AS ${column}`).join(', ')}
  FROM metric_minute WHERE minute > ?1 GROUP BY source, name ORDER BY 3 DESC, source, name`;

interface MinuteRow {
  readonly minute: number;
  readonly source: MetricSource;
  readonly count: number;
  readonly errors: number;
}

type NameRow = Readonly<Record<string, number>> & { readonly source: MetricSource; readonly name: string };

/** What was measured in the last SHOWN_MINUTES, this one included. */
export async function loadMetrics(db: SqlDatabase, now: number): Promise<Omit<MetricsAnswer, 'isElsewhere'>> {
  const last = minuteOf(now);
  const since = last - SHOWN_MINUTES * MINUTE_MS;
  const [perMinute, perName] = await db.batch([db.prepare(PER_MINUTE).bind(since), db.prepare(PER_NAME).bind(since)]);
  const known = (perMinute?.results ?? []) as MinuteRow[];
  const minutes = Array.from({ length: SHOWN_MINUTES }, (_, at) => since + (at + 1) * MINUTE_MS).map((at) => {
    const of = (source: MetricSource) => known.find((row) => row.minute === at && row.source === source);
    const [page, call] = [of('page'), of('call')];
    return {
      at,
      pages: page?.count ?? 0,
      pageErrors: page?.errors ?? 0,
      calls: call?.count ?? 0,
      callErrors: call?.errors ?? 0,
    };
  });
  return { minutes, rows: ((perName?.results ?? []) as NameRow[]).map(describeRow) };
}

function describeRow({ source, name, ...sums }: NameRow): MetricsAnswer['rows'][number] {
  const of = (column: string): number => sums[column] ?? 0;
  const each = (column: string): number => of(column) / Math.max(1, of('count'));
  const buckets = BUCKETS.map(of);
  return {
    source,
    name,
    count: of('count'),
    errors: of('errors'),
    bots: of('bots'),
    kept: of('kept'),
    p50: percentileOf(buckets, 0.5) ?? 0,
    p95: percentileOf(buckets, 0.95) ?? 0,
    rowsRead: each('rows_read'),
    rowsWritten: each('rows_written'),
    roundTrips: each('round_trips'),
  };
}

const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;
