import { loadViewerAccount } from '../accounts/account-session.ts';
import { adoptGuestsStatements } from '../accounts/adopt-guests.ts';
import type { OriginContext } from '../context.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { askedMails } from '../mail/asked-mail.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { assertConfirmed, isStillLoggedIn } from '../passwords/confirmed.ts';
import { ALWAYS, both } from '../sql-condition.ts';
import { hasNoAccount, type LinkOffer, sendLink } from './ask-link.ts';
import { findWorkingLink, linkOver } from './enter-by-link.ts';
import { changeEmailMail, changeEmailTakenMail, emailChangedMail, emailChangingMail } from './link-mails.ts';
import { consumeMailToken, type MailToken } from './token-store.ts';

/**
 * POST /api/user/email. The new mailbox gets a link that makes the change, or learns that it already has an account; the
 * old one is told that somebody asked. The answer is the same either way.
 */
export const answerChangeEmail: CallHandler<'changeEmail'> = async (c, { body, viewer }) => {
  const db = c.env.ACCOUNTS;
  const email = body.email.toLowerCase();
  await assertConfirmed(c, viewer, body.password);
  if (email === viewer.email) throw new ProblemError(409, 'This is already your address');
  const link: MailToken = { kind: 'change-email', email, accountId: viewer.id, firstName: null, redirect: null };
  await assertFewChanges(db, viewer.id, c.get('now'));
  // Whoever mistyped an address and corrects it must not lose the account to that mailbox.
  const isStill = isStillLoggedIn(viewer);
  const isOther = { sql: `email <> ? AND ${isStill.sql}`, values: [email, ...isStill.values] };
  await db.batch([endLinksStatement(db, viewer.id, isOther), ...(await oldMailboxStatements(c, viewer.email))]);
  const offers = [changeEmailOffer(c, link), takenOffer(c, link)];
  return sendLink(
    c,
    { to: email, kind: 'change-email', isKnown: false },
    offers.map((offer) => ({ ...offer, condition: both(offer.condition, isStill) })),
  );
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
  if (email !== null) await c.env.ACCOUNTS.batch(await oldMailboxStatements(c, email));
}

async function addressOf(db: SqlDatabase, accountId: string | null): Promise<string | null> {
  const row = await db.prepare('SELECT email FROM account WHERE id = ?1').bind(accountId).first<{ email: string }>();
  return row?.email ?? null;
}

/** How many addresses an account may ask for in a day: each is a mail to a mailbox that may be a stranger's. */
const CHANGES_A_DAY = 5;
const DAY_MS = 86_400_000;

/** @throws ProblemError 429 */
async function assertFewChanges(db: SqlDatabase, accountId: string, now: number): Promise<void> {
  const row = await db
    .prepare('SELECT COUNT(*) AS asked FROM mail_token WHERE account_id = ?1 AND created_at > ?2')
    .bind(accountId, now - DAY_MS)
    .first<{ asked: number }>();
  if ((row?.asked ?? 0) >= CHANGES_A_DAY)
    throw new ProblemError(429, 'Too many changes of address today. Please try again tomorrow.', {
      headers: { 'retry-after': String(DAY_MS / 1_000) },
      security: 'limit-hit',
    });
}

/** Removes password, passkeys and sessions. */
function forgetWaysInStatements(db: SqlDatabase, accountId: string, { sql, values }: SqlCondition): SqlStatement[] {
  return [
    db.prepare(`UPDATE account SET password_hash = NULL WHERE id = ? AND ${sql}`).bind(accountId, ...values),
    db.prepare(`DELETE FROM passkey WHERE account_id = ? AND ${sql}`).bind(accountId, ...values),
    db.prepare(`DELETE FROM session WHERE account_id = ? AND ${sql}`).bind(accountId, ...values),
  ];
}

/** Ends an account's links that change its address, and keeps them from being renewed: those for which it holds. */
function endLinksStatement(db: SqlDatabase, accountId: string, { sql, values }: SqlCondition): SqlStatement {
  return db.prepare(`UPDATE mail_token SET expires_at = 0 WHERE account_id = ? AND ${sql}`).bind(accountId, ...values);
}

async function oldMailboxStatements(c: OriginContext, to: string): Promise<SqlStatement[]> {
  const db = c.env.ACCOUNTS;
  const { secrets, siteUrl } = c.get('settings');
  const mail = { mail: emailChangingMail(to, siteUrl), condition: ALWAYS };
  const asking = { to, kind: 'email-changing', isKnown: true } as const;
  const { queued, counted } = await askedMails(db, secrets, asking, [mail], c.get('now'));
  return [...queued, counted];
}

/**
 * POST /api/auth/confirm-email: the button on the link's page. It logs nobody in. In a browser that is logged in to the
 * account, everything else stays. In any other, somebody may have asked to put a stranger's address on their account and
 * hope for the press of a button: then, as at the first proof of an address, the mailbox alone keeps the account.
 */
export const answerConfirmEmail: CallHandler<'confirmEmail'> = async (c, { body }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { email, accountId } = await findWorkingLink(c, body.token, 'change-email');
  const before = await addressOf(db, accountId);
  if (before === null || accountId === null) throw linkOver();
  const viewer = await loadViewerAccount(c);
  const isOwners = viewer?.scope === 'account' && viewer.id === accountId;
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
    // Neither another link nor this one, renewed, may change it again behind the owner's back.
    endLinksStatement(db, accountId, isNew),
    ...(isOwners ? [] : forgetWaysInStatements(db, accountId, isNew)),
    ...adoptGuestsStatements(db, email, now, isNew),
    mailStatement(db, emailChangedMail(before), now, isNew),
  ]);
  const [used, changed] = results;
  if ((used?.meta.changes ?? 0) === 0) throw linkOver();
  if ((changed?.meta.changes ?? 0) === 0) throw new ProblemError(409, 'Another account has this address');
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};
