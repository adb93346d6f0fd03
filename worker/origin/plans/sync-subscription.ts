import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import type { Billing } from '../billing/open-billing.ts';
import { loadOrder } from '../billing/orders-store.ts';
import type { Subscription } from '../billing/payment-provider.ts';
import { askPendingOrder } from '../billing/pending-orders.ts';
import { findProducts } from '../billing/products-store.ts';
import type { SqlStatement } from '../env.ts';
import { mailStatement } from '../mail/queue.ts';
import { ALWAYS } from '../sql-condition.ts';
import { lookAgain } from './due-plans-store.ts';
import { endStatements } from './end-plan-statements.ts';
import { failedStatements } from './fail-renewal.ts';
import { nextLook } from './next-look.ts';
import { planMail } from './plan-mail.ts';
import { findPlanByRef, isUnchanged, type StoredPlan } from './plan-store.ts';
import { accountById, projectStatements } from './project-accounts.ts';
import { recordPeriod } from './record-period.ts';

/** How soon we look again at a plan that an order is about to change, in milliseconds. */
const ORDER_MS = 3_600_000;

/**
 * Makes a plan what its subscription is at the provider that renews it: a payment of a new period is recorded as a
 * purchase with a receipt, once, however often we hear of it; an overdue, ended, canceled, resumed or changed
 * subscription makes the plan so. What we are told may be old, repeated or out of order, so we read the subscription now,
 * and write only what still fits the plan. Send the queued mail afterward. `now` is in milliseconds since 1970.
 *
 * @param ref the provider's subscription
 * @returns whether it is one of ours; not yet, while its first order is not settled
 * @throws ProviderUnavailable
 */
export async function syncSubscription(billing: Billing, ref: string, now: number): Promise<boolean> {
  const { provider, accounts: db } = billing;
  if (provider?.subscriptions == null) return false;
  const known = await findPlanByRef(db, provider.name, ref);
  if (known === null) return false;
  if (await isBeingOrdered(billing, known, now)) return true;
  const subscription = await provider.subscriptions.read(ref);
  if (subscription === null) return true;
  await applySubscription(billing, known, subscription, now);
  return true;
}

/**
 * The same for a subscription that has just been read.
 *
 * @param plan as it was before the reading, so that later changes are not undone
 */
export async function applySubscription(
  billing: Billing,
  plan: StoredPlan,
  subscription: Subscription,
  now: number,
): Promise<void> {
  const { accounts: db } = billing;
  if (subscription.status === 'incomplete') return;
  if (subscription.paid !== null) await recordPeriod(billing, plan, subscription, subscription.paid, now);
  const after = await findPlanByRef(db, plan.provider, subscription.ref);
  if (after === null) return;
  // Somebody canceled, resumed or changed it while we were reading: what we read may be older than that.
  if (after.cancelledAt !== plan.cancelledAt || (after.next?.id ?? null) !== (plan.next?.id ?? null)) {
    if (after.status !== 'ended' && after.periodEnd === plan.periodEnd) return;
  }
  await db.batch(await stateStatements(billing, after, subscription, now));
}

/** An order that starts or changes the plan settles its own payment: it is asked for first. */
async function isBeingOrdered(billing: Billing, plan: StoredPlan, now: number): Promise<boolean> {
  const { accounts: db } = billing;
  const { results } = await db
    .prepare("SELECT id FROM purchase WHERE plan_id = ?1 AND status = 'pending' AND plan_action <> 'renew'")
    .bind(plan.id)
    .all<{ id: string }>();
  let isOpen = false;
  for (const { id } of results) {
    const order = await loadOrder(db, id);
    if (order === null) continue;
    if ((await askPendingOrder(billing, order, now)).status === 'pending') isOpen = true;
  }
  if (isOpen) await lookAgain(db, plan.id, now + ORDER_MS);
  return isOpen;
}

