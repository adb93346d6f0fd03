import type { MiddlewareHandler } from 'hono';
import type { Measured, MetricViewer } from '../../shared/contract/operations/metrics.ts';
import { writeMetric } from '../../shared/metrics/metric-point.ts';
import { outcomeOf } from '../../shared/metrics/metric-tally.ts';
import { type EdgeContext, type EdgeEnv, isApiPath } from '../context.ts';
import { sendCountsSoon, unsentOf } from './report-counts.ts';

/**
 * Measures each request: its route or call, who asked, how it ended and how long until the first byte. A data point
 * where METRICS is bound, otherwise a sum that goes to the origin with those of other requests. The name is ours: no
 * path, id or name is measured (docs/metrics.md).
 */
export const measure = (): MiddlewareHandler<EdgeEnv> =>
  async function measure(c, next) {
    const startedAt = performance.now();
    await next();
    note(c, performance.now() - startedAt);
  };

function note(c: EdgeContext, ms: number): void {
  const measured = { ...describe(c), outcome: outcomeOf(c.res.status), ms, ...NO_ROWS };
  if (c.env.METRICS !== undefined) {
    writeMetric(c.env.METRICS, measured);
    return;
  }
  const counted = unsentOf(c);
  // An origin that takes no reports is asked again when something is refused (security-log.ts).
  if (counted.isRefused) return;
  counted.metrics.add(measured);
  sendCountsSoon(c);
}

/** The edge has no database. */
const NO_ROWS = { rowsRead: 0, rowsWritten: 0, roundTrips: 0 } as const;
/** For what is no route or call, or was refused before that could be seen. */
const UNKNOWN = 'unknown';
/** For whatever is asked of the host of ad frames, which has no routes. */
const AD_HOST = 'ad-host';

function describe(c: EdgeContext): Pick<Measured, 'source' | 'name' | 'viewer' | 'isKept'> {
  const isApi = isApiPath(c.get('url')?.pathname ?? '');
  const name = isApi ? c.get('call') : c.get('route')?.name;
  return {
    source: isApi ? 'api' : 'page',
    name: name ?? (c.get('isAdHost') === true ? AD_HOST : UNKNOWN),
    viewer: viewerOf(c),
    isKept: c.get('isKeptPage') ?? false,
  };
}

function viewerOf(c: EdgeContext): MetricViewer {
  const botClass = c.get('botClass');
  if (botClass === 'search-engine' || botClass === 'other-bot') return botClass;
  return (c.get('session') ?? null) === null ? 'anonymous' : 'session';
}
