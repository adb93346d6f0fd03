import { adoptGuestsStatements } from '../accounts/adopt-guests.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { askedMails } from '../mail/asked-mail.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { assertConfirmed } from '../passwords/confirmed.ts';
import { hasNoAccount, type LinkOffer, sendLink } from './ask-link.ts';
import { findWorkingLink, linkOver } from './enter-by-link.ts';
import { changeEmailMail, changeEmailTakenMail, emailChangedMail, emailChangingMail } from './link-mails.ts';
import { consumeMailToken, type MailToken } from './token-store.ts';

/**
 * POST /api/user/email. The new mailbox gets a link that makes the change, or learns that it already has an account; the
 * old one is told that somebody asked. The answer is the same either way.
 */
export const answerChangeEmail: CallHandler<'changeEmail'> = async (c, { body, viewer }) => {
  const email = body.email.toLowerCase();
  await assertConfirmed(c, viewer, body.password);
  if (email === viewer.email) throw new ProblemError(409, 'This is already your address');
  const link: MailToken = { kind: 'change-email', email, accountId: viewer.id, firstName: null, redirect: null };
  await tellOldMailbox(c, viewer.email);
  return sendLink(c, { to: email, kind: 'change-email', isKnown: false }, [
    changeEmailOffer(c, link),
    takenOffer(c, link),
  ]);
};

/** The link that changes the address, unless that has an account. */
export function changeEmailOffer(c: OriginContext, link: MailToken): LinkOffer {
  const { siteUrl } = c.get('settings');
  return {
    link,
    mail: (token) => changeEmailMail({ to: link.email, token, siteUrl }),
    condition: hasNoAccount(link.email),
  };
}

/** A mail without a link: its token is never sent, and opens nothing. */
function takenOffer(c: OriginContext, link: MailToken): LinkOffer {
  const { siteUrl } = c.get('settings');
  return {
    link,
    mail: () => changeEmailTakenMail(link.email, siteUrl),
    condition: { sql: 'EXISTS (SELECT 1 FROM account WHERE email = ?)', values: [link.email] },
  };
}

/** A renewed link is told to the old mailbox as well: it can be renewed day after day. */
export async function tellOfRenewal(c: OriginContext, accountId: string | null): Promise<void> {
  const email = await addressOf(c.env.ACCOUNTS, accountId);
  if (email !== null) await tellOldMailbox(c, email);
}

async function addressOf(db: SqlDatabase, accountId: string | null): Promise<string | null> {
  const row = await db.prepare('SELECT email FROM account WHERE id = ?1').bind(accountId).first<{ email: string }>();
  return row?.email ?? null;
}

async function tellOldMailbox(c: OriginContext, to: string): Promise<void> {
  const db = c.env.ACCOUNTS;
  const { secrets, siteUrl } = c.get('settings');
  const mail = { mail: emailChangingMail(to, siteUrl), condition: { sql: '1', values: [] } };
  const asking = { to, kind: 'email-changing', isKnown: true } as const;
  const { queued, counted } = await askedMails(db, secrets, asking, [mail], c.get('now'));
  await db.batch([...queued, counted]);
}

/**
 * POST /api/auth/confirm-email: the button on the link's page, in whatever browser the mailbox is read. It logs nobody
 * in: the account's own browsers stay logged in.
 */
export const answerConfirmEmail: CallHandler<'confirmEmail'> = async (c, { body }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { email, accountId } = await findWorkingLink(c, body.token, 'change-email');
  const before = await addressOf(db, accountId);
  if (before === null || accountId === null) throw linkOver();
  const { statement, isUsed } = await consumeMailToken(db, body.token, now);
  const isNew = {
    sql: `${isUsed.sql} AND EXISTS (SELECT 1 FROM account WHERE id = ? AND email = ?)`,
    values: [...isUsed.values, accountId, email],
  };
  const results = await db.batch([
    statement,
    db
      .prepare(
        `UPDATE account SET email = ?, proven_at = ? WHERE id = ? AND ${isUsed.sql}
         AND NOT EXISTS (SELECT 1 FROM account WHERE email = ?)`,
      )
      .bind(email, now, accountId, ...isUsed.values, email),
    // Whoever changes it last should not find it changed again by a link that was asked for before.
    db
      .prepare(`DELETE FROM mail_token WHERE account_id = ? AND email <> ? AND ${isNew.sql}`)
      .bind(accountId, email, ...isNew.values),
    ...adoptGuestsStatements(db, email, isNew),
    mailStatement(db, emailChangedMail(before), now, isNew),
  ]);
  const [used, changed] = results;
  if ((used?.meta.changes ?? 0) === 0) throw linkOver();
  if ((changed?.meta.changes ?? 0) === 0) throw new ProblemError(409, 'Another account has this address');
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};
