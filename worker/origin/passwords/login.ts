import { WRONG_LOGIN } from '../../../shared/copy/account/login.ts';
import { startAccountSession } from '../accounts/account-session.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { checkPassword } from './check-password.ts';

/** POST /api/auth/login. Every failure looks the same: {@link checkPassword}. */
export const answerLogin: CallHandler<'login'> = async (c, { body }) => {
  const account = await checkPassword(c, body.email, body.password);
  if (account === null) throw new ProblemError(401, WRONG_LOGIN, { security: 'login-failed' });
  await startAccountSession(c, { ...account, hasPassword: true });
  return describeUser(c, { ...account, scope: 'account', hasPassword: true });
};
