import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { accessUntil } from '../../../shared/people/report-state.ts';
import { requestStatements } from '../court-runner/request-store.ts';
import { openWithPaymentStatements } from '../credits/store.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';
import { mailStatement } from '../mail/queue.ts';
import { type Given, isStillCancelled } from '../plans/give-plan.ts';
import { givePlanStatements } from '../plans/give-plan-statements.ts';
import { methodWantedStatement } from '../plans/wanted-store.ts';
import type { Opening } from './decide-opening.ts';
import type { Billing } from './open-billing.ts';
import type { OrderedReport } from './ordered-report.ts';
import type { Order, PlanOfOrder } from './orders-store.ts';
import { keepMethodStatement } from './payment-method-store.ts';
import { CREDIT_MS, creditsOf } from './price-order.ts';
import { dollarsOf } from './products-store.ts';
import { type Receipt, receiptMail } from './receipt-mail.ts';
import { refundStatements } from './refunds.ts';

/** What a payment gives of a plan, and what becomes of the one report it is for. */
interface GivenParts {
  readonly plan: Given | null;
  readonly opening: Opening | null;
}

/**
 * What a paid order gives, for the transaction that marks it paid: nothing is written unless the order has this
 * receipt's number by then.
 *
 * @param given what it gives of a plan, and of one report; null for any other order
 */
export function giveStatements(
  billing: Billing,
  order: Order,
  receipt: Receipt,
  now: number,
  { plan, opening }: GivenParts,
): SqlStatement[] {
  const { accounts: db, settings } = billing;
  const guard: SqlCondition = {
    sql: 'EXISTS (SELECT 1 FROM purchase WHERE id = ? AND invoice_number = ?)',
    values: [order.id, receipt.invoiceNumber],
  };
  const { accountId } = order;
  if (accountId === null) return giveBack(db, order, receipt, orderCopy.accountGone, now, guard);
  const owned = { ...order, accountId };
  if (opening?.kind === 'back')
    return [
      ...giveBack(db, order, receipt, opening.reason, now, guard),
      ...keepStatements(db, owned, receipt, now, guard),
    ];
  const readableUntil = opening === null ? null : accessUntil(now);
  const mail = receiptMail(order, receipt, settings, now, { plan: receiptPlan(order, plan), readableUntil });
  return [...giveToAccount(db, owned, receipt, now, { plan, opening }, guard), mailStatement(db, mail, now, guard)];
}

/** What a receipt says of the plan, if the payment gave any. */
function receiptPlan({ plan, lines, totalCents, createdAt }: Order, given: Given | null) {
  if (plan === null || given === null || given.kind === 'record' || given.kind === 'nothing') return null;
  return {
    action: plan.action,
    name: lines[0]?.text ?? '',
    price: dollarsOf(totalCents),
    period: plan.period,
    until: given.period.end,
    isEnding:
      given.kind === 'renew'
        ? given.before.cancelledAt !== null
        : given.kind === 'change' && isStillCancelled(given.before, { createdAt }),
  };
}

/** If nobody can receive what was bought, the money goes back, and the only mail is about that. */
function giveBack(
  db: SqlDatabase,
  order: Order,
  { taxCents = 0, refundedCents }: Receipt,
  reason: string,
  now: number,
  guard: SqlCondition,
): SqlStatement[] {
  const { id: purchaseId, totalCents } = order;
  const amountCents = totalCents + taxCents - refundedCents;
  return refundStatements(db, { purchaseId, amountCents, reason }, now, guard);
}

function giveToAccount(
  db: SqlDatabase,
  order: Order & { readonly accountId: string },
  receipt: Receipt,
  now: number,
  { plan, opening }: GivenParts,
  guard: SqlCondition,
): SqlStatement[] {
  const { id: purchaseId, accountId, personId, counties, provider } = order;
  const credits = creditsOf(order.lines);
  if (order.plan !== null && plan !== null)
    return givePlan(db, { ...order, accountId, plan: order.plan }, receipt, now, plan, guard);
  const given: SqlStatement[] = [upgradeStatement(db, accountId, credits, guard)];
  const expiresAt = now + CREDIT_MS;
  if (opening?.kind === 'open')
    given.push(...openStatements(db, { purchaseId, accountId }, opening.report, now, guard));
  else if (credits > 0) given.push(creditsStatement(db, { purchaseId, accountId, credits, expiresAt }, now, guard));
  if (counties !== null && personId !== null)
    given.push(...requestStatements(db, { purchaseId, accountId, personId, counties }, now, guard));
  return [...given, ...keepStatements(db, { ...order, accountId, provider }, receipt, now, guard)];
}