/** What the subscription changes about the plan, apart from payments. */
async function stateStatements(
  billing: Billing,
  plan: StoredPlan,
  subscription: Subscription,
  now: number,
): Promise<SqlStatement[]> {
  const { accounts: db } = billing;
  if (plan.status === 'ended') {
    // It is still running at the provider, although it has ended here.
    if (subscription.status === 'ended') return [];
    return [db.prepare("UPDATE plan SET end_wanted = 1 WHERE id = ?1 AND status = 'ended'").bind(plan.id)];
  }
  if (subscription.status === 'ended')
    return endStatements(billing, plan, { by: endedBy(plan, subscription), isEndedAtProvider: true }, now);
  if (subscription.status === 'overdue')
    return plan.status === 'active' ? failedStatements(billing, plan, planCallCopy.declined, now, ALWAYS) : [];
  return [
    ...endingStatements(billing, plan, subscription, now),
    ...(await productStatements(billing, plan, subscription)),
    ...(plan.status === 'delinquent' && subscription.periodEnd > now ? paidElsewhere(billing, plan, subscription) : []),
  ];
}

function endedBy(plan: StoredPlan, { endedBy: by }: Subscription): 'customer' | 'payment' | 'operator' {
  if (by !== null) return by;
  if (plan.cancelledAt !== null) return 'customer';
  return plan.status === 'delinquent' ? 'payment' : 'operator';
}

/** Canceled or resumed at the provider. */
function endingStatements(
  { accounts: db, settings }: Billing,
  plan: StoredPlan,
  { isEnding }: Subscription,
  now: number,
): SqlStatement[] {
  if (isEnding === (plan.cancelledAt !== null)) return [];
  const isStill = isUnchanged(plan);
  const cancelledAt = isEnding ? now : null;
  const mail = isEnding
    ? planMail('plan-cancelled', plan, settings, (mailed, copy) => copy.cancelled(mailed))
    : planMail('plan-resumed', plan, settings, (mailed, copy) => copy.resumed(mailed));
  return [
    mailStatement(db, mail, now, isStill),
    db
      .prepare(`UPDATE plan SET cancelled_at = ?, act_at = ? WHERE id = ? AND ${isStill.sql}`)
      .bind(cancelledAt, nextLook({ ...plan, cancelledAt }), plan.id, ...isStill.values),
  ];
}

/** A product or price that was changed at the provider. */
async function productStatements(
  { accounts: db }: Billing,
  plan: StoredPlan,
  { productId, priceCents }: Subscription,
): Promise<SqlStatement[]> {
  const statements: SqlStatement[] = [];
  if (productId !== null && productId !== plan.product.id) {
    const [product] = await findProducts(db, [productId]);
    if (product?.kind === 'plan' && product.period !== null) {
      statements.push(
        db
          .prepare("UPDATE plan SET product_id = ?2, period = ?3 WHERE id = ?1 AND status <> 'ended'")
          .bind(plan.id, productId, product.period),
        ...projectStatements(db, accountById(plan.accountId)),
      );
    }
  }
  if (priceCents !== null && priceCents !== plan.priceCents)
    statements.push(
      db.prepare("UPDATE plan SET price_cents = ?2 WHERE id = ?1 AND status <> 'ended'").bind(plan.id, priceCents),
    );
  return statements;
}

/** An overdue plan that is paid at the provider without a payment of its own, as by a credit. */
function paidElsewhere({ accounts: db }: Billing, plan: StoredPlan, subscription: Subscription): SqlStatement[] {
  const { periodStart, periodEnd } = subscription;
  const isStill = isUnchanged(plan);
  const isPaid = {
    sql: "EXISTS (SELECT 1 FROM plan WHERE id = ? AND status = 'active')",
    values: [plan.id],
  };
  return [
    db
      .prepare(
        `UPDATE plan SET status = 'active', failed_at = NULL, attempts = 0, anchor_at = ?, period_start = ?,
           period_end = ?, act_at = ? WHERE id = ? AND ${isStill.sql}`,
      )
      .bind(periodStart, periodStart, periodEnd, nextLook({ ...plan, periodEnd }), plan.id, ...isStill.values),
    ...projectStatements(db, accountById(plan.accountId), isPaid),
  ];
}
