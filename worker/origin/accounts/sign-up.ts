import type { OriginContext } from '../context.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { askedMailStatements } from '../mail/asked-mail.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { startAccountSession } from './account-session.ts';
import { hashPassword } from './password.ts';
import { signUpAgainMail, welcomeMail } from './sign-up-mails.ts';

/**
 * POST /api/auth/sign-up. A new address gets an account, a session and a welcome mail. An address that already has an
 * account (with or without a password, demo accounts included) gets the same response body after the same work, but no
 * session: only a mail reveals that the account exists.
 */
export const answerSignUp: CallHandler<'signUp'> = async (c, { body }) => {
  const email = body.email.toLowerCase();
  const passwordHash = await hashPassword(body.password);
  const account = { id: createAccountId(), email, passwordHash, firstName: tidyName(body.firstName) };
  const isNew = await createAccount(c, account);
  if (isNew) await startAccountSession(c, { ...account, userType: 'free' });
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};

/** Account and mail, in one transaction. */
async function createAccount(c: OriginContext, account: NewAccount): Promise<boolean> {
  const { secrets, siteUrl } = c.get('settings');
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const isMade = { sql: 'EXISTS (SELECT 1 FROM account WHERE id = ?)', values: [account.id] };
  const mails = await askedMailStatements(
    db,
    secrets,
    [
      { mail: welcomeMail(account.email, siteUrl), condition: isMade },
      { mail: signUpAgainMail(account.email, siteUrl), condition: { ...isMade, sql: `NOT ${isMade.sql}` } },
    ],
    now,
  );
  const [made] = await db.batch([createAccountStatement(db, account, now), ...mails]);
  return made?.results.length === 1;
}

/** One line; null if nothing is left. */
function tidyName(name: string | undefined): string | null {
  const tidy = (name ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return tidy === '' ? null : tidy;
}

/** A new account. `email` is lowercase and trimmed. */
export interface NewAccount {
  /** opaque */
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string | null;
}

/** Random and opaque, because scripts can read the cookie that holds it. */
function createAccountId(): string {
  return `U${crypto.randomUUID().replaceAll('-', '')}`;
}

/**
 * Creates a free account unless the address has one of any kind: of two sign-ups at once, only one creates it. An
 * existing account is not touched. The statement returns a row only if it created the account.
 */
function createAccountStatement(db: SqlDatabase, account: NewAccount, now: number): SqlStatement {
  return db
    .prepare(
      `INSERT INTO account (id, email, password_hash, user_type, first_name, lookups_max, period_start, created_at)
       VALUES (?1, ?2, ?3, 'free', ?4, 0, ?5, ?5) ON CONFLICT (email) DO NOTHING RETURNING id`,
    )
    .bind(account.id, account.email, account.passwordHash, account.firstName, now);
}
