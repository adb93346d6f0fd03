import { creditBackMailCopy } from '../../../shared/copy/billing/credit-mail.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { CREDIT_MS } from '../billing/price-order.ts';
import { WITHOUT_SUBJECT } from '../billing/receipt-subject.ts';
import { refundStatements } from '../billing/refunds.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { type Mail, mailStatement } from '../mail/queue.ts';
import { OF_NOBODY } from './store.ts';

/** How many reports one statement lists. */
const PAGE = 200;

/** A report that somebody can read, with what opened it. */
interface OpenedReport {
  readonly accountId: string;
  readonly personId: string;
  /** of the credit that opened it; null if there was none */
  readonly creditId: string | null;
  /** the payment for this very report; null if a credit was used */
  readonly purchaseId: string | null;
  /** what is left of that payment, tax included */
  readonly leftCents: number;
  readonly email: string;
}

/**
 * Closes the reports about these people that somebody can still read, and gives back what they cost: the credit, usable
 * for as long as a new one; or all that was paid, where the payment opened the report and no credit was used. Each
 * report is one transaction, and only the one that closes it gives something back. Reports whose time is over cost
 * what they were worth. `now` is in milliseconds since 1970.
 */
export async function giveBackReports(db: SqlDatabase, personIds: readonly string[], now: number): Promise<void> {
  for (let found = PAGE; found === PAGE; ) {
    const reports = await listOpened(db, personIds, now);
    found = reports.length;
    for (const report of reports) await db.batch(closeStatements(db, report, now));
  }
}

/** Reports about these people that somebody can read, at most {@link PAGE}. */
export async function listOpened(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<readonly OpenedReport[]> {
  const { results } = await db
    .prepare(
      `SELECT a.account_id AS accountId, a.person_id AS personId, c.id AS creditId, p.id AS purchaseId,
         COALESCE(p.total_cents - (SELECT COALESCE(SUM(r.amount_cents), 0) FROM refund r
           WHERE r.purchase_id = p.id AND r.failed_at IS NULL), 0) AS leftCents,
         COALESCE(o.guest_email, o.email) AS email
       FROM json_each(?1) w JOIN report_access a ON a.person_id = w.value JOIN account o ON o.id = a.account_id
         LEFT JOIN background_credit c ON c.id = (
           SELECT u.id FROM background_credit u WHERE u.account_id = a.account_id AND u.person_id = a.person_id
           ORDER BY u.used_at DESC, u.id LIMIT 1)
         LEFT JOIN purchase p ON p.id = c.purchase_id AND p.report_opened = 1
       WHERE a.access_expires_at > ?2 LIMIT ${PAGE}`,
    )
    .bind(JSON.stringify(personIds), now)
    .all<OpenedReport>();
  return results;
}

/** Everything but the first depends on that this transaction is the one that finds the report open. */
function closeStatements(db: SqlDatabase, report: OpenedReport, now: number): SqlStatement[] {
  const { accountId, personId } = report;
  const isOpen: SqlCondition = {
    sql: `EXISTS (SELECT 1 FROM report_access WHERE account_id = ? AND person_id = ? AND access_expires_at > ?)`,
    values: [accountId, personId, now],
  };
  return [
    ...givenBack(db, report, now, isOpen),
    db.prepare('DELETE FROM report_access WHERE account_id = ?1 AND person_id = ?2').bind(accountId, personId),
  ];
}

function givenBack(
  db: SqlDatabase,
  { creditId, personId, purchaseId, leftCents, email }: OpenedReport,
  now: number,
  isOpen: SqlCondition,
): SqlStatement[] {
  if (creditId === null) return [];
  if (purchaseId !== null) {
    const refund = { purchaseId, amountCents: leftCents, reason: orderCopy.wentBack.gone };
    return [
      ...(leftCents > 0 ? refundStatements(db, refund, now, isOpen) : []),
      db
        .prepare(`UPDATE background_credit SET person_id = '${OF_NOBODY}' WHERE id = ? AND person_id = ?`)
        .bind(creditId, personId),
      db.prepare(`UPDATE purchase SET ${WITHOUT_SUBJECT}, keeps_subject = 0 WHERE id = ?`).bind(purchaseId),
    ];
  }
  const expiresAt = now + CREDIT_MS;
  return [
    mailStatement(db, creditBackMail(email, expiresAt), now, isOpen),
    db
      .prepare(
        `UPDATE background_credit SET person_id = NULL, used_at = NULL, unlock_id = NULL, reminded_at = NULL,
           expires_at = MAX(expires_at, ?)
         WHERE id = ? AND person_id = ? AND ${isOpen.sql}`,
      )
      .bind(expiresAt, creditId, personId, ...isOpen.values),
  ];
}

/** Names nobody, and does not say why the report is gone: others may read a mailbox. */
function creditBackMail(to: string, expiresAt: number): Mail {
  return {
    kind: 'credit-back',
    to,
    subject: creditBackMailCopy.subject,
    text: creditBackMailCopy.text({ expiresAt }),
  };
}
