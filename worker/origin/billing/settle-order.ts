import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { SqlStatement } from '../env.ts';
import { failedStatements } from '../plans/fail-renewal.ts';
import { decideGiven, type Given } from '../plans/give-plan.ts';
import { loadLivePlan, loadPlan } from '../plans/plan-store.ts';
import { ALWAYS, both } from '../sql-condition.ts';
import { decideOpening, type Opening } from './decide-opening.ts';
import { foreignRefundStatements } from './foreign-refunds.ts';
import { giveStatements } from './give-statements.ts';
import type { Billing } from './open-billing.ts';
import { reportOf } from './ordered-report.ts';
import { loadOrder, type Order } from './orders-store.ts';
import type { PaymentOutcome } from './payment-provider.ts';
import { taxLines } from './price-order.ts';

/**
 * Tries to settle a payment: a receipt number may be taken (with a million receipts a year, one in a hundred is), and
 * its plan or its owner may have changed since it was loaded: a guest's order becomes that of an account.
 */
const TRIES = 8;
const NUMBER_MAX = 100_000_000;

/**
 * The one place where an order becomes paid, declined or expired, and where its goods are given: in one transaction
 * whose statements all depend on this very transaction having marked it paid. So however often an outcome arrives, and
 * from wherever, it is carried out once. `now` is in milliseconds since 1970. Send the queued mail afterward.
 *
 * An expired order still becomes paid if its payment comes to light: a buyer who paid gets what they paid for.
 *
 * @returns the order as it is now; null if there is none with that id
 * @throws ProviderUnavailable if a subscription has to end whose account is gone, and the provider does not answer
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
  else await settleUnpaid(billing, order, outcome, now);
  return loadOrder(db, orderId);
}

function canBecome(status: Order['status'], kind: PaymentOutcome['kind']): boolean {
  return status === 'pending' || (status === 'expired' && kind === 'paid');
}

async function settlePaid(
  billing: Billing,
  loaded: Order,
  outcome: Extract<PaymentOutcome, { kind: 'paid' }>,
  now: number,
): Promise<void> {
  const { accounts: db, provider } = billing;
  let order = loaded;
  // The site operator refunded part of it before we knew it was paid.
  const { payment, refundedCents, taxCents = 0 } = outcome;
  const back = { provider: loaded.provider, payment, refundedCents, reason: orderCopy.refundedAtProvider };
  const wentBack = refundedCents > 0 ? foreignRefundStatements(db, back, now) : [];
  for (let left = TRIES; ; left -= 1) {
    // The account is gone, so nothing may renew. Without an answer, we are told again and try again.
    if (order.accountId === null && outcome.plan !== undefined) await provider?.subscriptions?.end(outcome.plan.ref);
    const invoiceNumber = createInvoiceNumber(now);
    const given = await decidePlan(billing, order, outcome, now);
    const opening = await decideReport(billing, order, now);
    const isStill = both(given?.condition ?? ALWAYS, opening?.condition ?? ALWAYS);
    const paid = db
      .prepare(
        `UPDATE purchase SET status = 'paid', invoice_number = ?, settled_at = ?, payer = ?, provider_ref = ?,
           provider_payment = ?, total_cents = total_cents + ?, redirect_url = NULL, message = NULL, method_ref = NULL,
           method_customer = NULL, return_path = NULL, report_opened = ?
         WHERE id = ? AND account_id IS ? AND status IN ('pending', 'expired') AND ${isStill.sql}`,
      )
      .bind(
        invoiceNumber,
        now,
        JSON.stringify(outcome.payer),
        outcome.ref,
        outcome.payment,
        taxCents,
        opening && (opening.kind === 'open' ? 1 : 0),
        order.id,
        order.accountId,
        ...isStill.values,
      );
    const receipt = { ...outcome, invoiceNumber };
    try {
      const [marked] = await db.batch([
        paid,
        ...taxStatements(billing, order, receipt),
        ...wentBack,
        ...giveStatements(billing, order, receipt, now, { plan: given, opening }),
      ]);
      if (marked?.meta.changes === 1) return;
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('purchase.invoice_number');
      if (!isTaken || left <= 1) throw error;
    }
    const again = await loadOrder(db, order.id);
    if (again === null || !canBecome(again.status, 'paid')) return;
    if (left <= 1) throw new Error('an order kept changing while its payment was settled');
    order = again;
  }
}

/** What a payment gives of a plan, as the account's plan is now. */
async function decidePlan(
  { accounts: db }: Billing,
  { plan, accountId }: Order,
  { plan: paid }: Extract<PaymentOutcome, { kind: 'paid' }>,
  now: number,
): Promise<Given | null> {
  if (plan === null || accountId === null) return null;
  return decideGiven({ plan, accountId }, await loadLivePlan(db, accountId), paid, now);
}

/** What becomes of a payment for one report; null for any other order, and if nobody is left to read it. */
async function decideReport(billing: Billing, order: Order, now: number): Promise<Opening | null> {
  const report = reportOf(order);
  return report === null || order.accountId === null ? null : decideOpening(billing, order.accountId, report, now);
}

/** Sales tax is a line of its own, after those of the order. */
function taxStatements(
  { accounts: db }: Billing,
  { id, lines }: Order,
  { taxCents = 0, invoiceNumber }: { readonly taxCents?: number; readonly invoiceNumber: string },
): SqlStatement[] {
  return taxLines(taxCents).map(({ productId, text, amountCents }) =>
    db
      .prepare(
        `INSERT INTO purchase_line (purchase_id, position, product_id, text, amount_cents)
         SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM purchase WHERE id = ? AND invoice_number = ?)`,
      )
      .bind(id, lines.length, productId, text, amountCents, id, invoiceNumber),
  );
}

async function settleUnpaid(
  billing: Billing,
  order: Order,
  outcome: Exclude<PaymentOutcome, { kind: 'paid' }>,
  now: number,
): Promise<void> {
  const { accounts: db } = billing;
  const { plan, id } = order;
  const renewed = plan?.action === 'renew' && outcome.kind === 'declined' ? await loadPlan(db, plan.id) : null;
  const isDeclined = { sql: "EXISTS (SELECT 1 FROM purchase WHERE id = ? AND status = 'declined')", values: [id] };
  const message = outcome.kind === 'declined' ? outcome.message : '';
  await db.batch([
    unpaidStatement(billing, order, outcome, now),
    ...(renewed?.periodEnd === plan?.from && renewed !== null
      ? failedStatements(billing, renewed, message, now, isDeclined)
      : []),
  ]);
}

function unpaidStatement(
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
