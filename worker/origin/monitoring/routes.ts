import type { CallHandler } from '../http/serve-call.ts';
import { loadLife, missingPerson } from '../people/known-person.ts';
import { canBeMonitored, trimDisplayText } from './rules.ts';
import { startMonitor, stopMonitor } from './store.ts';

/**
 * POST /api/monitor/ (P7-023). Monitoring somebody twice changes nothing: the answer is what was stored the first time.
 * 204 if the person is dead, or the account already monitors as many people as it may.
 */
export const answerStartMonitoring: CallHandler<'startMonitoring'> = async (c, { body, viewer }) => {
  const now = c.get('now');
  const { personId, autoMonitor } = body;
  const life = await loadLife(c.env.PEOPLE, personId, now);
  if (life === null) throw missingPerson();
  if (!canBeMonitored(life)) return null;
  const displayText = trimDisplayText(body.displayText);
  const stored = await startMonitor(c.env.ACCOUNTS, { accountId: viewer.id, personId, displayText, autoMonitor }, now);
  if (stored === null) return null;
  // A session of the account proves its email address.
  return { personId, ...stored, isConfirmed: true, changes: null };
};

/**
 * DELETE /api/monitor/ (P7-026). It does not check whether the person exists: the answer is the same whether they were
 * monitored, were not, or are gone.
 */
export const answerStopMonitoring: CallHandler<'stopMonitoring'> = async (c, { body, viewer }) => {
  await stopMonitor(c.env.ACCOUNTS, viewer.id, body.personId);
  return { isDone: true };
};
