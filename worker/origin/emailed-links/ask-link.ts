import { newToken } from '../accounts/session.ts';
import type { OriginContext } from '../context.ts';
import type { SqlCondition } from '../env.ts';
import { afterAnswer } from '../http/beside-answer.ts';
import { type Asking, askedMails } from '../mail/asked-mail.ts';
import { type Mail, sendQueuedMail } from '../mail/queue.ts';
import { both } from '../sql-condition.ts';
import { type MailToken, mailTokenStatement } from './token-store.ts';

/** One way to answer a request for a link: the link, its mail, and when it is sent. */
export interface LinkOffer {
  readonly link: MailToken;
  readonly mail: (token: string) => Mail;
  readonly condition: SqlCondition;
}

/**
 * Answers a request for a link to a mailbox: sends the one whose condition holds, if the limit allows it, and silently
 * none otherwise. The work is the same for every address, and sending happens after the answer, so neither the answer
 * nor its time tells who has an account (F7-16). The conditions exclude each other.
 */
export async function sendLink(
  c: OriginContext,
  asking: Asking,
  offers: readonly LinkOffer[],
): Promise<{ readonly isDone: true }> {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const made = await Promise.all(offers.map(async (offer) => ({ ...offer, ...(await newToken()) })));
  const mails = made.map(({ mail, token, condition }) => ({ mail: mail(token), condition }));
  const { isLeft, queued, counted } = await askedMails(db, c.get('settings').secrets, asking, mails, now);
  await db.batch([
    ...made.map(({ tokenHash, link, condition }) =>
      mailTokenStatement(db, tokenHash, link, now, both(isLeft, condition)),
    ),
    ...queued,
    counted,
  ]);
  await afterAnswer(c, 'mail', () => sendQueuedMail(c));
  return { isDone: true };
}

/** Holds if the address has an account that links may open: demo accounts only locally. */
export function hasAccount(c: OriginContext, email: string): SqlCondition {
  return {
    sql: 'EXISTS (SELECT 1 FROM account WHERE email = ? AND (is_demo = 0 OR ? = 1))',
    values: [email, c.get('settings').isLocal ? 1 : 0],
  };
}

/** Holds if the address has no account of any kind. */
export function hasNoAccount(email: string): SqlCondition {
  return { sql: 'NOT EXISTS (SELECT 1 FROM account WHERE email = ?)', values: [email] };
}
