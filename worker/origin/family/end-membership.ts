import { refreshLoginCookies } from '../accounts/account-session.ts';
import { findLoginAccount } from '../accounts/store.ts';
import type { SqlCondition, SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { leaveStatement } from '../plans/project-accounts.ts';
import { endedMails } from './family-mails.ts';

/**
 * DELETE /api/family/members: a member leaves, or the holder removes one. The member is what they were before, and what
 * they looked up stays theirs, and counted. Both get a mail; repeating it changes nothing.
 */
export const answerEndMembership: CallHandler<'endMembership'> = async (c, { body, viewer }) => {
  const db = c.env.ACCOUNTS;
  const member = body.id ?? viewer.id;
  const isLeaving = member === viewer.id;
  const holder = isLeaving ? viewer.holderId : viewer.id;
  const emails = holder === null ? null : await loadEmails(db, member, holder);
  if (emails === null || holder === null) return { isDone: true };
  const now = c.get('now');
  const isMember: SqlCondition = {
    sql: 'EXISTS (SELECT 1 FROM account WHERE id = ? AND holder_id = ?)',
    values: [member, holder],
  };
  const mails = endedMails({ ...emails, siteUrl: c.get('settings').siteUrl }, isLeaving ? 'left' : 'removed');
  await db.batch([
    ...mails.map((mail) => mailStatement(db, mail, now, isMember)),
    leaveStatement(db, member, isMember),
  ]);
  if (isLeaving) {
    const after = await findLoginAccount(db, viewer.email, c.get('settings'), now);
    if (after !== null) refreshLoginCookies(c, { ...after, hasPassword: viewer.hasPassword });
  }
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};

/** The addresses of a member and the holder; null if they do not share a plan. */
async function loadEmails(
  db: SqlDatabase,
  memberId: string,
  holderId: string,
): Promise<{ readonly member: string; readonly holder: string } | null> {
  return db
    .prepare(
      'SELECT m.email AS member, h.email AS holder FROM account m JOIN account h ON h.id = m.holder_id WHERE m.id = ?1 AND h.id = ?2',
    )
    .bind(memberId, holderId)
    .first<{ member: string; holder: string }>();
}
