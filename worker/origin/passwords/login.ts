import { WRONG_LOGIN } from '../../../shared/copy/account/login.ts';
import { startAccountSession } from '../accounts/account-session.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { checkPassword, renewHash } from './check-password.ts';

/**
 * POST /api/auth/login. Every failure looks the same: {@link checkPassword}. Whoever sets another password meanwhile has
 * ended all sessions, so this one does not begin.
 */
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