/** The report of a person, with the credit that it used up, or of a property. */
function openStatements(
  db: SqlDatabase,
  { purchaseId, accountId }: { readonly purchaseId: string; readonly accountId: string },
  report: OrderedReport,
  now: number,
  guard: SqlCondition,
): SqlStatement[] {
  if (report.kind === 'property') return [propertyStatement(db, accountId, report.pnpId, now, guard)];
  const { personId } = report;
  return openWithPaymentStatements(db, { purchaseId, accountId, personId, expiresAt: now + CREDIT_MS }, now, guard);
}

/** A plan, with the credits of its period (F9-06), which do not outlast it. */
function givePlan(
  db: SqlDatabase,
  order: Order & { readonly accountId: string; readonly plan: PlanOfOrder },
  receipt: Receipt,
  now: number,
  given: Given,
  guard: SqlCondition,
): SqlStatement[] {
  const { plan: paid, invoiceNumber, taxCents = 0 } = receipt;
  const paidCents = order.totalCents + taxCents;
  const statements = givePlanStatements(db, { order, given, paid, invoiceNumber, paidCents }, now, guard);
  if (given.kind === 'record' || given.kind === 'nothing') return statements;
  const { id: purchaseId, accountId } = order;
  const credits = creditsOf(order.lines);
  const expiresAt = given.period.end;
  if (credits > 0) statements.push(creditsStatement(db, { purchaseId, accountId, credits, expiresAt }, now, guard));
  return [...statements, ...keepStatements(db, order, receipt, now, guard)];
}

/** The payment method that stays on file. A provider that renews plans itself has to be told which one it is. */
function keepStatements(
  db: SqlDatabase,
  { accountId, provider, keepsMethod, plan }: Order & { readonly accountId: string },
  { kept, payer }: Receipt,
  now: number,
  guard: SqlCondition,
): SqlStatement[] {
  if (keepsMethod === 'no' || kept === null) return [];
  const isForPlanOnly = keepsMethod === 'for-plan';
  const keep = keepMethodStatement(db, { accountId, provider, payer, isForPlanOnly, ...kept }, now, guard);
  return plan === null ? [keep, methodWantedStatement(db, accountId, guard)] : [keep];
}

/** A free account that pays is no longer free; other accounts keep their type (F6-10, F6-11). */
function upgradeStatement(db: SqlDatabase, accountId: string, credits: number, guard: SqlCondition): SqlStatement {
  return db
    .prepare(`UPDATE account SET user_type = ? WHERE id = ? AND user_type = 'free' AND ${guard.sql}`)
    .bind(credits > 1 ? 'transactional credits' : 'transactional', accountId, ...guard.values);
}

function creditsStatement(
  db: SqlDatabase,
  credited: { purchaseId: string; accountId: string; credits: number; expiresAt: number },
  now: number,
  guard: SqlCondition,
): SqlStatement {
  const { purchaseId, accountId, credits, expiresAt } = credited;
  const ids = Array.from({ length: credits }, () => crypto.randomUUID());
  return db
    .prepare(
      `INSERT INTO background_credit (id, account_id, granted_at, expires_at, purchase_id)
       SELECT c.value, ?, ?, ?, ? FROM json_each(?) c WHERE ${guard.sql}`,
    )
    .bind(accountId, now, expiresAt, purchaseId, JSON.stringify(ids), ...guard.values);
}

/** A report that was open before opens again. */
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
       ON CONFLICT (account_id, pnp_id) DO UPDATE SET access_expires_at = excluded.access_expires_at`,
    )
    .bind(accountId, pnpId, accessUntil(now), ...guard.values);
}
