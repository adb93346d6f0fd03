import type { EnteredAnswer } from '../../../shared/contract/account.ts';
import { passwordChangedMail } from '../accounts/account-changed-mail.ts';
import { adoptOwnMonitors, prepareSession, setLoginCookies } from '../accounts/account-session.ts';
import { adoptGuestsStatements, hasGuests } from '../accounts/adopt-guests.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { createAccountStatement, firstProofStatements } from '../accounts/first-proof.ts';
import { rememberDevice } from '../accounts/known-device.ts';
import { findLoginAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import type { SqlCondition, SqlStatement } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import { forgetAskedStatement } from '../mail/asked-mail.ts';
import { mailStatement } from '../mail/queue.ts';
import { consumeMailToken, findMailToken, type MailTokenKind, type StoredMailToken } from './token-store.ts';

/**
 * The link of a token that still works.
 *
 * @throws ProblemError 401 for a token that we did not send or that is of another kind, 410 for a used or expired one
 */
export async function findWorkingLink(c: OriginContext, token: string, kind: MailTokenKind): Promise<StoredMailToken> {
  const link = await findMailToken(c.env.ACCOUNTS, token);
  if (link === null || link.kind !== kind) throw new ProblemError(401, 'Unknown link', { security: 'token-refused' });
  if (link.usedAt !== null || link.expiresAt <= c.get('now')) throw linkOver();
  return link;
}

export function linkOver(): ProblemError {
  return new ProblemError(410, 'This link was used or has expired', { security: 'token-refused' });
}

/** What a link's button sets: a new password, hashed; or nothing. */
interface SetBesides {
  readonly passwordHash: string | null;
}

/**
 * Opens the account of a mailbox to whoever got a link there: creates it if there is none, starts a session, and moves
 * what guests with that address bought. All of it happens in the batch that uses the token up, so once.
 *
 * The first proof of an address deletes whatever was set before it (firstProofStatements). A new password ends all
 * sessions and removes all passkeys. What this browser monitored with that address before becomes the account's.
 *
 * @throws ProblemError 410 if another request used the token first
 */
export async function enterByLink(
  c: OriginContext,
  token: string,
  link: StoredMailToken,
  { passwordHash }: SetBesides,
): Promise<EnteredAnswer> {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const settings = c.get('settings');
  const { email } = link;
  // The account may have got another address since the link was sent, or be gone: nobody wants an empty one instead.
  const mayCreate = link.kind === 'sign-up' || (link.kind === 'one-time-login' && (await hasGuests(db, email)));
  if (!mayCreate && (await findLoginAccount(db, email, settings, now)) === null) throw linkOver();
  const { statement, isUsed } = await consumeMailToken(db, token, now);
  const session = await prepareSession(c, email, 'account', isUsed);
  const [used] = await db.batch([
    statement,
    ...(mayCreate ? [createAccountStatement(db, link, now, isUsed)] : []),
    ...firstProofStatements(db, email, now, isUsed),
    ...(passwordHash === null ? [] : passwordStatements(c, email, passwordHash, isUsed)),
    ...adoptGuestsStatements(db, email, now, isUsed),
    ...(await adoptOwnMonitors(c, email, isUsed)),
    await forgetAskedStatement(db, settings.secrets, email, isUsed),
    ...session.statements,
  ]);
  if ((used?.meta.changes ?? 0) === 0) throw linkOver();
  const account = await findLoginAccount(db, email, settings, now);
  if (account === null) throw new ProblemError(401, 'Unknown link', { security: 'token-refused' });
  const entering = { ...account, scope: 'account' as const, hasPassword: account.passwordHash !== null };
  setLoginCookies(c, session.token, entering);
  await rememberDevice(c, email);
  return { ...(await describeUser(c, entering)), redirect: link.redirect };
}

/**
 * Sets a password, ends all sessions and open changes of address, removes all passkeys, and tells the owner: whoever
 * lost their account to somebody else gets it back alone.
 */
function passwordStatements(
  c: OriginContext,
  email: string,
  passwordHash: string,
  isUsed: SqlCondition,
): SqlStatement[] {
  const db = c.env.ACCOUNTS;
  const { sql, values } = isUsed;
  const owned = 'SELECT id FROM account WHERE email = ?';
  // A new account had no password that somebody could miss.
  const isKnown = { sql: `${sql} AND EXISTS (${owned} AND created_at < ?)`, values: [...values, email, c.get('now')] };
  return [
    mailStatement(db, passwordChangedMail(email, c.get('settings').siteUrl), c.get('now'), isKnown),
    db.prepare(`UPDATE account SET password_hash = ? WHERE email = ? AND ${sql}`).bind(passwordHash, email, ...values),
    db.prepare(`DELETE FROM session WHERE account_id IN (${owned}) AND ${sql}`).bind(email, ...values),
    db.prepare(`DELETE FROM passkey WHERE account_id IN (${owned}) AND ${sql}`).bind(email, ...values),
    // A change of address that somebody else may have asked for.
    db.prepare(`DELETE FROM mail_token WHERE account_id IN (${owned}) AND ${sql}`).bind(email, ...values),
  ];
}
