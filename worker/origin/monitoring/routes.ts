import type { CallHandler } from '../http/serve-call.ts';
import { loadLife, missingPerson } from '../people/known-person.ts';
import { canBeMonitored, trimDisplayText } from './rules.ts';
import { startMonitor, stopMonitor } from './store.ts';

/**
 * POST /api/monitor/ (P7-023). To follow twice changes nothing: the answer is what was stored first. 204 for whoever
 * cannot be followed: who has died, and anybody once the account follows as many as it may.
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
  // Whoever has a session of the account has proven their address by it.
  return { personId, ...stored, isConfirmed: true, changes: null };
};

/**
 * DELETE /api/monitor/ (P7-026). It asks nobody whether the person is there: the answer is the same for one who was
 * followed, one who was not and one who is gone.
 */
export const answerStopMonitoring: CallHandler<'stopMonitoring'> = async (c, { body, viewer }) => {
  await stopMonitor(c.env.ACCOUNTS, viewer.id, body.personId);
  return { isDone: true };
};
