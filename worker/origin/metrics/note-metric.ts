import type { Measured } from '../../../shared/contract/operations/metrics.ts';
import { GATHERED_MS, Gathering } from '../../../shared/metrics/gathering.ts';
import { writeMetric } from '../../../shared/metrics/metric-point.ts';
import { MetricTally } from '../../../shared/metrics/metric-tally.ts';
import type { OriginBindings } from '../env.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';
import { addMetrics } from './metric-store.ts';

type Env = Pick<OriginBindings, 'ACCOUNTS' | 'METRICS'>;

interface Unwritten {
  readonly tally: MetricTally;
  readonly gathering: Gathering;
}

// One bindings object per isolate.
const unwritten = new WeakMap<Env, Unwritten>();

function unwrittenOf(env: Env): Unwritten {
  const known = unwritten.get(env) ?? { tally: new MetricTally(), gathering: new Gathering() };
  unwritten.set(env, known);
  return known;
}

/**
 * Measures one request or run: a data point where METRICS is bound, otherwise a sum that is written a few seconds later
 * with those of other requests. Never throws, and nothing waits for it; what an isolate has not written when it ends is
 * lost.
 *
 * @param waitUntil keeps work alive after an answer; null where nothing does: then the next request writes
 */
export function noteMetric(env: Env, measured: Measured, waitUntil: ((work: Promise<void>) => void) | null): void {
  if (env.METRICS !== undefined) {
    writeMetric(env.METRICS, measured);
    return;
  }
  const { tally, gathering } = unwrittenOf(env);
  tally.add(measured);
  const work = waitUntil === null ? null : gathering.begin(GATHERED_MS, () => writeMetrics(env, Date.now()));
  if (work !== null) waitUntil?.(work);
}

/** Writes what this isolate has measured at once. Never rejects. */
export async function writeMetrics(env: Env, now: number): Promise<void> {
  try {
    await addMetrics(env.ACCOUNTS, unwrittenOf(env).tally.take(), now);
  } catch (error) {
    writeLog('metrics lost', { error: nameOf(error) });
  }
}
