import { createMiddleware } from 'hono/factory';
import { outcomeOf } from '../../../shared/metrics/metric-tally.ts';
import type { OriginEnv } from '../context.ts';
import { lifetimeOf } from '../http/beside-answer.ts';
import { currentSql } from '../logging/current-work.ts';
import { noteMetric } from './note-metric.ts';

/**
 * Measures each call of the table: how it ended, how long until its answer began, and what the databases did for it, its
 * late part and the work beside it included. Requests for anything else are in the security log.
 */
export const measureCall = createMiddleware<OriginEnv>(async (c, next) => {
  const startedAt = performance.now();
  const beside: Promise<unknown>[] = [];
  c.set('beside', beside);
  const sql = currentSql();
  await next();
  const name = c.get('call');
  if (name === undefined) return;
  const [ms, outcome] = [performance.now() - startedAt, outcomeOf(c.res.status)];
  const waitUntil = lifetimeOf(c);
  const note = () =>
    noteMetric(c.env, { source: 'call', name, viewer: '', outcome, ms, ...sql, isKept: false }, waitUntil);
  if (beside.length === 0 || waitUntil === null) note();
  else waitUntil(Promise.allSettled(beside).then(note));
});
