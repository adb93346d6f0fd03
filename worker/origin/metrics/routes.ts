import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadMetrics } from './metric-store.ts';
import { writeMetrics } from './note-metric.ts';

/** GET /api/dev/metrics: what both workers measured in the last hour, in local runs; elsewhere, query the database. */
export const answerMetrics: CallHandler<'metrics'> = async (c) => {
  if (!c.get('settings').isLocal) throw new ProblemError(404, 'Not found');
  await writeMetrics(c.env, c.get('now'));
  return { isElsewhere: c.env.METRICS !== undefined, ...(await loadMetrics(c.env.ACCOUNTS, c.get('now'))) };
};
