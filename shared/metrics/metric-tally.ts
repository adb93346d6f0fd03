import type { Measured, MetricOutcome, MetricSum } from '../contract/operations/metrics.ts';
import { bucketOf, LATENCY_BUCKETS } from './latency.ts';

/** The most kinds of requests that are told apart until they are written: names are ours, so it is never reached. */
const KINDS_MAX = 2_000;

/** What one isolate measured but has not written yet. */
export class MetricTally {
  readonly #sums = new Map<string, MetricSum>();

  add({ source, name, viewer, outcome, ms, rowsRead, rowsWritten, roundTrips, isKept }: Measured): void {
    const key = `${source} ${name} ${viewer} ${outcome}`;
    const known = this.#sums.get(key);
    if (known === undefined && this.#sums.size >= KINDS_MAX) return;
    const sum = known ?? emptySum({ source, name, viewer, outcome });
    this.#sums.set(key, sum);
    sum.count += 1;
    // A clock that was set back must not make a sum that nobody accepts.
    sum.ms += Math.max(0, ms);
    sum.rowsRead += rowsRead;
    sum.rowsWritten += rowsWritten;
    sum.roundTrips += roundTrips;
    sum.kept += isKept ? 1 : 0;
    const bucket = bucketOf(ms);
    sum.latency[bucket] = (sum.latency[bucket] ?? 0) + 1;
  }

  /** Returns the sums and starts over. */
  take(): readonly MetricSum[] {
    const sums = [...this.#sums.values()];
    this.#sums.clear();
    return sums;
  }
}

function emptySum(of: Pick<MetricSum, 'source' | 'name' | 'viewer' | 'outcome'>): MetricSum {
  const latency = Array.from({ length: LATENCY_BUCKETS }, () => 0);
  return { ...of, count: 0, ms: 0, rowsRead: 0, rowsWritten: 0, roundTrips: 0, kept: 0, latency };
}

/** The class of a status. */
export function outcomeOf(status: number): MetricOutcome {
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  return status >= 300 ? '3xx' : '2xx';
}
