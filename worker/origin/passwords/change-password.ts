import { passwordChangedMail } from '../accounts/account-changed-mail.ts';
import { prepareSession, setLoginCookies } from '../accounts/account-session.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { assertUncommon } from './common-password.ts';
import { assertConfirmed } from './confirmed.ts';
import { hashPassword } from './password.ts';

/** POST /api/user/password: sets a password, ends all sessions but a new one for this browser, and tells the owner. */
export const answerChangePassword: CallHandler<'changePassword'> = async (c, { body, viewer }) => {
  await assertConfirmed(c, viewer, body.password);
  assertUncommon(body.newPassword, viewer.email);
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const passwordHash = await hashPassword(c.env, body.newPassword);
  // Hashing takes time, and whoever got the account back in it by a link has ended this session.
  const isSet = {
    sql: 'EXISTS (SELECT 1 FROM account WHERE id = ? AND password_hash = ?)',
    values: [viewer.id, passwordHash],
  };
  const session = await prepareSession(c, viewer.id, 'account', isSet);
  const [set] = await db.batch([
    db
      .prepare(
        `UPDATE account SET password_hash = ?2 WHERE id = ?1
         AND EXISTS (SELECT 1 FROM session WHERE id = ?3 AND account_id = ?1)`,
      )
      .bind(viewer.id, passwordHash, viewer.sessionId),
    db.prepare(`DELETE FROM session WHERE account_id = ? AND ${isSet.sql}`).bind(viewer.id, ...isSet.values),
    // A change of address that somebody else may have asked for.
    db.prepare(`DELETE FROM mail_token WHERE account_id = ? AND ${isSet.sql}`).bind(viewer.id, ...isSet.values),
    mailStatement(db, passwordChangedMail(viewer.email, c.get('settings').siteUrl), now, isSet),
    ...session.statements,
  ]);
  if ((set?.meta.changes ?? 0) === 0) throw new ProblemError(401, 'Please log in');
  setLoginCookies(c, session.token, { ...viewer, hasPassword: true });
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};
