import type { CallHandler } from '../http/serve-call.ts';
import { loadLife, missingPerson } from '../people/known-person.ts';
import { beginMonitoring } from './begin-monitoring.ts';
import { canBeMonitored } from './rules.ts';
import { stopMonitor } from './store.ts';

/**
 * POST /api/monitor/ (P7-023). Monitoring somebody twice changes nothing: the answer is what was stored the first time.
 * 204 if the person is dead, or the viewer already monitors as many people as they may.
 */
export const answerStartMonitoring: CallHandler<'startMonitoring'> = async (c, { body, viewer }) => {
  const { personId } = body;
  const life = await loadLife(c.env.PEOPLE, personId, c.get('now'));
  if (life === null) throw missingPerson();
  if (!canBeMonitored(life)) return null;
  const stored = await beginMonitoring(c, viewer, body);
  return stored === null ? null : { personId, ...stored, isConfirmed: viewer.isConfirmed, changes: null };
};

/**
 * DELETE /api/monitor/ (P7-026). It does not check whether the person exists: the answer is the same whether they were
 * monitored, were not, or are gone.
 */
export const answerStopMonitoring: CallHandler<'stopMonitoring'> = async (c, { body, viewer }) => {
  await stopMonitor(c.env.ACCOUNTS, viewer.id, body.personId);
  return { isDone: true };
};
