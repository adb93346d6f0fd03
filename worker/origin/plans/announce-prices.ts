import type { Billing } from '../billing/open-billing.ts';
import { ProviderUnavailable } from '../billing/payment-provider.ts';
import { dollarsOf } from '../billing/products-store.ts';
import type { SqlDatabase } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { mailStatement } from '../mail/queue.ts';
import { both } from '../sql-condition.ts';
import { planMail } from './plan-mail.ts';
import { priceTellingWindow } from './plan-rules.ts';
import { isUnchanged, loadPlans, type StoredPlan } from './plan-store.ts';

/** The most mails about one price in one run; the next run sends the rest. */
const RUN_MAX = 100;

/** An operator's change of a price. */
interface PriceChange {
  readonly productId: string;
  readonly priceCents: number;
  /** the first renewals it applies to, in milliseconds since 1970 */
  readonly fromAt: number;
}

/**
 * Tells holders of plans about a new price 7 to 30 days before the first renewal it applies to; holders who were not told
 * renew at the old price. `now` is in milliseconds since 1970.
 */
export async function announcePrices(billing: Billing, now: number): Promise<void> {
  const { results: changes } = await billing.accounts
    .prepare('SELECT product_id AS productId, price_cents AS priceCents, from_at AS fromAt FROM price_change')
    .all<PriceChange>();
  for (const change of changes) {
    const plans = await loadPlans(billing.accounts, await listUntold(billing.accounts, change, now));
    await runEach('announce prices', plans, (plan) => announce(billing, plan, change, now));
  }
}

/** Plans that renew within the window, at another price than the one they have or were told of. */
async function listUntold(db: SqlDatabase, { productId, priceCents, fromAt }: PriceChange, now: number) {
  const { start, end } = priceTellingWindow(now, fromAt);
  const { results } = await db
    .prepare(
      `SELECT id FROM plan
       WHERE product_id = ?1 AND status = 'active' AND cancelled_at IS NULL AND period_end >= ?2 AND period_end < ?3
         AND next_product_id IS NULL AND price_cents <> ?4 AND next_price_cents IS NOT ?4
       ORDER BY period_end LIMIT ${RUN_MAX}`,
    )
    .bind(productId, start, end, priceCents)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

async function announce(billing: Billing, plan: StoredPlan, { priceCents }: PriceChange, now: number): Promise<void> {
  const { accounts: db, provider, settings } = billing;
  if (provider?.name !== plan.provider) return;
  const { id: productId, name } = plan.product;
  try {
    if (plan.providerRef !== null)
      await provider.subscriptions?.setNext(plan.providerRef, { productId, name, priceCents, period: plan.period });
  } catch (error) {
    // We announce no price that the provider would not charge; the next run tries again.
    if (error instanceof ProviderUnavailable) return;
    throw error;
  }
  const isStill = both(isUnchanged(plan), {
    sql: 'EXISTS (SELECT 1 FROM plan WHERE id = ? AND next_price_cents IS NOT ?)',
    values: [plan.id, priceCents],
  });
  const mail = planMail('plan-price-change', plan, settings, (mailed, copy) =>
    copy.priceChange({ ...mailed, price: dollarsOf(priceCents) }, mailed.price),
  );
  await db.batch([
    mailStatement(db, mail, now, isStill),
    db
      .prepare(`UPDATE plan SET next_price_cents = ?, price_told_at = ? WHERE id = ? AND ${isStill.sql}`)
      .bind(priceCents, now, plan.id, ...isStill.values),
  ]);
}
