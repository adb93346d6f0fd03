import { listReports } from '../entitlement/store.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { endAccountSession, loadViewerAccount } from './account-session.ts';
import { describeUser } from './describe-user.ts';

/** GET /api/user. */
export const answerUser: CallHandler<'user'> = async (c) => describeUser(c, await loadViewerAccount(c));

/** GET /api/reports/: what this viewer bought and can still open (P7-006). */
export const answerReports: CallHandler<'reports'> = async (c) => {
  const viewer = await loadViewerAccount(c);
  if (viewer === null) return [];
  return listReports({ accounts: c.env.ACCOUNTS, people: c.env.PEOPLE }, viewer.id, c.get('now'));
};

/** POST /api/auth/logout. Without a session it still clears the cookies. */
export const answerLogout: CallHandler<'logout'> = async (c) => {
  await endAccountSession(c);
  return {};
};
