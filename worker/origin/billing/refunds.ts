import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { writeLog } from '../logging/write-log.ts';
import { mailStatement } from '../mail/queue.ts';
import { ALWAYS } from '../sql-condition.ts';
import { countRefundedStatement, foreignRefundStatements } from './foreign-refunds.ts';
import type { Billing } from './open-billing.ts';
import { type PaymentProvider, ProviderUnavailable, type RefundOutcome } from './payment-provider.ts';
import { refundMail } from './receipt-mail.ts';

/** The most refunds in one run; the next run takes the rest. */
const RUN_MAX = 50;

/** Money to send back. */
export interface Refund {
  readonly purchaseId: string;
  readonly amountCents: number;
  /** for the buyer */
  readonly reason: string;
}

/**
 * Records that money goes back, for the transaction that decides so; {@link carryOutRefunds} sends it afterward, trying
 * as often as it takes. It never exceeds what is left of the payment: the row notes the shortfall. Nothing is written
 * if nothing is left, if the order is not paid, or if `guard` does not hold. `now` is in milliseconds since 1970.
 */
export function refundStatements(
  db: SqlDatabase,
  { purchaseId, amountCents, reason }: Refund,
  now: number,
  guard: SqlCondition = ALWAYS,
): SqlStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO refund (id, purchase_id, amount_cents, short_cents, reason, created_at)
         SELECT ?1, ?2, MIN(?3, l.cents), MAX(?3 - l.cents, 0), ?4, ?5
         FROM (SELECT p.total_cents - (SELECT COALESCE(SUM(r.amount_cents), 0) FROM refund r
                 WHERE r.purchase_id = p.id AND r.failed_at IS NULL) AS cents
               FROM purchase p WHERE p.id = ?2 AND p.status = 'paid') l
         WHERE l.cents > 0 AND ${guard.sql}`,
      )
      .bind(`R${crypto.randomUUID().replaceAll('-', '')}`, purchaseId, amountCents, reason, now, ...guard.values),
  ];
}

/** A refund that has not gone through yet, with what its provider needs. */
interface OpenRefund {
  readonly id: string;
  readonly purchaseId: string;
  readonly amountCents: number;
  /** the part of the amount that could not be sent, because it had been refunded before */
  readonly shortCents: number;
  readonly reason: string;
  readonly payment: string;
  readonly invoiceNumber: string;
  readonly sentTo: string;
}

/**
 * Has the provider send the recorded refunds, for one purchase or for all. If the provider does not answer, the refund
 * stays open and the scheduled job tries again: the provider recognizes its id and sends it once. If the provider
 * refuses, the refund is over and logged: somebody has to reach the buyer another way. Send the queued mail afterward.
 */
export async function carryOutRefunds(billing: Billing, now: number, purchaseId: string | null = null): Promise<void> {
  const { provider } = billing;
  if (provider === null) return;
  const open = await listOpenRefunds(billing.accounts, provider.name, purchaseId);
  await runEach('carry out refunds', open, (refund) => carryOut(billing, provider, refund, now));
}

async function carryOut(billing: Billing, provider: PaymentProvider, refund: OpenRefund, now: number): Promise<void> {
  const { id, payment, amountCents } = refund;
  await billing.accounts.prepare('UPDATE refund SET tried_at = ?2 WHERE id = ?1').bind(id, now).run();
  let outcome: RefundOutcome;
  try {
    outcome = await provider.refund(payment, amountCents, id);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return;
    throw error;
  }
  if (outcome.kind === 'done') await finish(billing, refund, now);
  if (outcome.kind === 'failed') await giveUp(billing, provider, refund, outcome.refundedCents, now);
}

async function finish({ accounts: db, settings }: Billing, refund: OpenRefund, now: number): Promise<void> {
  const { id, purchaseId, shortCents } = refund;
  // The mail first: it is written only if the refund is still open.
  const isOpen = {
    sql: 'EXISTS (SELECT 1 FROM refund WHERE id = ? AND done_at IS NULL AND failed_at IS NULL)',
    values: [id],
  };
  const [, done] = await db.batch([
    mailStatement(db, refundMail(refund, settings), now, isOpen),
    db.prepare('UPDATE refund SET done_at = ?2 WHERE id = ?1 AND done_at IS NULL AND failed_at IS NULL').bind(id, now),
    countRefundedStatement(db, 'p.id = ?1', [purchaseId]),
  ]);
  if (shortCents > 0 && done?.meta.changes === 1) writeLog('REFUND SHORT', { refundId: id, shortCents });
}

/** The receipt shows what was refunded instead. */
async function giveUp(
  { accounts: db }: Billing,
  { name }: PaymentProvider,
  { id, payment, amountCents }: OpenRefund,
  refundedCents: number,
  now: number,
): Promise<void> {
  const back = { provider: name, payment, refundedCents, reason: orderCopy.refundedAtProvider };
  await db.batch([
    db
      .prepare('UPDATE refund SET failed_at = ?2 WHERE id = ?1 AND done_at IS NULL AND failed_at IS NULL')
      .bind(id, now),
    ...foreignRefundStatements(db, back, now),
  ]);
  writeLog('REFUND FAILED', { refundId: id, payment, amountCents });
}

/**
 * Refunds that have not gone through yet, the longest untried first, so one that stays open does not hold up the
 * others.
 */
export async function listOpenRefunds(
  db: SqlDatabase,
  provider: string,
  purchaseId: string | null,
): Promise<readonly OpenRefund[]> {
  const where = purchaseId === null ? '' : 'AND r.purchase_id = ?2';
  const { results } = await db
    .prepare(
      `SELECT r.id, r.purchase_id AS purchaseId, r.amount_cents AS amountCents,
         r.short_cents AS shortCents, r.reason, p.provider_payment AS payment,
         p.invoice_number AS invoiceNumber, p.sent_to AS sentTo
       FROM refund r JOIN purchase p ON p.id = r.purchase_id
       WHERE r.done_at IS NULL AND r.failed_at IS NULL AND p.provider = ?1 ${where} ORDER BY r.tried_at LIMIT ${RUN_MAX}`,
    )
    .bind(...(purchaseId === null ? [provider] : [provider, purchaseId]))
    .all<OpenRefund>();
  return results;
}
