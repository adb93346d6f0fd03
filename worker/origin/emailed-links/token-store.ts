import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import { hashToken } from '../accounts/session.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** How long a link in an email works, in milliseconds. */
const MAIL_TOKEN_MS = spanMs(KEPT_FOR.mailLink);
/** How long after that it can still be exchanged for a new one, in milliseconds. */
export const RENEWABLE_MS = spanMs(KEPT_FOR.mailLinkRenewable);

export type MailTokenKind = 'sign-up' | 'one-time-login' | 'reset-password' | 'change-email';

/** A link in an email, without its token. */
export interface MailToken {
  readonly kind: MailTokenKind;
  /** the mailbox it was sent to, lower case */
  readonly email: string;
  /** whose address changes; null for other kinds */
  readonly accountId: string | null;
  readonly firstName: string | null;
  /** a path on this site to go to afterwards; the edge parses and rebuilds it */
  readonly redirect: string | null;
}

/** A stored one. Times are milliseconds since 1970. */
export interface StoredMailToken extends MailToken {
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

/** Stores a link if the condition holds: in the batch of the mail that carries it, under the same condition. */
export function mailTokenStatement(
  db: SqlDatabase,
  tokenHash: string,
  { kind, email, accountId, firstName, redirect }: MailToken,
  now: number,
  { sql, values }: SqlCondition,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO mail_token (token_hash, kind, email, account_id, first_name, redirect, created_at, expires_at)
       SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${sql}`,
    )
    .bind(tokenHash, kind, email, accountId, firstName, redirect, now, now + MAIL_TOKEN_MS, ...values);
}

interface TokenRow {
  kind: MailTokenKind;
  email: string;
  account_id: string | null;
  first_name: string | null;
  redirect: string | null;
  expires_at: number;
  used_at: number | null;
}

/** The link of a token, also if it was used or has expired; null for an unknown one. */
export async function findMailToken(db: SqlDatabase, token: string): Promise<StoredMailToken | null> {
  const tokenHash = await hashToken(token);
  if (tokenHash === null) return null;
  const row = await db
    .prepare(
      `SELECT kind, email, account_id, first_name, redirect, expires_at, used_at FROM mail_token WHERE token_hash = ?1`,
    )
    .bind(tokenHash)
    .first<TokenRow>();
  if (row === null) return null;
  const { kind, email, redirect } = row;
  const times = { expiresAt: row.expires_at, usedAt: row.used_at };
  return { kind, email, accountId: row.account_id, firstName: row.first_name, redirect, ...times };
}

/** The use of a token: `statement` marks it, and `isUsed` holds only in the batch whose statement did. */
export interface TokenUse {
  readonly statement: SqlStatement;
  readonly isUsed: SqlCondition;
}

/**
 * Uses a token up: of several batches at once, only one marks it, and its other statements depend on `isUsed`. The
 * mailbox's other links of that kind stop working too.
 *
 * @throws if it is not a token; look it up first
 */
export async function consumeMailToken(db: SqlDatabase, token: string, now: number): Promise<TokenUse> {
  const tokenHash = await hashToken(token);
  if (tokenHash === null) throw new Error('not a token');
  const useId = crypto.randomUUID();
  return {
    statement: db
      .prepare(
        `UPDATE mail_token SET used_at = ?2, use_id = CASE token_hash WHEN ?1 THEN ?3 END
         WHERE used_at IS NULL
           AND (kind, email) = (SELECT kind, email FROM mail_token WHERE token_hash = ?1 AND used_at IS NULL
             AND expires_at > ?2)`,
      )
      .bind(tokenHash, now, useId),
    isUsed: {
      sql: 'EXISTS (SELECT 1 FROM mail_token WHERE token_hash = ? AND use_id = ?)',
      values: [tokenHash, useId],
    },
  };
}
