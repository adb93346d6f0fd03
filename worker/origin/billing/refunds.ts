import type { Guard } from '../court-runner/request-store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { mailStatementWhere } from '../mail/queue.ts';
import { refundMail } from '../mail/receipt-mail.ts';
import type { Billing } from './open-billing.ts';
import { type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';

/** Refunds of one run at most; the next run takes the others. */
const RUN_MAX = 50;

/** Money that is to go back. */
export interface Refund {
  readonly purchaseId: string;
  readonly amountCents: number;
  /** for the buyer */
  readonly reason: string;
}

/**
 * Writes down that money goes back, to go in the transaction that decides so; {@link carryOutRefunds} has it done
 * afterwards, as often as it takes. Nothing is written for an order that is not paid, for more than is left of what was
 * paid, and where `guard` does not hold. `now` is in milliseconds since 1970.
 */
export function refundStatements(
  db: SqlDatabase,
  { purchaseId, amountCents, reason }: Refund,
  now: number,
  guard: Guard = { sql: '1', values: [] },
): SqlStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO refund (id, purchase_id, amount_cents, reason, created_at)
         SELECT ?1, ?2, ?3, ?4, ?5 FROM purchase p
         WHERE p.id = ?2 AND p.status = 'paid'
           AND p.total_cents >= ?3 + (SELECT COALESCE(SUM(amount_cents), 0) FROM refund WHERE purchase_id = ?2)
           AND ${guard.sql}`,
      )
      .bind(`R${crypto.randomUUID().replaceAll('-', '')}`, purchaseId, amountCents, reason, now, ...guard.values),
  ];
}

/** A refund that is not through yet, with what its provider has to know. */
interface OpenRefund {
  readonly id: string;
  readonly purchaseId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly payment: string;
  readonly invoiceNumber: string;
  readonly sentTo: string;
}

/**
 * Has the provider send back what is written down, of one purchase or of all. A refund that fails stays written down, and
 * the scheduled job tries again: the provider knows it by its id and sends it back once. Mail is queued afterwards.
 */
export async function carryOutRefunds(billing: Billing, now: number, purchaseId: string | null = null): Promise<void> {
  const { provider } = billing;
  if (provider === null) return;
  for (const refund of await listOpenRefunds(billing.accounts, provider.name, purchaseId))
    await carryOut(billing, provider, refund, now);
}

async function carryOut(billing: Billing, provider: PaymentProvider, refund: OpenRefund, now: number): Promise<void> {
  const { accounts: db, settings } = billing;
  const { id, purchaseId, payment, amountCents } = refund;
  try {
    await provider.refund(payment, amountCents, id);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return;
    throw error;
  }
  // The mail first: it is for whoever finds the refund still open.
  const isOpen = { sql: 'EXISTS (SELECT 1 FROM refund WHERE id = ? AND done_at IS NULL)', values: [id] };
  await db.batch([
    mailStatementWhere(db, refundMail(refund, settings), now, isOpen),
    db.prepare('UPDATE refund SET done_at = ?2 WHERE id = ?1 AND done_at IS NULL').bind(id, now),
    db
      .prepare(
        `UPDATE purchase SET refunded_cents =
           (SELECT COALESCE(SUM(amount_cents), 0) FROM refund WHERE purchase_id = ?1 AND done_at IS NOT NULL)
         WHERE id = ?1`,
      )
      .bind(purchaseId),
  ]);
}

/** Refunds that are not through yet, the oldest first. */
export async function listOpenRefunds(
  db: SqlDatabase,
  provider: string,
  purchaseId: string | null,
): Promise<readonly OpenRefund[]> {
  const where = purchaseId === null ? '' : 'AND r.purchase_id = ?2';
  const { results } = await db
    .prepare(
      `SELECT r.id, r.purchase_id AS purchaseId, r.amount_cents AS amountCents, r.reason, p.provider_payment AS payment,
         p.invoice_number AS invoiceNumber, p.sent_to AS sentTo
       FROM refund r JOIN purchase p ON p.id = r.purchase_id
       WHERE r.done_at IS NULL AND p.provider = ?1 ${where} ORDER BY r.created_at LIMIT ${RUN_MAX}`,
    )
    .bind(...(purchaseId === null ? [provider] : [provider, purchaseId]))
    .all<OpenRefund>();
  return results;
}
