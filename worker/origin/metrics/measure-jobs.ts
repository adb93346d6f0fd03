import { newTraceId } from '../../../shared/contract/transport/trace-context.ts';
import type { OriginBindings } from '../env.ts';
import { asWork, currentWork } from '../logging/current-work.ts';
import { noteMetric, writeMetrics } from './note-metric.ts';

/**
 * Runs one job as work of its own, within the trace of its run, and measures it.
 *
 * @throws what the job throws
 */
export async function measureJob<T>(env: OriginBindings, name: string, run: () => Promise<T>): Promise<T> {
  const traceId = currentWork()?.traceId ?? newTraceId();
  return asWork({ traceId, spanId: null }, async (sql) => {
    const startedAt = performance.now();
    const note = (outcome: 'done' | 'failed') =>
      noteMetric(
        env,
        { source: 'job', name, viewer: '', outcome, ms: performance.now() - startedAt, ...sql, isKept: false },
        null,
      );
    try {
      const result = await run();
      note('done');
      return result;
    } catch (error) {
      note('failed');
      throw error;
    }
  });
}

/** One run of jobs: its lines in the log have one trace id, and what was measured is written when it ends. */
export async function asRun(env: OriginBindings, run: () => Promise<void>): Promise<void> {
  await asWork({ traceId: newTraceId(), spanId: null }, async () => {
    try {
      await run();
    } finally {
      await writeMetrics(env, Date.now());
    }
  });
}
