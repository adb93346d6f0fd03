import { KEPT_FOR } from '../../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../../shared/retention/span.ts';
import { hashToken } from '../../accounts/session.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../../env.ts';

/** How long a link that confirms monitors works, in milliseconds. */
const LINK_MS = spanMs(KEPT_FOR.unconfirmedMonitor);
/** How long a reader who keeps monitoring gets no further mail, in milliseconds. */
const AGAIN_MS = 86_400_000;

/** Holds unless this reader was mailed within a day. */
export function isDue(accountId: string, now: number): SqlCondition {
  return {
    sql: 'NOT EXISTS (SELECT 1 FROM monitor_link WHERE account_id = ? AND expires_at > ?)',
    values: [accountId, now + LINK_MS - AGAIN_MS],
  };
}

/** Stores a link of a reader, if the condition holds: in the batch of its mail. `now` is in milliseconds since 1970. */
export function monitorLinkStatement(
  db: SqlDatabase,
  { tokenHash, accountId }: { readonly tokenHash: string; readonly accountId: string },
  now: number,
  { sql, values }: SqlCondition,
): SqlStatement {
  return db
    .prepare(`INSERT INTO monitor_link (token_hash, account_id, expires_at) SELECT ?, ?, ? WHERE ${sql}`)
    .bind(tokenHash, accountId, now + LINK_MS, ...values);
}

/** A link that was mailed to somebody who monitors without an account. */
export interface MonitorLink {
  readonly tokenHash: string;
  /** whose monitors it confirms; the account that has them once it was used */
  readonly accountId: string;
  /** the mailbox that it was sent to, lower case */
  readonly email: string;
  readonly isUsed: boolean;
}

/** The link of a token; null for one that has expired, was never sent, or whose reader or account is gone. */
export async function findMonitorLink(db: SqlDatabase, token: string, now: number): Promise<MonitorLink | null> {
  const tokenHash = await hashToken(token);
  if (tokenHash === null) return null;
  const row = await db
    .prepare(
      `SELECT l.account_id, COALESCE(a.guest_email, a.email) AS email, l.used_at IS NOT NULL AS is_used
       FROM monitor_link l JOIN account a ON a.id = l.account_id WHERE l.token_hash = ?1 AND l.expires_at > ?2`,
    )
    .bind(tokenHash, now)
    .first<{ account_id: string; email: string; is_used: number }>();
  if (row === null) return null;
  return { tokenHash, accountId: row.account_id, email: row.email, isUsed: row.is_used === 1 };
}

/** The use of a link: `isUsed` holds only in the batch whose `statement` marked it. */
export interface MonitorLinkUse {
  readonly statement: SqlStatement;
  readonly isUsed: SqlCondition;
}

/** Uses a link up if the condition holds: of several batches at once, one does. */
export function takeMonitorLink(
  db: SqlDatabase,
  { tokenHash }: MonitorLink,
  now: number,
  { sql, values }: SqlCondition,
): MonitorLinkUse {
  const useId = crypto.randomUUID();
  return {
    statement: db
      .prepare(
        `UPDATE monitor_link SET used_at = ?, use_id = ?
         WHERE token_hash = ? AND used_at IS NULL AND expires_at > ? AND ${sql}`,
      )
      .bind(now, useId, tokenHash, now, ...values),
    isUsed: {
      sql: 'EXISTS (SELECT 1 FROM monitor_link WHERE token_hash = ? AND use_id = ?)',
      values: [tokenHash, useId],
    },
  };
}
