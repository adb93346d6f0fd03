import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import { seal, unseal } from '../../../shared/contract/transport/sealed.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import { hashToken } from '../accounts/session.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import type { PhoneReport } from './report-store.ts';

const PURPOSE = 'links of phone reports';

/** A report that waits for its emailed link. */
export interface PendingReport extends PhoneReport {
  /** the mailbox that the link was sent to, lower case */
  readonly email: string;
}

/**
 * Stores a report until its link is used, if the condition holds: in the batch of the mail that carries the link. The
 * address is encrypted, so that the table does not say who reported which number.
 */
export async function reportLinkStatement(
  db: SqlDatabase,
  secrets: Secrets,
  tokenHash: string,
  { number, kind, email }: PendingReport,
  now: number,
  { sql, values }: SqlCondition,
): Promise<SqlStatement> {
  const sealed = await seal(secrets, PURPOSE, number, email);
  return db
    .prepare(
      `INSERT INTO phone_report_link (token_hash, number, kind, sealed_email, expires_at)
       SELECT ?, ?, ?, ?, ? WHERE ${sql}`,
    )
    .bind(tokenHash, number, kind, sealed, now + spanMs(KEPT_FOR.phoneReportLink), ...values);
}

interface LinkRow extends PhoneReport {
  readonly sealed_email: string;
}

/** The report of a link that still works; null for one that was used, has expired or was never sent. */
export async function findPendingReport(
  db: SqlDatabase,
  secrets: Secrets,
  token: string,
  now: number,
): Promise<PendingReport | null> {
  const tokenHash = await hashToken(token);
  if (tokenHash === null) return null;
  const row = await db
    .prepare('SELECT number, kind, sealed_email FROM phone_report_link WHERE token_hash = ?1 AND expires_at > ?2')
    .bind(tokenHash, now)
    .first<LinkRow>();
  if (row === null) return null;
  const email = await unseal(secrets, PURPOSE, row.number, row.sealed_email);
  return email === null ? null : { number: row.number, kind: row.kind, email };
}

/**
 * The use of a link: `statement` comes last in the batch whose others depend on `isOpen`, and changes a row if it held.
 */
export interface ReportLinkUse {
  readonly isOpen: SqlCondition;
  readonly statement: SqlStatement;
}

/**
 * Uses a link up: of several batches at once, one finds it.
 *
 * @throws if it is not a token; look it up first
 */
export async function useReportLink(db: SqlDatabase, token: string, now: number): Promise<ReportLinkUse> {
  const tokenHash = await hashToken(token);
  if (tokenHash === null) throw new Error('not a token');
  return {
    isOpen: {
      sql: 'EXISTS (SELECT 1 FROM phone_report_link WHERE token_hash = ? AND expires_at > ?)',
      values: [tokenHash, now],
    },
    statement: db
      .prepare('DELETE FROM phone_report_link WHERE token_hash = ?1 AND expires_at > ?2')
      .bind(tokenHash, now),
  };
}
