import type { SqlDatabase, SqlStatement } from '../env.ts';

/** Money refunded at the provider, by whoever initiated it. */
export interface RefundedPayment {
  readonly provider: string;
  /** the provider's name for the payment */
  readonly payment: string;
  /** total refunded, in cents */
  readonly refundedCents: number;
  /** for the buyer, about refunds we did not make */
  readonly reason: string;
}

const IS_PAYMENT = 'p.provider = ?1 AND p.provider_payment = ?2';
const KNOWN_CENTS = `(SELECT COALESCE(SUM(r.amount_cents), 0) FROM refund r
  WHERE r.purchase_id = p.id AND r.failed_at IS NULL)`;
/** A failed refund leaves room for another one of the same amount. */
const FAILED = '(SELECT COUNT(*) FROM refund r WHERE r.purchase_id = p.id AND r.failed_at IS NOT NULL)';

/**
 * Records refunds made at the provider without us. Our own refunds are recorded before they are carried out, so
 * anything beyond their sum was somebody else's; hearing of it twice records it once. `now` is in milliseconds since
 * 1970.
 *
 * @returns statements; the last one changes a row if the payment is one of ours
 */
export function foreignRefundStatements(
  db: SqlDatabase,
  { provider, payment, refundedCents, reason }: RefundedPayment,
  now: number,
): SqlStatement[] {
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO refund (id, purchase_id, amount_cents, reason, created_at, done_at)
         SELECT ?2 || '-' || ?3 || '-' || ${FAILED}, p.id, MIN(?3, p.total_cents) - ${KNOWN_CENTS}, ?4, ?5, ?5
         FROM purchase p WHERE ${IS_PAYMENT} AND MIN(?3, p.total_cents) > ${KNOWN_CENTS}`,
      )
      .bind(provider, payment, refundedCents, reason, now),
    countRefundedStatement(db, IS_PAYMENT, [provider, payment]),
  ];
}

/**
 * @returns whether the payment is one of ours; if it is not settled yet, {@link PaymentOutcome} will include the refund
 */
export async function noteForeignRefund(db: SqlDatabase, refunded: RefundedPayment, now: number): Promise<boolean> {
  const written = await db.batch(foreignRefundStatements(db, refunded, now));
  return written.at(-1)?.meta.changes === 1;
}

/** A refund that the provider could not send after all; `refundId` is null if we did not make it. */
export interface FailedRefund {
  readonly provider: string;
  readonly payment: string;
  readonly refundId: string | null;
  readonly amountCents: number;
}

/**
 * Marks a refund as failed, whether we made it or somebody did at the provider.
 *
 * @returns whether there was one
 */
export async function noteFailedRefund(
  db: SqlDatabase,
  { provider, payment, refundId, amountCents }: FailedRefund,
  now: number,
): Promise<boolean> {
  const failed = `UPDATE refund SET failed_at = ?3, done_at = NULL WHERE id = (
    SELECT r.id FROM purchase p JOIN refund r ON r.purchase_id = p.id
    WHERE ${IS_PAYMENT} AND r.failed_at IS NULL AND`;
  const [written] = await db.batch([
    refundId !== null
      ? db.prepare(`${failed} r.id = ?4)`).bind(provider, payment, now, refundId)
      : db
          .prepare(
            `${failed} substr(r.id, 1, length(?2) + 1) = ?2 || '-' AND r.amount_cents = ?4 ORDER BY r.created_at DESC LIMIT 1)`,
          )
          .bind(provider, payment, now, amountCents),
    countRefundedStatement(db, IS_PAYMENT, [provider, payment]),
  ]);
  return written?.meta.changes === 1;
}

/** Updates how much was refunded on the purchases that `where` finds, as `p`. */
export function countRefundedStatement(db: SqlDatabase, where: string, values: readonly string[]): SqlStatement {
  return db
    .prepare(
      `UPDATE purchase AS p SET refunded_cents =
         (SELECT COALESCE(SUM(r.amount_cents), 0) FROM refund r WHERE r.purchase_id = p.id AND r.done_at IS NOT NULL)
       WHERE ${where}`,
    )
    .bind(...values);
}
