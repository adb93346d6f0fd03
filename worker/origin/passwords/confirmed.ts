import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import type { SqlCondition } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import { checkPassword } from './check-password.ts';

/** How long a log-in counts as a confirmation, in milliseconds: half an hour. */
const CONFIRMED_MS = 30 * 60_000;

/** The title of the 403; pages then ask for the password. */
export const CONFIRM_FIRST = 'Please confirm that it is you';

/**
 * Holds while the viewer's session has not ended. Hashing a password takes long enough for the owner to end it meanwhile,
 * by a new password for instance; a change must not happen after that.
 */
export function isStillLoggedIn({ sessionId }: Pick<SessionAccount, 'sessionId'>): SqlCondition {
  return { sql: 'EXISTS (SELECT 1 FROM session WHERE id = ?)', values: [sessionId] };
}

/**
 * Makes sure that the account's owner is at the browser before a change that cannot be undone: they logged in within
 * the last half hour, or give the right password now. Wrong ones count as at a log-in.
 *
 * @throws ProblemError 403 if neither; 401 if the session ended meanwhile; 429 or 503 as a log-in
 */
export async function assertConfirmed(
  c: OriginContext,
  viewer: SessionAccount,
  password: string | undefined,
): Promise<void> {
  const now = c.get('now');
  if (viewer.confirmedAt > now - CONFIRMED_MS) return;
  if (password === undefined) throw new ProblemError(403, CONFIRM_FIRST);
  // Whoever has the session's cookie can send it from any network.
  const isRight = await checkPassword(c, viewer.email, password, viewer.sessionId);
  if (!isRight) throw new ProblemError(403, CONFIRM_FIRST, { security: 'login-failed' });
  const { meta } = await c.env.ACCOUNTS.prepare('UPDATE session SET confirmed_at = ?2 WHERE id = ?1')
    .bind(viewer.sessionId, now)
    .run();
  // A new password may have ended the session while this one was checked.
  if (meta.changes === 0) throw new ProblemError(401, 'Please log in');
}
