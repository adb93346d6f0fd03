import * as z from 'zod/mini';
import { LATENCY_BUCKETS } from '../../metrics/latency.ts';
import { count } from '../primitives.ts';

/**
 * What is measured: `page` and `api`, a page and a browser's call, from the request at the edge to the first byte;
 * `call`, one call at the origin; `job`, a scheduled job or a batch of the queue.
 */
export const METRIC_SOURCES = ['page', 'api', 'call', 'job'] as const;
export type MetricSource = (typeof METRIC_SOURCES)[number];

/** Who asked the edge: a person with a session or without one, or a bot. '' where nobody asked, or the edge knows. */
export const METRIC_VIEWERS = ['anonymous', 'session', 'search-engine', 'other-bot', ''] as const;
export type MetricViewer = (typeof METRIC_VIEWERS)[number];

/** How it ended: the class of the status; for a job, whether it failed. */
export const METRIC_OUTCOMES = ['2xx', '3xx', '4xx', '5xx', 'done', 'failed'] as const;
export type MetricOutcome = (typeof METRIC_OUTCOMES)[number];

/**
 * What requests of one kind added up to. Names are ours: of a route, a call or a job, never anything from a request.
 * Times are milliseconds; rows are those that D1 read and wrote for them, in so many round trips.
 */
export const metricSumSchema = z.strictObject({
  source: z.enum(METRIC_SOURCES),
  name: z.string().check(z.regex(/^[A-Za-z][\w -]{0,59}$/)),
  viewer: z.enum(METRIC_VIEWERS),
  outcome: z.enum(METRIC_OUTCOMES),
  count,
  ms: z.number().check(z.minimum(0)),
  rowsRead: count,
  rowsWritten: count,
  roundTrips: count,
  /** of a page: how many were pages that the edge had kept */
  kept: count,
  /** how many took how long (latency.ts) */
  latency: z.array(count).check(z.length(LATENCY_BUCKETS)),
});
export type MetricSum = z.infer<typeof metricSumSchema>;

/** One request or run, before it is added to others. */
export interface Measured {
  readonly source: MetricSource;
  readonly name: string;
  readonly viewer: MetricViewer;
  readonly outcome: MetricOutcome;
  readonly ms: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly roundTrips: number;
  readonly isKept: boolean;
}

/** How many minutes the status page shows. */
export const SHOWN_MINUTES = 60;

/** What was measured in the last hour. `errors` are those that ended as 5xx or failed. */
export const metricsAnswerSchema = z.strictObject({
  /** where to look instead: what is measured goes to Analytics Engine */
  isElsewhere: z.boolean(),
  /** the last minutes, the oldest first, those without anything too; when each began, milliseconds since 1970 */
  minutes: z.array(
    z.strictObject({
      at: z.int(),
      pages: count,
      pageErrors: count,
      calls: count,
      callErrors: count,
    }),
  ),
  /** by source and name, the most frequent first; rows and round trips are averages for one request */
  rows: z.array(
    z.strictObject({
      source: z.enum(METRIC_SOURCES),
      name: z.string(),
      count,
      errors: count,
      bots: count,
      kept: count,
      /** milliseconds */
      p50: z.number(),
      p95: z.number(),
      rowsRead: z.number(),
      rowsWritten: z.number(),
      roundTrips: z.number(),
    }),
  ),
});
export type MetricsAnswer = z.infer<typeof metricsAnswerSchema>;
