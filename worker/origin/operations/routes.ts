import { UNCAUGHT_TYPES } from '../../../shared/events/log-types.ts';
import { redact } from '../../../shared/log/redact.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { addMetrics } from '../metrics/metric-store.ts';
import { addSecurityCounts, loadSecurityCounts, writeSecurityCounts } from './security-log.ts';
import { describeSender } from './sender.ts';
import { recordLog } from './store.ts';

const DONE = { isDone: true } as const;

/** POST /api/log-error: what a browser failed to do, without what was looked up (F7-21). */
export const answerLogError: CallHandler<'logError'> = async (c, { body }) => {
  if (UNCAUGHT_TYPES.has(body.type ?? '') && c.get('envelope').botClass !== 'human') return DONE;
  const entry = { severity: 'error', type: body.type ?? null, message: redact(body.e) } as const;
  await recordLog(c.env.ACCOUNTS, entry, await describeSender(c), c.get('now'));
  return DONE;
};

/**
 * POST /api/log-info: what a recovery in a browser found (P7-044). Stores how many ids arrived, not which: an address's
 * id leads to the people who live there.
 */
export const answerLogInfo: CallHandler<'logInfo'> = async (c, { body: { msg } }) => {
  const { hydratedAddressIds, ...counts } = msg;
  const message = JSON.stringify({ ...counts, hydratedAddressCount: hydratedAddressIds.length });
  const entry = { severity: 'info', type: msg.metric, message } as const;
  await recordLog(c.env.ACCOUNTS, entry, await describeSender(c), c.get('now'));
  return DONE;
};

/** POST /api/counts: what an isolate of the edge refused and measured, every few seconds at most. */
export const answerReportCounts: CallHandler<'reportCounts'> = async (c, { body: { security, metrics } }) => {
  const [db, now] = [c.env.ACCOUNTS, c.get('now')];
  await Promise.all([addSecurityCounts(db, security, now), addMetrics(db, metrics, now)]);
  return DONE;
};

/** GET /api/dev/security: what both workers counted, in local runs; elsewhere, query the database. */
export const answerSecurityCounts: CallHandler<'securityCounts'> = async (c) => {
  if (!c.get('settings').isLocal) throw new ProblemError(404, 'Not found');
  await writeSecurityCounts(c);
  return loadSecurityCounts(c.env.ACCOUNTS, c.get('now'));
};
