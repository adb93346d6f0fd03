import { WRONG_LOGIN } from '../../../shared/copy/account/login.ts';
import { listReports } from '../entitlement/store.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { endAccountSession, loadViewerAccount, startAccountSession } from './account-session.ts';
import { checkPassword, renewHash } from './check-password.ts';
import { describeUser } from './describe-user.ts';

/** GET /api/user. */
export const answerUser: CallHandler<'user'> = async (c) => describeUser(c, await loadViewerAccount(c));

/** GET /api/reports/: what this viewer bought and can still open (P7-006). */
export const answerReports: CallHandler<'reports'> = async (c) => {
  const viewer = await loadViewerAccount(c);
  if (viewer === null) return [];
  return listReports({ accounts: c.env.ACCOUNTS, people: c.env.PEOPLE }, viewer.id, c.get('now'));
};

/** POST /api/auth/login. Every failure looks the same: {@link checkPassword}. */
export const answerLogin: CallHandler<'login'> = async (c, { body }) => {
  const account = await checkPassword(c, body.email, body.password);
  if (account === null) throw new ProblemError(401, WRONG_LOGIN, { security: 'login-failed' });
  const isStill = {
    sql: 'EXISTS (SELECT 1 FROM account WHERE id = ? AND password_hash = ?)',
    values: [account.id, account.passwordHash],
  };
  if (!(await startAccountSession(c, { ...account, hasPassword: true }, isStill)))
    throw new ProblemError(401, WRONG_LOGIN, { security: 'login-failed' });
  await renewHash(c, account, body.password);
  return describeUser(c, { ...account, scope: 'account', hasPassword: true });
};

/** POST /api/auth/logout. Without a session it still clears the cookies. */
export const answerLogout: CallHandler<'logout'> = async (c) => {
  await endAccountSession(c);
  return {};
};
