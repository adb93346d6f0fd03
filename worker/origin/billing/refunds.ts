import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { mailStatement } from '../mail/queue.ts';
import { countRefundedStatement, foreignRefundStatements } from './foreign-refunds.ts';
import type { Billing } from './open-billing.ts';
import { type PaymentProvider, ProviderUnavailable, type RefundOutcome } from './payment-provider.ts';
import { refundMail } from './receipt-mail.ts';

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
 * afterwards, as often as it takes. Of what is left of what was paid no more goes back: the row has what it is short of.
 * Nothing is written where nothing is left, for an order that is not paid, and where `guard` does not hold. `now` is in
 * milliseconds since 1970.
 */
export function refundStatements(
  db: SqlDatabase,
  { purchaseId, amountCents, reason }: Refund,
  now: number,
  guard: SqlCondition = { sql: '1', values: [] },
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

/** A refund that is not through yet, with what its provider has to know. */
interface OpenRefund {
  readonly id: string;
  readonly purchaseId: string;
  readonly amountCents: number;
  /** what was due besides, and had gone back before */
  readonly shortCents: number;
  readonly reason: string;
  readonly payment: string;
  readonly invoiceNumber: string;
  readonly sentTo: string;
}

/**
 * Has the provider send back what is written down, of one purchase or of all. A refund that it does not answer about stays
 * written down, and the scheduled job tries again: the provider knows it by its id and sends it back once. One that it will
 * not send back is over, and the log says so: somebody has to find the buyer another way. Mail is queued afterwards.
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
  // The mail first: it is for whoever finds the refund still open.
  const isOpen = {
    sql: 'EXISTS (SELECT 1 FROM refund WHERE id = ? AND done_at IS NULL AND failed_at IS NULL)',
    values: [id],
  };
  const [, done] = await db.batch([
    mailStatement(db, refundMail(refund, settings), now, isOpen),
    db.prepare('UPDATE refund SET done_at = ?2 WHERE id = ?1 AND done_at IS NULL AND failed_at IS NULL').bind(id, now),
    countRefundedStatement(db, 'p.id = ?1', [purchaseId]),
  ]);
  if (shortCents > 0 && done?.meta.changes === 1)
    console.error(JSON.stringify({ message: 'REFUND SHORT', refundId: id, shortCents }));
}

/** What went back instead stands in the receipt. */
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
  console.error(JSON.stringify({ message: 'REFUND FAILED', refundId: id, payment, amountCents }));
}

/** Refunds that are not through yet, the longest untried first: one that stays open keeps no other from its turn. */
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
