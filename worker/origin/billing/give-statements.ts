import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { REPORT_ACCESS_DAYS } from '../../../shared/people/report-state.ts';
import { requestStatements } from '../court-runner/request-store.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { mailStatement } from '../mail/queue.ts';
import type { Billing } from './open-billing.ts';
import type { Order } from './orders-store.ts';
import { keepMethodStatement } from './payment-method-store.ts';
import { CREDIT_MS, creditsOf } from './price-order.ts';
import { type Receipt, receiptMail } from './receipt-mail.ts';
import { refundStatements } from './refunds.ts';

const DAY_MS = 86_400_000;
/** A bought property report stays open as long as a person's report, in milliseconds. */
const PROPERTY_ACCESS_MS = REPORT_ACCESS_DAYS * DAY_MS;

/**
 * What a paid order gives, for the transaction that marks it paid: nothing is written unless the order has this
 * receipt's number by then.
 */
export function giveStatements(billing: Billing, order: Order, receipt: Receipt, now: number): SqlStatement[] {
  const { accounts: db, settings } = billing;
  const guard: SqlCondition = {
    sql: 'EXISTS (SELECT 1 FROM purchase WHERE id = ? AND invoice_number = ?)',
    values: [order.id, receipt.invoiceNumber],
  };
  const { accountId } = order;
  if (accountId === null) return giveBack(db, order, now, guard);
  return [
    ...giveToAccount(db, { ...order, accountId }, receipt, now, guard),
    mailStatement(db, receiptMail(order, receipt, settings, now), now, guard),
  ];
}

/** If the account is gone, nobody can receive what it bought: the money goes back, and the only mail is about that. */
function giveBack(db: SqlDatabase, order: Order, now: number, guard: SqlCondition): SqlStatement[] {
  const { id: purchaseId, totalCents: amountCents } = order;
  return refundStatements(db, { purchaseId, amountCents, reason: orderCopy.accountGone }, now, guard);
}

function giveToAccount(
  db: SqlDatabase,
  order: Order & { readonly accountId: string },
  receipt: Receipt,
  now: number,
  guard: SqlCondition,
): SqlStatement[] {
  const { id: purchaseId, accountId, pnpId, personId, counties, keepsMethod, provider } = order;
  const credits = creditsOf(order.lines);
  const given: SqlStatement[] = [upgradeStatement(db, accountId, credits, guard)];
  if (credits > 0) given.push(creditsStatement(db, { purchaseId, accountId, credits }, now, guard));
  if (pnpId !== null) given.push(propertyStatement(db, accountId, pnpId, now, guard));
  if (counties !== null && personId !== null)
    given.push(...requestStatements(db, { purchaseId, accountId, personId, counties }, now, guard));
  if (keepsMethod && receipt.kept !== null)
    given.push(keepMethodStatement(db, { accountId, provider, payer: receipt.payer, ...receipt.kept }, now, guard));
  return given;
}

/** A free account that pays is no longer free; other accounts keep their type (F6-10, F6-11). */
function upgradeStatement(db: SqlDatabase, accountId: string, credits: number, guard: SqlCondition): SqlStatement {
  return db
    .prepare(`UPDATE account SET user_type = ? WHERE id = ? AND user_type = 'free' AND ${guard.sql}`)
    .bind(credits > 1 ? 'transactional credits' : 'transactional', accountId, ...guard.values);
}

function creditsStatement(
  db: SqlDatabase,
  { purchaseId, accountId, credits }: { purchaseId: string; accountId: string; credits: number },
  now: number,
  guard: SqlCondition,
): SqlStatement {
  const ids = Array.from({ length: credits }, () => crypto.randomUUID());
  return db
    .prepare(
      `INSERT INTO background_credit (id, account_id, granted_at, expires_at, purchase_id)
       SELECT c.value, ?, ?, ?, ? FROM json_each(?) c WHERE ${guard.sql}`,
    )
    .bind(accountId, now, now + CREDIT_MS, purchaseId, JSON.stringify(ids), ...guard.values);
}

/** Buying a report again extends its access. */
function propertyStatement(
  db: SqlDatabase,
  accountId: string,
  pnpId: string,
  now: number,
  guard: SqlCondition,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO property_access (account_id, pnp_id, access_expires_at) SELECT ?, ?, ? WHERE ${guard.sql}
       ON CONFLICT (account_id, pnp_id) DO UPDATE
       SET access_expires_at = MAX(access_expires_at, ?) + ?`,
    )
    .bind(accountId, pnpId, now + PROPERTY_ACCESS_MS, ...guard.values, now, PROPERTY_ACCESS_MS);
}
