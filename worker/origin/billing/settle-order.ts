import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { SqlStatement } from '../env.ts';
import { foreignRefundStatements } from './foreign-refunds.ts';
import { giveStatements } from './give-statements.ts';
import type { Billing } from './open-billing.ts';
import { loadOrder, type Order } from './orders-store.ts';
import type { PaymentOutcome } from './payment-provider.ts';

/** Tries to find an unused receipt number: with a million receipts a year, one in a hundred is taken. */
const NUMBER_TRIES = 5;
const NUMBER_MAX = 100_000_000;

/**
 * The one place where an order becomes paid, declined or expired, and where its goods are given: in one transaction
 * whose statements all depend on this very transaction having marked it paid. So however often an outcome arrives, and
 * from wherever, it is carried out once. `now` is in milliseconds since 1970. Send the queued mail afterward.
 *
 * An expired order still becomes paid if its payment comes to light: a buyer who paid gets what they paid for.
 *
 * @returns the order as it is now; null if there is none with that id
 */
export async function settleOrder(
  billing: Billing,
  orderId: string,
  outcome: PaymentOutcome,
  now: number,
): Promise<Order | null> {
  const { accounts: db } = billing;
  const order = await loadOrder(db, orderId);
  if (order === null || !canBecome(order.status, outcome.kind)) return order;
  if (outcome.kind === 'paid') await settlePaid(billing, order, outcome, now);
  else await settleUnpaid(billing, order, outcome, now).run();
  return loadOrder(db, orderId);
}

function canBecome(status: Order['status'], kind: PaymentOutcome['kind']): boolean {
  return status === 'pending' || (status === 'expired' && kind === 'paid');
}

async function settlePaid(
  billing: Billing,
  order: Order,
  outcome: Extract<PaymentOutcome, { kind: 'paid' }>,
  now: number,
): Promise<void> {
  const { accounts: db } = billing;
  // The site operator refunded part of it before we knew it was paid.
  const { payment, refundedCents } = outcome;
  const back = { provider: order.provider, payment, refundedCents, reason: orderCopy.refundedAtProvider };
  const wentBack = refundedCents > 0 ? foreignRefundStatements(db, back, now) : [];
  for (let left = NUMBER_TRIES; ; left -= 1) {
    const invoiceNumber = createInvoiceNumber(now);
    const paid = db
      .prepare(
        `UPDATE purchase SET status = 'paid', invoice_number = ?2, settled_at = ?3, payer = ?4, provider_ref = ?5,
           provider_payment = ?6, redirect_url = NULL, message = NULL, method_ref = NULL, method_customer = NULL,
           return_path = NULL
         WHERE id = ?1 AND status IN ('pending', 'expired')`,
      )
      .bind(order.id, invoiceNumber, now, JSON.stringify(outcome.payer), outcome.ref, outcome.payment);
    try {
      await db.batch([paid, ...wentBack, ...giveStatements(billing, order, { ...outcome, invoiceNumber }, now)]);
      return;
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('purchase.invoice_number');
      if (!isTaken || left <= 1) throw error;
    }
  }
}

function settleUnpaid(
  { accounts: db }: Billing,
  { id }: Order,
  outcome: Exclude<PaymentOutcome, { kind: 'paid' }>,
  now: number,
): SqlStatement {
  if (outcome.kind === 'pending')
    return db
      .prepare(
        `UPDATE purchase SET provider_ref = ?2, redirect_url = ?3
         WHERE id = ?1 AND status = 'pending'`,
      )
      .bind(id, outcome.ref, outcome.redirectUrl);
  const message = outcome.kind === 'declined' ? outcome.message : null;
  // The person the runner would have asked about, and how the buyer got here: an expired order may still turn out to be
  // paid, a declined one never.
  return db
    .prepare(
      `UPDATE purchase SET status = ?2, message = ?3, provider_ref = COALESCE(?4, provider_ref), settled_at = ?5,
         redirect_url = NULL, method_ref = NULL, method_customer = NULL,
         runner = CASE ?2 WHEN 'declined' THEN NULL ELSE runner END,
         funnel = CASE ?2 WHEN 'declined' THEN NULL ELSE funnel END
       WHERE id = ?1 AND status = 'pending'`,
    )
    .bind(id, outcome.kind, message, outcome.ref, now);
}

/** 'PL-2026-11820417': the year and eight random digits, which do not reveal how many receipts there are. */
function createInvoiceNumber(now: number): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `PL-${new Date(now).getUTCFullYear()}-${String(random % NUMBER_MAX).padStart(8, '0')}`;
}
