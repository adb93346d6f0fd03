import type { SessionList } from '../../../shared/contract/account.ts';
import type { SqlDatabase } from '../env.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { clearLoginCookies } from './account-session.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './session.ts';

/** GET /api/user/sessions: where the account is logged in, the latest used first. */
export const answerSessions: CallHandler<'sessions'> = async (c, { viewer }) => {
  const sessions = await listSessions(c.env.ACCOUNTS, viewer.id, c.get('now'));
  return sessions.map((session) => ({ ...session, isCurrent: session.id === viewer.sessionId }));
};

/**
 * DELETE /api/user/sessions: ends one session of this account, or all but the viewer's. Ending their own logs them out.
 * An id of somebody else's session, of one that is over or of none ends nothing, and the answer is the same.
 */
export const answerEndSessions: CallHandler<'endSessions'> = async (c, { body, viewer }) => {
  const { id } = body;
  const { sessionId } = viewer;
  const which = id === undefined ? 'id IS NOT ?2' : 'id = ?2';
  await c.env.ACCOUNTS.prepare(`DELETE FROM session WHERE account_id = ?1 AND ${which}`)
    .bind(viewer.id, id ?? sessionId)
    .run();
  if (id === sessionId) clearLoginCookies(c);
  return { isDone: true };
};

/** The sessions that have not expired. `now` is in milliseconds since 1970. */
export async function listSessions(
  db: SqlDatabase,
  accountId: string,
  now: number,
): Promise<readonly Omit<SessionList[number], 'isCurrent'>[]> {
  const { results } = await db
    .prepare(
      `SELECT id, created_at AS createdAt, last_seen_at AS lastUsedAt, device FROM session
       WHERE account_id = ?1 AND last_seen_at > ?2 AND created_at > ?3 ORDER BY last_seen_at DESC, id`,
    )
    .bind(accountId, now - SESSION_IDLE_MS, now - SESSION_MAX_MS)
    .all<Omit<SessionList[number], 'isCurrent'>>();
  return results;
}
